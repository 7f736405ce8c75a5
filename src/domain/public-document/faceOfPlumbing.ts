import { AppError } from '@/lib/appError';
import { EMPTY_ADDRESS } from '../contact/schema';
import { headOf, type PrintedCompany } from '../paper/header';
import type { PlumbingCalc } from '../plumbing/record/schema';
import { readTree, writeTree } from '../plumbing/record/tree';
import { viewedPlumbingSchema } from '../plumbing/record/viewed';
import { linkEnd } from './linkEnd';
import { NO_PARTS } from './noParts';
import type { PublicDocument } from './schema';

type PlumbingSubject = {
  companyId: string;
  id: string;
  company: PrintedCompany;
  project: PlumbingCalc;
  /** When its link was last given. */
  sharedAt: string;
  /** When the record was last changed: the date of the sheet, for whoever has the link as for the staff. */
  changedAt: string;
};

/**
 * What the customer or the inspector sees of a plumbing calculation: the pipes, calculated where they are shown; neither notes nor who
 * made it.
 * @throws AppError `invalid` when the tree cannot be read
 */
export function faceOfPlumbing({
  companyId,
  id,
  company,
  project,
  sharedAt,
  changedAt,
}: PlumbingSubject): PublicDocument {
  const { tree, errors } = readTree(project.tree);
  if (!tree)
    throw new AppError({
      code: 'invalid',
      userMessage: `This calculation cannot be read: ${errors[0]?.path ?? ''} ${errors[0]?.message ?? ''}`.trim(),
    });
  return {
    ...NO_PARTS,
    kind: 'plumbing',
    companyId,
    subjectId: id,
    updatedAt: changedAt,
    endsAt: linkEnd([sharedAt]),
    timeZone: company.timeZone,
    company: headOf('estimate', { company, recipient: { name: '', address: EMPTY_ADDRESS } }, []).company,
    // Written anew, so that nothing but the record's own fields is published; how the company buys is not shown.
    plumbing: viewedPlumbingSchema.parse({ ...project, tree: writeTree({ ...tree, buying: undefined }) }),
  };
}
