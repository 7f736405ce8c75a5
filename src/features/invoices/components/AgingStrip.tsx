import { collections } from '@/data/collections';
import { useRecord } from '@/data/react/useRecords';
import { AGING_BUCKET_LABELS, AGING_BUCKETS, ageReceivables } from '@/domain/billing/aging';
import { RECEIVABLES_ID } from '@/domain/ledger/schema';
import { formatCents } from '@/domain/money/format';
import type { Currency } from '@/domain/money/schema';
import classes from './list.module.css';

/** What customers owe, by how long it is overdue. Reads one document. */
export function AgingStrip({ today, currency }: { today: string; currency: Currency }) {
  const { data } = useRecord(collections.summaries, RECEIVABLES_ID);
  if (!data) return null;
  const days = Object.entries(data.byDueOn).map(([dueDate, { balanceCents }]) => ({ dueDate, balanceCents }));
  const { buckets, owedCents } = ageReceivables(days, today);
  const money = (cents: number): string => formatCents(cents, { currency });
  return (
    <dl className={classes.aging} aria-label="What is owed">
      <div className={classes.bucket}>
        <dt>Total owed</dt>
        <dd>{money(owedCents)}</dd>
      </div>
      {AGING_BUCKETS.map((bucket) => (
        <div
          key={bucket}
          className={classes.bucket}
          data-late={(bucket !== 'current' && buckets[bucket] > 0) || undefined}
        >
          <dt>{bucket === 'current' ? AGING_BUCKET_LABELS[bucket] : `${AGING_BUCKET_LABELS[bucket]} late`}</dt>
          <dd>{money(buckets[bucket])}</dd>
        </div>
      ))}
    </dl>
  );
}
