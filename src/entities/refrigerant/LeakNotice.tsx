import type { LeakStanding } from '@/domain/refrigerant-log/leak';
import { weightText } from '@/domain/refrigerant-log/words';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

/** Shows how much a unit has lost in a year, compared with the rule that covers it, with the rule's date and source. */
export function LeakNotice({ standing }: { standing: LeakStanding }) {
  const { ratePct, addedOunces, rule, thresholdPct, isExceeded } = standing;
  const rate = `${ratePct.toFixed(1)} % of the charge in 365 days (${weightText(addedOunces)})`;
  if (rule === null)
    return (
      <InlineNotice tone="info" role="status" title={`Leak rate ${rate}`}>
        No federal leak rule covers this unit by its charge, refrigerant and use. A state’s may.
      </InlineNotice>
    );
  return (
    <InlineNotice
      tone={isExceeded ? 'danger' : 'info'}
      role="status"
      title={isExceeded ? `Leak rate beyond ${thresholdPct ?? 0} %: ${rate}` : `Leak rate ${rate}`}
    >
      {isExceeded
        ? `To be repaired within ${rule.repairDays} days, and verified.`
        : `Allowed up to ${thresholdPct ?? 0} %.`}{' '}
      Rule {rule.id}, since {rule.from}. {rule.source}.
    </InlineNotice>
  );
}
