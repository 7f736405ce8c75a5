import { z } from 'zod';
import { assessed, summaryOf } from '@/domain/diagnostics/record/readings';
import { readReadings, writeReadings } from '@/domain/diagnostics/record/storedReadings';
import { readOverrides, writeOverrides, type Override } from '@/domain/diagnostics/record/overrides';
import { diagnosticSchema, type Diagnostic } from '@/domain/diagnostics/record/schema';
import type { ProcedureKind } from '@/domain/diagnostics/procedures/kinds';
import { PROCEDURES } from '@/domain/diagnostics/procedures/procedures';
import { newNumber } from '@/domain/record/number';

const fields = diagnosticSchema.pick({
  kind: true,
  measuredAt: true,
  customerId: true,
  propertyId: true,
  jobId: true,
  equipmentId: true,
  unitName: true,
  technicianName: true,
  isBaseline: true,
  notes: true,
});

/** Form values of a set of readings. Impossible readings are rejected at their field. */
export const diagnosticFormSchema = fields
  .extend({
    readings: z.record(z.string(), z.union([z.number(), z.string(), z.boolean()])),
    overrides: z.custom<Override[]>(),
  })
  .superRefine(({ kind, readings }, context) => {
    const given = Object.fromEntries(Object.entries(readings).filter(([, value]) => value !== ''));
    for (const { field, message } of PROCEDURES[kind].assess(given).faults)
      context.addIssue({ code: 'custom', path: ['readings', field], message });
  });
export type DiagnosticFormValues = z.infer<typeof diagnosticFormSchema>;

export const DIAGNOSTIC_LABELS: Partial<Record<keyof Diagnostic, string>> = {
  measuredAt: 'Measured',
  customerId: 'Customer',
  propertyId: 'Property',
  jobId: 'Job',
  equipmentId: 'Equipment',
  unitName: 'What was measured',
  technicianName: 'Measured by',
  isBaseline: 'Baseline',
  readings: 'Readings',
  overrides: 'Overrides',
  verdict: 'Verdict',
  summary: 'Summary',
  notes: 'Notes',
};

type Start = Pick<
  DiagnosticFormValues,
  'measuredAt' | 'customerId' | 'propertyId' | 'jobId' | 'equipmentId' | 'unitName' | 'technicianName' | 'notes'
>;

/** Initial values for a new set's form. */
export const newDiagnosticValues = (
  kind: ProcedureKind,
  start: Start,
  known: DiagnosticFormValues['readings'] = {},
): DiagnosticFormValues => ({
  ...start,
  kind,
  isBaseline: false,
  readings: { ...PROCEDURES[kind].usual, ...known },
  overrides: [],
});

export const toDiagnosticForm = ({ readings, overrides, ...record }: Diagnostic): DiagnosticFormValues => ({
  ...fields.parse(record),
  readings: { ...readReadings(readings) },
  overrides: readOverrides(overrides),
});

/** Converts the form's values to stored fields, with the results. */
export function toDiagnosticFields({ readings, overrides, ...values }: DiagnosticFormValues): Partial<Diagnostic> {
  const stored = { ...values, readings: writeReadings(readings), overrides: writeOverrides(overrides) };
  const result = assessed(stored);
  return { ...stored, verdict: result.verdict, summary: summaryOf(result) };
}

/** Builds a complete new record. */
export const newDiagnostic = (values: DiagnosticFormValues, customerName: string, now: Date): Diagnostic =>
  diagnosticSchema.parse({ ...toDiagnosticFields(values), number: newNumber('readings', now), customerName });
