import { AppError } from '@/lib/appError';
import { EMPTY_ADDRESS } from '../contact/schema';
import { readHouse, writeHouse } from '../load-calc/project/house';
import type { LoadProject } from '../load-calc/project/schema';
import { viewedLoadSchema } from '../load-calc/project/viewed';
import { headOf, type PrintedCompany } from '../paper/header';
import { linkEnd } from './linkEnd';
import { NO_PARTS } from './noParts';
import type { PublicDocument } from './schema';

type LoadSubject = {
  companyId: string;
  id: string;
  company: PrintedCompany;
  project: LoadProject;
  /** When its link was last given. */
  sharedAt: string;
  /** When the record was last changed: the date of the sheet, for whoever has the link as for the staff. */
  changedAt: string;
};

/**
 * What the customer sees of a load calculation: the house, calculated where it is shown; neither notes nor who made it.
 * @throws AppError `invalid` when the house cannot be calculated
 */
export function faceOfLoadCalculation({
  companyId,
  id,
  company,
  project,
  sharedAt,
  changedAt,
}: LoadSubject): PublicDocument {
  const { inputs, errors } = readHouse(project.house);
  if (!inputs)
    throw new AppError({
      code: 'invalid',
      userMessage: `This house cannot be calculated: ${errors[0]?.path ?? ''} ${errors[0]?.message ?? ''}`.trim(),
    });
  return {
    ...NO_PARTS,
    kind: 'load-calculation',
    companyId,
    subjectId: id,
    updatedAt: changedAt,
    endsAt: linkEnd([sharedAt]),
    timeZone: company.timeZone,
    company: headOf('estimate', { company, recipient: { name: '', address: EMPTY_ADDRESS } }, []).company,
    // Written anew, so that nothing but the record's own fields is published.
    loadCalculation: viewedLoadSchema.parse({ ...project, house: writeHouse(inputs) }),
  };
}
