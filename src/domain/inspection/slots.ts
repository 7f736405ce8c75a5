import type { FormItem, FormSection, InspectionForm } from './form';
import type { InspectedUnit } from './schema';

/** One item to answer, per unit if its section is repeated. */
export type Slot = {
  /** The key its answer is stored under. */
  key: string;
  section: FormSection;
  /** null if the section isn't repeated, or there is no unit to repeat it for. */
  unit: InspectedUnit | null;
  item: FormItem;
};

/** Returns an answer's id: the item's, followed by the unit's if it is asked per unit. */
export const slotKey = (itemId: string, unitId: string): string => (unitId === '' ? itemId : `${itemId}-${unitId}`);

/** Returns everything a form asks, in order, with repeated sections once per unit (only once if there is no unit). */
export function slotsOf({ sections }: InspectionForm, units: readonly InspectedUnit[]): Slot[] {
  return sections.flatMap((section) => {
    const each = section.isPerUnit && units.length > 0 ? units : [null];
    return each.flatMap((unit) =>
      section.items.map((item) => ({ key: slotKey(item.id, unit?.id ?? ''), section, unit, item })),
    );
  });
}

/** Returns the title of a repeated section for one unit: `Outdoor unit: Trane XR14`. */
export const groupTitle = ({ section, unit }: Pick<Slot, 'section' | 'unit'>): string =>
  unit ? `${section.title}: ${unit.name}` : section.title;
