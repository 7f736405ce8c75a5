import { formatCount } from '@/ui/format/quantities';

/** One to five stars to choose from, best first. */
export const STAR_OPTIONS = [5, 4, 3, 2, 1].map((stars) => ({
  value: String(stars),
  label: formatCount(stars, 'star'),
}));
