import type { Neighborhood, NextdoorPost, NextdoorResult } from './schema';

export type NeighborhoodResult = {
  /** '' = posts without a neighborhood. */
  name: string;
  posts: number;
  leads: number;
  booked: number;
  revenueCents: number;
  spentCents: number;
};

type WithId<T> = T & { id: string };

/** Groups posts and their results by neighborhood, highest paid first. A deleted post still counts with its results. */
export function resultsByNeighborhood(
  posts: readonly WithId<NextdoorPost>[],
  results: readonly NextdoorResult[],
  neighborhoods: readonly Neighborhood[],
): NeighborhoodResult[] {
  const rows = new Map<string, NeighborhoodResult>();
  const rowOf = (name: string): NeighborhoodResult => {
    const row = rows.get(name) ?? { name, posts: 0, leads: 0, booked: 0, revenueCents: 0, spentCents: 0 };
    rows.set(name, row);
    return row;
  };
  const nameOfId = (id: string): string => neighborhoods.find((one) => one.id === id)?.name ?? '';
  for (const post of posts) {
    if (post.state !== 'posted') continue;
    const row = rowOf(post.neighborhoodName);
    row.posts += 1;
    row.spentCents += post.spentCents;
  }
  for (const result of results) {
    const post = posts.find(({ id }) => id === result.postId);
    const row = rowOf(post?.neighborhoodName ?? nameOfId(result.neighborhoodId));
    row.leads += result.leads;
    row.booked += result.booked;
    row.revenueCents += result.revenueCents;
  }
  return [...rows.values()].toSorted((a, b) => b.revenueCents - a.revenueCents || b.leads - a.leads);
}
