import { PROCEDURE_TITLES } from '@/domain/diagnostics/procedures/kinds';
import type { Diagnostic } from '@/domain/diagnostics/record/schema';
import type { Judged } from '@/domain/diagnostics/verdict/judgment';
import type { Stored } from '@/domain/record/schema';
import { valueText, VERDICT_WORDS } from '@/entities/diagnostic/verdictWords';
import type { FindingStart } from '@/entities/finding/findingForm';

/**
 * Returns a finding's initial text for an out-of-range reading: value, limit, and its source. Without a reading, it's about the whole
 * set.
 */
export function findingStart(record: Stored<Diagnostic>, judged: Judged | null): FindingStart {
  const { id, kind, number, customerId, customerName, propertyId, equipmentId, unitName, jobId } = record;
  const source = {
    kind: 'diagnostic',
    id,
    itemId: judged?.id ?? '',
    label: `${PROCEDURE_TITLES[kind]} ${number}`,
  } as const;
  const of = { source, customerId, customerName, propertyId, equipmentId, unitName, jobId };
  if (judged === null) return of;
  const { label, limit, note, verdict } = judged;
  const lines = [
    `${label}: ${valueText(judged)} (${VERDICT_WORDS[verdict].label.toLowerCase()}).`,
    limit && `Limit ${limit.text}, ${limit.source}.`,
    note,
  ];
  return {
    ...of,
    title: `${label} is off: ${valueText(judged)}`,
    note: lines.filter(Boolean).join('\n'),
    severity: verdict === 'fail' ? 'deficient' : 'suggested',
  };
}
