import { ASSISTANT_QUERIES } from './assistantQueries';
import { AD_SORTS, AD_VIEWS, adList, bestAdResults, latestAds, resultsOfAd } from '@/domain/ad/queries';
import { timeOffAhead } from '@/domain/google-profile/closedDays';
import { bestNextdoorResults, dueNextdoorPosts, lateWork, latestNextdoorPosts } from '@/domain/nextdoor/queries';
import { latestPosts } from '@/domain/google-profile/queries';
import { latestPhotos } from '@/domain/photo/queries';
import { liveWebsite, websiteVersions } from '@/domain/website/queries';

/** The part of `QUERY_FUNCTIONS` that reads what the company publishes on its website and on other sites. */
export const OUTSIDE_QUERIES = {
  ...ASSISTANT_QUERIES,
  adList: [
    {
      collection: 'ads' as const,
      queries: AD_VIEWS.flatMap((view) =>
        AD_SORTS.flatMap((field) => (['asc', 'desc'] as const).map((direction) => adList(view, { field, direction }))),
      ),
    },
  ],
  latestAds: [{ collection: 'ads' as const, queries: [latestAds()] }],
  bestAdResults: [{ collection: 'adResults' as const, queries: [bestAdResults()] }],
  resultsOfAd: [{ collection: 'adResults' as const, queries: [resultsOfAd('a')] }],
  liveWebsite: [{ collection: 'websiteVersions' as const, queries: [liveWebsite()] }],
  latestNextdoorPosts: [{ collection: 'nextdoorPosts' as const, queries: [latestNextdoorPosts()] }],
  dueNextdoorPosts: [{ collection: 'nextdoorPosts' as const, queries: [dueNextdoorPosts('2026-03-02')] }],
  bestNextdoorResults: [{ collection: 'nextdoorResults' as const, queries: [bestNextdoorResults()] }],
  lateWork: [{ collection: 'jobs' as const, queries: [lateWork()] }],
  latestPhotos: [{ collection: 'photos' as const, queries: [latestPhotos()] }],
  websiteVersions: [{ collection: 'websiteVersions' as const, queries: [websiteVersions()] }],
  latestPosts: [{ collection: 'googlePosts' as const, queries: [latestPosts()] }],
  timeOffAhead: [
    { collection: 'schedule' as const, queries: [timeOffAhead({ today: '2026-03-02', timeZone: 'America/New_York' })] },
  ],
};
