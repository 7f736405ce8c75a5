import { readOverrides, writeOverrides } from '../diagnostics/record/overrides';
import { readReadings, writeReadings } from '../diagnostics/record/storedReadings';
import type { Diagnostic } from '../diagnostics/record/schema';
import { viewedDiagnosticSchema } from '../diagnostics/record/viewed';
import type { ViewedPhoto } from '../photo/viewed';
import type { PublicDocument } from './schema';
import { sharedFace, type SharedSubject } from './sharedFace';

type ReadingsSubject = SharedSubject & { diagnostic: Diagnostic; photos: readonly ViewedPhoto[] };

/** What the customer sees of a set of readings: judged where it is shown, with its photos; not who agreed to set a verdict aside. */
export function faceOfReadings(subject: ReadingsSubject): PublicDocument {
  const { diagnostic, photos, ...shared } = subject;
  return {
    ...sharedFace('readings', shared),
    // Written anew, so that nothing but the record's own fields is published.
    readings: viewedDiagnosticSchema.parse({
      ...diagnostic,
      readings: writeReadings(readReadings(diagnostic.readings)),
      overrides: writeOverrides(readOverrides(diagnostic.overrides).map((one) => ({ ...one, secondPerson: '' }))),
      photos,
    }),
  };
}
