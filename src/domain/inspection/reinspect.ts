import { assessInspection } from './assess';
import { readForm, type InspectionForm } from './form';
import { readUnits, type Inspection } from './schema';

/**
 * What a re-inspection asks: the items that failed, in their sections, all required and without conditions, and whoever
 * signed signs again. Null when nothing failed.
 */
export function formOfFailed({
  form,
  units,
  answers,
}: Pick<Inspection, 'form' | 'units' | 'answers'>): InspectionForm | null {
  const read = readForm(form);
  const { failed } = assessInspection({ form: read, units: readUnits(units), answers });
  if (failed.length === 0) return null;
  const ids = new Set(failed.map(({ item }) => item.id));
  const sections = read.sections
    .map((section) => ({
      ...section,
      items: section.items
        .filter(({ id, kind }) => ids.has(id) || kind === 'signature')
        .map((item) => ({ ...item, when: null, isRequired: item.isRequired || ids.has(item.id) })),
    }))
    .filter(({ items }) => items.length > 0);
  return { ...read, sections };
}
