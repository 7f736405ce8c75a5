import { jobsList } from '../job/queries';
import { invoiceList } from '../invoice/queries';
import type { ListQuery } from '../record/listQuery';

/** Names of the company's own records for examples; '' if there is none, or the person may not see any. */
export type OwnNames = {
  /** A customer who owes something. */
  debtor: string;
  customer: string;
  technician: string;
  /** A job's number. */
  job: string;
};
export const NO_NAMES: OwnNames = { debtor: '', customer: '', technician: '', job: '' };

/** One invoice of a late customer. */
export const exampleDebts = (today: string): ListQuery => ({
  ...invoiceList('overdue', { field: 'dueOn', direction: 'asc' }, today),
  limit: 1,
});

/** The job with the latest time. */
export const exampleJobs = (): ListQuery => ({ ...jobsList(), limit: 1 });

type Found = {
  debts: readonly { customerName: string }[];
  jobs: readonly { customerName: string; number: string }[];
  /** The company's technicians, by first name. */
  technicians: readonly { firstName: string }[];
};

/** Extracts the names from what was found. */
export const ownNames = ({ debts: [debt], jobs: [job], technicians: [technician] }: Found): OwnNames => ({
  debtor: debt?.customerName ?? '',
  customer: job?.customerName ?? '',
  technician: technician?.firstName ?? '',
  job: job?.number ?? '',
});
