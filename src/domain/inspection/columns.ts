import type { Columns } from '../record/columns';
import type { Stored } from '../record/schema';
import { type AssessedSlot, assessInspection } from './assess';
import { readForm } from './form';
import { limitText } from './judge';
import { readUnits, type Inspection } from './schema';
import { INSPECTION_STATE_LABELS, ITEM_VERDICT_LABELS } from './words';

type ItemLine = { record: Stored<Inspection>; slot: AssessedSlot };

/** Returns one line per item that an inspection asked. */
export function itemLines(record: Stored<Inspection>): ItemLine[] {
  const { form, units, answers } = record;
  const { slots } = assessInspection({ form: readForm(form), units: readUnits(units), answers });
  return slots.map((slot) => ({ record, slot }));
}

/** CSV columns for inspections. */
export const ITEM_COLUMNS: Columns<ItemLine> = {
  Number: ({ record }) => record.number,
  Inspection: ({ record }) => record.title,
  'Template version': ({ record }) => record.templateVersion,
  State: ({ record }) => INSPECTION_STATE_LABELS[record.state],
  'Score %': ({ record }) => record.score ?? '',
  Started: ({ record }, { at }) => at(record.startedAt),
  Finished: ({ record }, { at }) => at(record.finishedAt),
  Customer: ({ record }) => record.customerName,
  Property: ({ record }) => record.propertyAddress,
  Inspector: ({ record }) => record.inspectorName,
  Section: ({ slot }) => slot.section.title,
  Unit: ({ slot }) => slot.unit?.name ?? '',
  Item: ({ slot }) => slot.item.label,
  Answer: ({ slot }) => slot.answer?.value ?? '',
  'Unit of measure': ({ slot }) => slot.item.unit,
  Limit: ({ slot }) => limitText(slot.item),
  Verdict: ({ slot }) => ITEM_VERDICT_LABELS[slot.verdict],
  Note: ({ slot }) => slot.answer?.note ?? '',
  Id: ({ record }) => record.id,
};
