import { collections } from '@/data/collections';
import { useRecord } from '@/data/react/useRecords';
import { AGING_BUCKET_LABELS, AGING_BUCKETS, ageReceivables, type AgingBucket } from '@/domain/billing/aging';
import { RECEIVABLES_ID } from '@/domain/ledger/schema';
import { formatCents } from '@/domain/money/format';
import type { Currency } from '@/domain/money/schema';
import { StackedBar } from '@/ui/charts/StackedBar';
import type { ChartTone } from '@/ui/charts/tones';
import classes from './AgingStrip.module.css';

const TONES: Record<AgingBucket, ChartTone> = {
  current: 'quiet',
  '1-30': 'late',
  '31-60': 'later',
  '61-90': 'latest',
  'over-90': 'oldest',
};

/** What customers owe, by how long it is overdue: the whole as a bar in its parts. Reads one document. */
export function AgingStrip({ today, currency }: { today: string; currency: Currency }) {
  const { data } = useRecord(collections.summaries, RECEIVABLES_ID);
  if (!data) return null;
  const days = Object.entries(data.byDueOn).map(([dueDate, { balanceCents }]) => ({ dueDate, balanceCents }));
  const { buckets, owedCents } = ageReceivables(days, today);
  const money = (cents: number): string => formatCents(cents, { currency });
  return (
    <div className={classes.aging} role="group" aria-label="What is owed">
      <div>
        <div className={classes.label}>Total owed</div>
        <div className={classes.total}>{money(owedCents)}</div>
      </div>
      {owedCents > 0 && (
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
      )}
    </div>
  );
}
