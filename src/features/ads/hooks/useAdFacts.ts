import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { companyFacts } from '@/domain/ad/companyFacts';
import type { AdFacts } from '@/domain/ad/facts';
import { allCredentials } from '@/domain/award/queries';
import { publishedReviews } from '@/domain/review/queries';
import { liveWebsite } from '@/domain/website/queries';
import { useToday } from '@/entities/company/useToday';
import { useLeadSettings } from '@/entities/lead/useLeadSettings';
import { useCapacity } from './useCapacity';

const REVIEWS = publishedReviews(12);
const CREDENTIALS = allCredentials();
const LIVE = liveWebsite();
/** One working week: what "this week" means in an ad. */
const SOON_DAYS = 5;

/** Collects the facts that ads may state about the company, from records the user can read. `site` is its published website. */
export function useAdFacts() {
  const { company } = useSession();
  const can = useCan();
  const today = useToday();
  const reviews = useRecords(collections.reviews, REVIEWS, { isEnabled: can('read', 'reviews') });
  const credentials = useRecords(collections.credentials, CREDENTIALS, { isEnabled: can('read', 'credentials') });
  const live = useRecords(collections.websiteVersions, LIVE, { isEnabled: can('read', 'websiteVersions') });
  const { settings, isLoading: isFormLoading } = useLeadSettings();
  const { ahead } = useCapacity(SOON_DAYS);
  const site = live.data?.[0]?.content ?? null;
  const room = ahead?.whole.room;
  const hasTimeThisWeek = room === undefined || room === 'nobody' ? null : room !== 'full';
  const facts: AdFacts = useMemo(
    () =>
      companyFacts({
        companyId: company.id,
        company,
        reviews: reviews.data ?? [],
        credentials: credentials.data ?? [],
        site,
        isFormOn: settings.isFormOn,
        hasTimeThisWeek,
        today,
      }),
    [company, reviews.data, credentials.data, site, settings.isFormOn, hasTimeThisWeek, today],
  );
  return { facts, site, isLoading: reviews.isLoading || credentials.isLoading || live.isLoading || isFormLoading };
}
