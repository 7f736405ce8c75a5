import { collections } from '@/data/collections';
import { useSums } from '@/data/react/useSums';
import { starredReviews } from '@/domain/review/queries';
import { formatCount } from '@/ui/format/quantities';
import classes from './reviews.module.css';

type StarSummaryProps = { /** '' for everyone. */ technicianId: string; name: string };

const STARS = [5, 4, 3, 2, 1] as const;

/** Shows the average of all reviews, or of one technician's, with the number of reviews per star rating. */
export function StarSummary({ technicianId, name }: StarSummaryProps) {
  const counted = useSums(
    collections.reviews,
    STARS.map((stars) => ({ where: starredReviews(stars, technicianId).where ?? [], sum: [] })),
  );
  // Counting stops at a limit, and an average that leaves out the rest would be wrong.
  if (counted.some((one) => !one || one.isCut)) return null;
  const counts = counted.map((one) => one?.count ?? 0);
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const average = STARS.reduce((sum, stars, index) => sum + stars * (counts[index] ?? 0), 0) / total;
  return (
    <p className={classes['summary']}>
      <span className={classes['figure']}>{average.toFixed(1)}</span>
      <span>
        of 5 from {formatCount(total, 'review')}
        {technicianId !== '' && ` of the work of ${name}`}
      </span>
      <span className={classes['second']}>
        {STARS.map((stars, index) => `${String(stars)}★ ${String(counts[index])}`).join(' · ')}
      </span>
    </p>
  );
}
