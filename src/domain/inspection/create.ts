import { AppError } from '@/lib/appError';
import { newNumber } from '../record/number';
import { writeForm, type InspectionForm } from './form';
import { roomFault } from './room';
import { inspectionSchema, writeUnits, type InspectedUnit, type Inspection, type Trade } from './schema';

/** The template that an inspection is started with: the company's or a built-in one, in its current version. */
export type StartedTemplate = { id: string; version: number; name: string; trade: Trade; form: InspectionForm };

type Start = Partial<
  Pick<
    Inspection,
    'title' | 'customerName' | 'propertyId' | 'propertyAddress' | 'jobId' | 'inspectorName' | 'weather' | 'previousId'
  >
> & {
  customerId: string;
  units: readonly InspectedUnit[];
  /** Those of the units that are on file. */ equipmentIds: readonly string[];
};

/**
 * Builds a new inspection's fields. The form is copied, so this inspection keeps its version even if the template changes.
 * @throws AppError `invalid` if the units' answers and signatures wouldn't fit into one inspection.
 */
export function newInspection(
  template: StartedTemplate,
  { units, equipmentIds, ...start }: Start,
  now: Date,
): Inspection {
  const fault = roomFault(template.form, units.length);
  if (fault !== '') throw new AppError({ code: 'invalid', userMessage: fault });
  return inspectionSchema.parse({
    ...start,
    number: newNumber('inspection', now),
    title: start.title || template.name,
    trade: template.trade,
    templateId: template.id,
    templateVersion: template.version,
    form: writeForm(template.form),
    units: writeUnits(units),
    equipmentIds: [...equipmentIds],
    startedAt: now.toISOString(),
  });
}
