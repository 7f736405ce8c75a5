import { EMPTY_ADDRESS } from '../contact/schema';
import { headOf, type PrintedCompany } from '../paper/header';
import { linkEnd } from './linkEnd';
import { NO_PARTS, type PublicDocument } from './schema';

/** A separately shared record, with the company that shares it. */
export type SharedSubject = {
  companyId: string;
  id: string;
  company: PrintedCompany;
  /** Time its link was last issued. */
  sharedAt: string;
  /** The date of the content: the record's last change if the sheet shows that date, else now. */
  changedAt: string;
};
export type CalculationSubject<P> = SharedSubject & { project: P };

/** Builds the start of a calculation's or report's public page; its kind adds the part to show. */
export const sharedFace = (
  kind: PublicDocument['kind'],
  { companyId, id, company, sharedAt, changedAt }: SharedSubject,
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
