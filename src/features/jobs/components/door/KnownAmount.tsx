import { collections } from '@/data/collections';
import { useWatchedRecord } from '@/data/react/useLiveRecord';
import type { Job } from '@/domain/job/schema';
import { priceOf, sumOf } from '@/domain/money/amounts';
import { formatCents } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';

/** Shows what this phone knows about the job's amount while offline. The server computes the bill, so no guess is shown. */
export function KnownAmount({ job }: { job: Stored<Job> }) {
  const { record } = useWatchedRecord(collections.jobWork, job.id);
  const lines = record?.workLines ?? [];
  if (lines.length === 0) return null;
  const cents = sumOf(lines.map(({ quantityE4, unitPriceCents }) => priceOf(quantityE4, unitPriceCents)));
  return `Work and parts come to ${formatCents(cents)} before discounts and tax.`;
}
