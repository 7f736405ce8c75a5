import { readOverrides, writeOverrides } from '../../diagnostics/record/overrides';
import { readReadings, writeReadings } from '../../diagnostics/record/storedReadings';
import { diagnosticSchema, type Diagnostic } from '../../diagnostics/record/schema';
import { viewedDiagnosticSchema } from '../../diagnostics/record/viewed';
import type { ViewedPhoto } from '../../photo/viewed';
import type { PublicDocument } from '../schema';
import { sharedFace, type SharedSubject } from '../sharedFace';
import { defineFace, onlyFields } from '../face';

type ReadingsSubject = SharedSubject & { diagnostic: Diagnostic; photos: readonly ViewedPhoto[] };

/** Builds what the customer sees of a set of readings: judged when displayed, with its photos; not who approved overriding a verdict. */
export function faceOfReadings(subject: ReadingsSubject): PublicDocument {
  const { diagnostic, photos, ...shared } = subject;
  return {
    ...sharedFace('readings', shared),
    // Rebuilt field by field, so nothing but the record's own fields is published.
    readings: viewedDiagnosticSchema.parse({
      ...diagnostic,
      readings: writeReadings(readReadings(diagnostic.readings)),
      overrides: writeOverrides(readOverrides(diagnostic.overrides).map((one) => ({ ...one, secondPerson: '' }))),
      photos,
    }),
  };
}

export const readingsFace = defineFace({
  collection: 'diagnostics',
  noun: 'Set of readings',
  toShare: { operation: 'update', collection: 'diagnostics' },
  isSeen: onlyFields(Object.keys(viewedDiagnosticSchema.shape)),
  show: async (subject, read) => {
    const [{ company }, photos] = await Promise.all([read.company(), read.photos()]);
    const diagnostic = read.record(diagnosticSchema);
    return faceOfReadings({ ...subject, company, diagnostic, photos, changedAt: subject.now });
  },
});
