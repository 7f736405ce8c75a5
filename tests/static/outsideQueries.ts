import { timeOffAhead } from '@/domain/google-profile/closedDays';
import { bestNextdoorResults, dueNextdoorPosts, lateWork, latestNextdoorPosts } from '@/domain/nextdoor/queries';
import { latestPosts } from '@/domain/google-profile/queries';
import { websiteVersions } from '@/domain/website/queries';

/** The part of `QUERY_FUNCTIONS` that reads what the company says on its website and on other people's sites. */
export const OUTSIDE_QUERIES = {
  latestNextdoorPosts: [{ collection: 'nextdoorPosts' as const, queries: [latestNextdoorPosts()] }],
  dueNextdoorPosts: [{ collection: 'nextdoorPosts' as const, queries: [dueNextdoorPosts('2026-03-02')] }],
  bestNextdoorResults: [{ collection: 'nextdoorResults' as const, queries: [bestNextdoorResults()] }],
  lateWork: [{ collection: 'jobs' as const, queries: [lateWork()] }],
  websiteVersions: [{ collection: 'websiteVersions' as const, queries: [websiteVersions()] }],
  latestPosts: [{ collection: 'googlePosts' as const, queries: [latestPosts()] }],
  timeOffAhead: [
    { collection: 'schedule' as const, queries: [timeOffAhead({ today: '2026-03-02', timeZone: 'America/New_York' })] },
  ],
};
