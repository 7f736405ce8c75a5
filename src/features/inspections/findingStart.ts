import type { AssessedSlot } from '@/domain/inspection/assess';
import { readUnits, type Inspection } from '@/domain/inspection/schema';
import { groupTitle } from '@/domain/inspection/slots';
import type { Stored } from '@/domain/record/schema';
import type { FindingStart } from '@/entities/finding/findingForm';
import { answerText, limitWords } from '@/entities/inspection/inspectionWords';
import { cutText } from '@/lib/cutText';

const TITLE_LENGTH = 160;
/** A note with at least this many words is assumed to name its subject. */
const SPEAKING_WORDS = 3;

/**
 * Returns the problem in a few words. A check's label describes the desired state ("Vent pipe tight"), which a customer would read as the
 * opposite: its note says more, and without a note the title says that it failed.
 */
function titleOf({ item, answer }: Pick<AssessedSlot, 'item' | 'answer'>): string {
  const value = answer?.value ?? '';
  if (item.kind === 'check') {
    const [noted = ''] = (answer?.note ?? '').trim().split('\n');
    if (noted.split(/\s+/).length >= SPEAKING_WORDS) return noted;
    // “Cracked.” alone doesn't name the part.
    const found = noted.replace(/\.$/, '');
    return `Failed: ${item.label}${found === '' ? '' : ` (${found.charAt(0).toLowerCase()}${found.slice(1)})`}`;
  }
  return [item.label, answerText(item, value)].filter(Boolean).join(': ');
}

/** Returns a finding's initial text for a failed item: the question, the result and note, and the unit. */
export function findingStart(record: Stored<Inspection>, slot: AssessedSlot): FindingStart {
  const { id, number, title, customerId, customerName, propertyId, jobId, equipmentIds } = record;
  const { item, unit, answer, key } = slot;
  // A section that isn't repeated refers to the unit if there's only one.
  const units = readUnits(record.units);
  const of = unit ?? (units.length === 1 ? units[0] : undefined);
  const noted = (answer?.note ?? '').trim();
  const wrong = titleOf(slot);
  return {
    source: { kind: 'inspection', id, itemId: key, label: `${title} ${number}` },
    customerId,
    customerName,
    propertyId,
    jobId,
    equipmentId: of && equipmentIds.includes(of.id) ? of.id : '',
    unitName: of?.name ?? '',
    title: cutText(wrong, TITLE_LENGTH).replace(/\.$/, ''),
    note: [`${groupTitle(slot)}: ${item.label}`, limitWords(item), noted === wrong ? '' : noted]
      .filter(Boolean)
      .join('\n'),
    severity: item.severity,
  };
}
