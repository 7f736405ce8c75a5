import { z } from 'zod';
import { findingSchema, type Finding, type FindingSource, type Severity } from '@/domain/finding/schema';
import { newNumber } from '@/domain/record/number';
import { isEmptyLine } from '@/entities/billing/newLine';
import { newId } from '@/lib/ids';

/** Starting values of a new finding. */
export type FindingStart = {
  source: FindingSource;
  customerId: string;
  /** Set if the customer isn't cached on this device. */
  customerName?: string;
  propertyId?: string;
  equipmentId?: string;
  unitName?: string;
  jobId?: string;
  title?: string;
  note?: string;
  severity?: Severity;
};

/** `id` is the new finding's: its photos refer to it before it's saved, even when the form is restored after a reload. */
export const findingFormSchema = findingSchema
  .pick({ title: true, severity: true, note: true, dueOn: true, options: true })
  .extend({ id: z.string() });
export type FindingFormValues = z.infer<typeof findingFormSchema>;

export const FINDING_LABELS: Partial<Record<keyof Finding, string>> = {
  title: 'What is wrong',
  severity: 'Severity',
  note: 'Note',
  dueOn: 'Put right by',
  options: 'Options',
  state: 'State',
};

export const newOption = (name: string): FindingFormValues['options'][number] => ({ id: newId(), name, lines: [] });

export const newFindingValues = (
  id: string,
  { title = '', note = '', severity = 'deficient' }: FindingStart,
): FindingFormValues => ({
  id,
  title,
  note,
  severity,
  dueOn: '',
  options: [newOption('Repair')],
});

export const toFindingForm = ({ title, severity, note, dueOn, options }: Finding): FindingFormValues => ({
  id: '',
  title,
  severity,
  note,
  dueOn,
  options: options.length > 0 ? options : [newOption('Repair')],
});

/** Returns the record's own fields: empty lines are dropped, and so are options without lines. */
export const toFindingFields = ({ title, severity, note, dueOn, options }: FindingFormValues): Partial<Finding> => ({
  title,
  severity,
  note,
  dueOn,
  options: options
    .map((option) => ({ ...option, lines: option.lines.filter((line) => !isEmptyLine(line)) }))
    .filter(({ lines }) => lines.length > 0),
});

type NewFinding = { customerName: string; raisedByName: string; now: Date };

/** Returns the complete new record. */
export const newFinding = (
  values: FindingFormValues,
  { source, customerId, propertyId = '', equipmentId = '', unitName = '', jobId = '' }: FindingStart,
  { customerName, raisedByName, now }: NewFinding,
): Finding =>
  findingSchema.parse({
    ...toFindingFields(values),
    number: newNumber('finding', now),
    source,
    customerId,
    customerName,
    propertyId,
    equipmentId,
    unitName,
    jobId,
    raisedAt: now.toISOString(),
    raisedByName,
  });
