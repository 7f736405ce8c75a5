import { EMPTY_ADDRESS } from '../contact/schema';
import { headOf, type PrintedCompany } from '../paper/header';
import { linkEnd } from './linkEnd';
import { NO_PARTS } from './noParts';
import type { PublicDocument } from './schema';

/** A calculation that is shared, with the company that shares it. */
export type CalculationSubject<P> = {
  companyId: string;
  id: string;
  company: PrintedCompany;
  project: P;
  /** When its link was last given. */
  sharedAt: string;
  /** When the record was last changed: the date of the sheet, for whoever has the link as for the staff. */
  changedAt: string;
};

/** What the public page of every calculation begins with; its kind adds the part that is shown. */
export const calculationFace = (
  kind: PublicDocument['kind'],
  { companyId, id, company, sharedAt, changedAt }: Omit<CalculationSubject<unknown>, 'project'>,
): PublicDocument => ({
  ...NO_PARTS,
  kind,
  companyId,
  subjectId: id,
  updatedAt: changedAt,
  endsAt: linkEnd([sharedAt]),
  timeZone: company.timeZone,
  company: headOf('estimate', { company, recipient: { name: '', address: EMPTY_ADDRESS } }, []).company,
});
