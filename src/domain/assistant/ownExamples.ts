import { jobsList } from '../job/queries';
import { invoiceList } from '../invoice/queries';
import type { ListQuery } from '../record/listQuery';

/** Names from the company's own records for examples; '' if there is no such record or the user may not see any. */
export type OwnNames = {
  /** A customer with an overdue balance. */
  debtor: string;
  customer: string;
  technician: string;
  /** A job's number. */
  job: string;
};
export const NO_NAMES: OwnNames = { debtor: '', customer: '', technician: '', job: '' };

/** One invoice that is overdue. */
export const exampleDebts = (today: string): ListQuery => ({
  ...invoiceList('overdue', { field: 'dueOn', direction: 'asc' }, today),
  limit: 1,
});

/** The job with the latest time. */
export const exampleJobs = (): ListQuery => ({ ...jobsList(), limit: 1 });

type Found = {
  debts: readonly { customerName: string }[];
  jobs: readonly { customerName: string; number: string }[];
  /** Team members, by first name. */
  technicians: readonly { firstName: string }[];
};

/** Extracts the names from the records found. */
export const ownNames = ({ debts: [debt], jobs: [job], technicians: [technician] }: Found): OwnNames => ({
  debtor: debt?.customerName ?? '',
  customer: job?.customerName ?? '',
  technician: technician?.firstName ?? '',
  job: job?.number ?? '',
});
