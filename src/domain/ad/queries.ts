import type { ListQuery, Lookup } from '../record/listQuery';
import { beginningWith } from '../record/search';
import type { Stored } from '../record/schema';
import { adNameKey, type Ad, type AdState } from './schema';

export const AD_VIEWS = ['current', 'draft', 'running', 'ended', 'archived'] as const;
export type AdView = (typeof AD_VIEWS)[number];
export const AD_VIEW_LABELS: Record<AdView, string> = {
  current: 'All',
  draft: 'Drafts',
  running: 'Running',
  ended: 'Ended',
  archived: 'Archive',
};
export const AD_SORTS = ['updatedAt', 'sortName'] as const;
export type AdSort = { field: (typeof AD_SORTS)[number]; direction: 'asc' | 'desc' };
const PAGE = 30;

const whereOf = (view: AdView): NonNullable<ListQuery['where']> => [
  { field: 'isArchived', operator: '==', value: view === 'archived' },
  ...(view === 'current' || view === 'archived'
    ? []
    : [{ field: 'state', operator: '==' as const, value: view satisfies AdState }]),
];

/** The ads of a view, in pages. */
export const adList = (view: AdView, sort: AdSort): ListQuery => ({
  where: whereOf(view),
  orderBy: [sort],
  limit: PAGE,
});

/** Whether an ad belongs to a view: used to filter search results. */
export const isInView = (view: AdView, { isArchived, state }: Pick<Ad, 'isArchived' | 'state'>): boolean =>
  isArchived === (view === 'archived') && (view === 'current' || view === 'archived' || state === view);

/** Possible meanings of a search text: the beginning of a name. */
export const adLookups = (q: string): Lookup<Stored<Ad>>[] => [
  { query: beginningWith('sortName', adNameKey(q), PAGE) },
];

/** Ad results, those with the most leads first. */
export const bestAdResults = (): ListQuery => ({ orderBy: [{ field: 'leads', direction: 'desc' }], limit: 30 });

/** The most recently changed ads, shown next to results. */
export const latestAds = (): ListQuery => ({ orderBy: [{ field: 'updatedAt', direction: 'desc' }], limit: 30 });

/** The results of one ad, one for each channel. */
export const resultsOfAd = (adId: string): ListQuery => ({
  where: [{ field: 'adId', operator: '==', value: adId }],
  limit: 10,
});
