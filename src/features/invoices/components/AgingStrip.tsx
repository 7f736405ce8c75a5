import { collections } from '@/data/collections';
import { useOptionalRecord } from '@/data/react/useRecords';
import { AGING_BUCKET_LABELS, AGING_BUCKETS, ageReceivables, type AgingBucket } from '@/domain/billing/aging';
import { RECEIVABLES_ID } from '@/domain/ledger/schema';
import { formatCents } from '@/domain/money/format';
import type { Currency } from '@/domain/money/schema';
import { StackedBar } from '@/ui/charts/StackedBar';
import type { ChartTone } from '@/ui/charts/tones';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import classes from './AgingStrip.module.css';

const TONES: Record<AgingBucket, ChartTone> = {
  current: 'quiet',
  '1-30': 'late',
  '31-60': 'later',
  '61-90': 'latest',
  'over-90': 'oldest',
};

type AgingStripProps = {
  today: string;
  currency: Currency;
  /** Whether the list shows one business unit; the totals are always for the whole company. */
  isWiderThanList: boolean;
};

/**
 * Shows what customers owe by how overdue it is, as a stacked bar. On phones, where the invoices come first, it collapses to one line.
 * Reads one document.
 */
export function AgingStrip({ today, currency, isWiderThanList }: AgingStripProps) {
  const isPhone = useIsPhone();
  const { data, isLoading } = useOptionalRecord(collections.summaries, RECEIVABLES_ID);
  // Reserves the space so that the list below doesn't jump when the figures arrive.
  if (!data) return isLoading ? <div className={classes.place} /> : null;
  const days = Object.entries(data.byDueOn).map(([dueDate, { balanceCents }]) => ({ dueDate, balanceCents }));
  const { buckets, owedCents } = ageReceivables(days, today);
  const money = (cents: number): string => formatCents(cents, { currency });
  const lateCents = owedCents - buckets.current;
  const bar = (
    <StackedBar
      label="Owed by age"
      parts={AGING_BUCKETS.map((bucket) => ({
        id: bucket,
        label: bucket === 'current' ? AGING_BUCKET_LABELS[bucket] : `${AGING_BUCKET_LABELS[bucket]} late`,
        value: buckets[bucket],
        text: money(buckets[bucket]),
        tone: TONES[bucket],
      }))}
    />
  );
  if (isPhone && owedCents <= 0)
    return (
      <div className={classes.fold}>
        <div className={classes.line}>Nothing is owed</div>
      </div>
    );
  if (isPhone)
    return (
      <details className={classes.fold}>
        <summary className={classes.line}>
          <span className={classes.lineWords}>
            <strong>{money(owedCents)}</strong> owed{isWiderThanList && ' to all units'}
            {lateCents > 0 && `, ${money(lateCents)} of it late`}
          </span>
        </summary>
        <div className={classes.parts}>{bar}</div>
      </details>
    );
  return (
    <div className={classes.aging} role="group" aria-label="What is owed">
      <div>
        <div className={classes.label}>{isWiderThanList ? 'Owed to all units' : 'Total owed'}</div>
        <div className={classes.total}>{money(owedCents)}</div>
      </div>
      {owedCents > 0 && bar}
    </div>
  );
}
