import { AppError } from '@/lib/appError';
import { TAG_LIMIT, type Customer } from './schema';

type Tagged = Pick<Customer, 'tags'>;

const same = (left: string, right: string): boolean => left.toLowerCase() === right.toLowerCase();

/** Adds tags to a customer's, ignoring case; null when it already has them all. @throws AppError with too many */
export function withTags({ tags }: Tagged, more: readonly string[]): Tagged | null {
  const added = more.filter((tag, index) => ![...tags, ...more.slice(0, index)].some((known) => same(known, tag)));
  if (added.length === 0) return null;
  if (tags.length + added.length > TAG_LIMIT)
    throw new AppError({ code: 'failed-precondition', userMessage: `A customer can have at most ${TAG_LIMIT} tags.` });
  return { tags: [...tags, ...added] };
}

/** Removes tags from a customer's; null when it has none of these. */
export function withoutTags({ tags }: Tagged, less: readonly string[]): Tagged | null {
  const kept = tags.filter((tag) => !less.some((gone) => same(gone, tag)));
  return kept.length === tags.length ? null : { tags: kept };
}
