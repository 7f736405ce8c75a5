import { assessInspection } from './assess';
import { readForm, type InspectionForm } from './form';
import { readUnits, type InspectedUnit, type Inspection } from './schema';

/** What is asked again, and for which units. */
type Repeated = { form: InspectionForm; units: InspectedUnit[] };

/**
 * Builds a re-inspection: the failed items, in their sections, all required and without conditions, and everyone who signed signs again.
 * Units: those where something failed; all of them if nothing failed at a specific unit. Null if nothing failed.
 */
export function repeatOfFailed({
  form,
  units: stored,
  answers,
}: Pick<Inspection, 'form' | 'units' | 'answers'>): Repeated | null {
  const read = readForm(form);
  const units = readUnits(stored);
  const { failed } = assessInspection({ form: read, units, answers });
  if (failed.length === 0) return null;
  const failedUnits = units.filter(({ id }) => failed.some(({ unit }) => unit?.id === id));
  const ids = new Set(failed.map(({ item }) => item.id));
  const sections = read.sections
    .map((section) => ({
      ...section,
      items: section.items
        .filter(({ id, kind }) => ids.has(id) || kind === 'signature')
        .map((item) => ({ ...item, when: null, isRequired: item.isRequired || ids.has(item.id) })),
    }))
    .filter(({ items }) => items.length > 0);
  return { form: { ...read, sections }, units: failedUnits.length > 0 ? failedUnits : units };
}
