import { EMPTY_ADDRESS } from '../contact/schema';
import { readOverrides, writeOverrides } from '../diagnostics/record/overrides';
import { readReadings, writeReadings } from '../diagnostics/record/storedReadings';
import type { Diagnostic } from '../diagnostics/record/schema';
import { viewedDiagnosticSchema } from '../diagnostics/record/viewed';
import { headOf, type PrintedCompany } from '../paper/header';
import type { ViewedPhoto } from '../photo/viewed';
import { linkEnd } from './linkEnd';
import { NO_PARTS } from './noParts';
import type { PublicDocument } from './schema';

type ReadingsSubject = {
  companyId: string;
  id: string;
  company: PrintedCompany;
  diagnostic: Diagnostic;
  photos: readonly ViewedPhoto[];
  /** When its link was last given. */
  sharedAt: string;
  now: string;
};

/** What the customer sees of a set of readings: judged where it is shown, with its photos; not who agreed to set a verdict aside. */
export function faceOfReadings(subject: ReadingsSubject): PublicDocument {
  const { companyId, id, company, diagnostic, photos, sharedAt, now } = subject;
  return {
    ...NO_PARTS,
    kind: 'readings',
    companyId,
    subjectId: id,
    updatedAt: now,
    endsAt: linkEnd([sharedAt]),
    timeZone: company.timeZone,
    company: headOf('estimate', { company, recipient: { name: '', address: EMPTY_ADDRESS } }, []).company,
    // Written anew, so that nothing but the record's own fields is published.
    readings: viewedDiagnosticSchema.parse({
      ...diagnostic,
      readings: writeReadings(readReadings(diagnostic.readings)),
      overrides: writeOverrides(readOverrides(diagnostic.overrides).map((one) => ({ ...one, secondPerson: '' }))),
      photos,
    }),
  };
}
