import { collections } from '@/data/collections';
import { COUNT_LIMIT, useCount } from '@/data/react/useCount';
import { starredReviews } from '@/domain/review/queries';
import { formatCount } from '@/ui/format/quantities';
import classes from './reviews.module.css';

type StarSummaryProps = { /** '' = of everybody. */ technicianId: string; name: string };

/** The average of all reviews, or of those for one technician's work; nothing where there are too many to count. */
export function StarSummary({ technicianId, name }: StarSummaryProps) {
  const counts = [
    useStars(1, technicianId),
    useStars(2, technicianId),
    useStars(3, technicianId),
    useStars(4, technicianId),
    useStars(5, technicianId),
  ];
  // Counting stops at a hundred, and an average of what was not counted would be wrong.
  if (counts.some((count) => count === undefined || count >= COUNT_LIMIT)) return null;
  const known = counts.map((count) => count ?? 0);
  const total = known.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const average = known.reduce((sum, count, index) => sum + count * (index + 1), 0) / total;
  return (
    <p className={classes['summary']}>
      <span className={classes['figure']}>{average.toFixed(1)}</span>
      <span>
        of 5 from {formatCount(total, 'review')}
        {technicianId !== '' && ` of the work of ${name}`}
      </span>
      <span className={classes['second']}>
        {known
          .map((count, index) => `${String(index + 1)}★ ${String(count)}`)
          .toReversed()
          .join(' · ')}
      </span>
    </p>
  );
}

const useStars = (stars: number, technicianId: string): number | undefined =>
  useCount(collections.reviews, starredReviews(stars, technicianId).where ?? []);
