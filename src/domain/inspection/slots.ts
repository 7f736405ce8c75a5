import type { FormItem, FormSection, InspectionForm } from './form';
import type { InspectedUnit } from './schema';

/** One thing to answer: an item, of one unit where its section is repeated. */
export type Slot = {
  /** By which its answer is stored. */
  key: string;
  section: FormSection;
  /** null where the section is not repeated, or there is no unit to repeat it for. */
  unit: InspectedUnit | null;
  item: FormItem;
};

/** An answer's id: the item's, followed by the unit's when it is asked for each. */
export const slotKey = (itemId: string, unitId: string): string => (unitId === '' ? itemId : `${itemId}-${unitId}`);

/** All that a form asks, in order, with repeated sections once per unit (once in all where there is no unit). */
export function slotsOf({ sections }: InspectionForm, units: readonly InspectedUnit[]): Slot[] {
  return sections.flatMap((section) => {
    const each = section.isPerUnit && units.length > 0 ? units : [null];
    return each.flatMap((unit) =>
      section.items.map((item) => ({ key: slotKey(item.id, unit?.id ?? ''), section, unit, item })),
    );
  });
}

/** Names a repeated section's pass: `Outdoor unit: Trane XR14`. */
export const groupTitle = ({ section, unit }: Pick<Slot, 'section' | 'unit'>): string =>
  unit ? `${section.title}: ${unit.name}` : section.title;
