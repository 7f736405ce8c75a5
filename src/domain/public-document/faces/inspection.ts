import { AppError } from '@/lib/appError';
import type { ViewedFinding } from '../../finding/viewed';
import { readForm, writeForm, type InspectionForm } from '../../inspection/form';
import { inspectionSchema, readUnits, writeUnits, type Inspection } from '../../inspection/schema';
import { slotsOf } from '../../inspection/slots';
import { viewedInspectionSchema } from '../../inspection/viewed';
import type { ViewedPhoto } from '../../photo/viewed';
import type { PublicDocument } from '../schema';
import { sharedFace, type SharedSubject } from '../sharedFace';
import { defineFace, onlyFields } from '../face';

type InspectionSubject = SharedSubject & {
  inspection: Inspection;
  photos: readonly ViewedPhoto[];
  findings: readonly ViewedFinding[];
};

/** Canned comments are internal; the chosen ones are already in the notes. */
const withoutComments = (form: InspectionForm): InspectionForm => ({
  ...form,
  sections: form.sections.map((section) => ({
    ...section,
    items: section.items.map((item) => ({ ...item, comments: [] })),
  })),
});

/**
 * Builds what the customer sees of an inspection: its report, judged when displayed, with its photos, its signatures and the prices of
 * fixing its findings; not which account answered what.
 * @throws AppError `invalid` when its form can't be parsed
 */
export function faceOfInspection(subject: InspectionSubject): PublicDocument {
  const { inspection, photos, findings, ...shared } = subject;
  const form = readForm(inspection.form);
  if (form.sections.length === 0)
    throw new AppError({ code: 'invalid', userMessage: 'The form of this inspection cannot be read.' });
  const units = readUnits(inspection.units);
  const asked = new Set(slotsOf(form, units).map(({ key }) => key));
  return {
    ...sharedFace('inspection', shared),
    // Rebuilt field by field, so nothing but the record's own fields is published.
    inspection: viewedInspectionSchema.parse({
      ...inspection,
      form: writeForm(withoutComments(form)),
      units: writeUnits(units),
      answers: inspection.answers.filter((answer) => asked.has(answer.id)).map((answer) => ({ ...answer, by: '' })),
      photos: photos.filter(({ itemId }) => asked.has(itemId)),
      findings,
    }),
  };
}

export const inspectionFace = defineFace({
  collection: 'inspections',
  noun: 'Inspection',
  toShare: { operation: 'update', collection: 'inspections' },
  isSeen: onlyFields(Object.keys(viewedInspectionSchema.shape)),
  notYet: ({ state }) => (state === 'in-progress' ? 'Complete the inspection first: one in progress has no link.' : ''),
  // When reopened, it keeps showing the report as it was completed.
  held: ({ state }) => (state === 'in-progress' ? {} : null),
  show: async (subject, read) => {
    const [{ company }, photos, findings] = await Promise.all([read.company(), read.photos(), read.findings()]);
    const inspection = read.record(inspectionSchema);
    return faceOfInspection({ ...subject, company, inspection, photos, findings, changedAt: subject.now });
  },
});
