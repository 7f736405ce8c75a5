import type { AssessedSlot } from '@/domain/inspection/assess';
import { readUnits, type Inspection } from '@/domain/inspection/schema';
import { groupTitle } from '@/domain/inspection/slots';
import type { Stored } from '@/domain/record/schema';
import type { FindingStart } from '@/entities/finding/findingForm';
import { answerText, limitWords } from '@/entities/inspection/inspectionWords';

/** What a finding starts with beside an item that failed: what was asked, what was found and noted, and of which unit. */
export function findingStart(record: Stored<Inspection>, slot: AssessedSlot): FindingStart {
  const { id, number, title, customerId, customerName, propertyId, jobId, equipmentIds } = record;
  const { item, unit, answer, key } = slot;
  // A section that is asked once speaks of the unit when there is only one.
  const units = readUnits(record.units);
  const of = unit ?? (units.length === 1 ? units[0] : undefined);
  const found = item.kind === 'check' ? '' : `${answerText(item, answer?.value ?? '')}. ${limitWords(item)}`.trim();
  return {
    source: { kind: 'inspection', id, itemId: key, label: `${title} ${number}` },
    customerId,
    customerName,
    propertyId,
    jobId,
    equipmentId: of && equipmentIds.includes(of.id) ? of.id : '',
    unitName: of?.name ?? '',
    title: item.label.slice(0, 160),
    note: [groupTitle(slot), found, answer?.note ?? ''].filter(Boolean).join('\n'),
    severity: item.severity,
  };
}
