import { z } from 'zod';
import { REFRIGERANT_NAMES } from '@/domain/diagnostics/refrigerant/names';
import { refrigerantMoveSchema, type RefrigerantMove } from '@/domain/refrigerant-log/schema';
import { ouncesOf } from '@/domain/refrigerant-log/words';

const amount = (most: number) =>
  z.union([z.literal(''), z.number().min(0, 'Cannot be negative').max(most, 'Too large')]);

/** Form values of a log entry: pounds and ounces as shown on the scale. */
export const moveFormSchema = refrigerantMoveSchema
  .omit({ ounces: true, fullChargeOunces: true, customerName: true, cylinderLabel: true })
  .extend({
    refrigerant: z.union([z.literal(''), z.enum(REFRIGERANT_NAMES)]),
    pounds: amount(1000),
    ounces: amount(16_000),
    fullPounds: amount(100_000),
    fullOunces: amount(16),
  })
  .superRefine(({ refrigerant, pounds, ounces, fullPounds, fullOunces, purpose }, context) => {
    if (refrigerant === '')
      context.addIssue({ code: 'custom', path: ['refrigerant'], message: 'Choose the refrigerant' });
    if (ouncesOf(pounds || 0, ounces || 0) <= 0)
      context.addIssue({ code: 'custom', path: ['ounces'], message: 'Enter how much, by the scale' });
    if (purpose === 'top-up' && ouncesOf(fullPounds || 0, fullOunces || 0) <= 0)
      context.addIssue({
        code: 'custom',
        path: ['fullPounds'],
        message: 'Enter the full charge of the unit: the leak rate needs it',
      });
  });
export type MoveFormValues = z.infer<typeof moveFormSchema>;

export type MoveStart = Partial<
  Pick<
    MoveFormValues,
    | 'customerId'
    | 'propertyId'
    | 'equipmentId'
    | 'unitName'
    | 'jobId'
    | 'diagnosticId'
    | 'technicianName'
    | 'certificateName'
    | 'certificateNumber'
    | 'refrigerant'
  >
>;

/** Returns a new entry's initial values. */
export const newMoveValues = (start: MoveStart, now: string): MoveFormValues => ({
  at: now,
  kind: 'added',
  purpose: 'top-up',
  refrigerant: '',
  pounds: '',
  ounces: '',
  cylinderId: '',
  customerId: '',
  propertyId: '',
  equipmentId: '',
  unitName: '',
  jobId: '',
  diagnosticId: '',
  fullPounds: '',
  fullOunces: '',
  category: 'comfort-cooling',
  isResidentialOrLightCommercial: true,
  technicianName: '',
  certificateName: '',
  certificateNumber: '',
  leakFound: 'not-tested',
  leakMethod: '',
  repair: '',
  reason: '',
  searchWords: [],
  ...start,
});

/** Converts the form's values to stored fields. */
export const toMove = (
  { pounds, ounces, fullPounds, fullOunces, ...values }: MoveFormValues,
  copies: Pick<RefrigerantMove, 'customerName' | 'cylinderLabel'>,
): RefrigerantMove =>
  refrigerantMoveSchema.parse({
    ...values,
    ...copies,
    ounces: ouncesOf(pounds || 0, ounces || 0),
    fullChargeOunces: ouncesOf(fullPounds || 0, fullOunces || 0),
  });

/** Splits a weight into the form's pounds and ounces. */
export const splitWeight = (ounces: number): { pounds: number; rest: number } => {
  const pounds = Math.floor(ounces / 16);
  return { pounds, rest: Math.round((ounces - pounds * 16) * 10) / 10 };
};
