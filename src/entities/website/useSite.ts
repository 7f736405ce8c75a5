import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useRecordsById } from '@/data/react/useRecordsById';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import type { BrandKit } from '@/domain/brand/schema';
import { CREDENTIAL_LIMIT } from '@/domain/award/credential';
import { publishedReviews } from '@/domain/review/queries';
import { takesRequests } from '@/domain/lead/settings';
import { namedIn, showsBlock, toPublicSite, type PublicSite } from '@/domain/website/publicSite';
import type { WebsiteContent } from '@/domain/website/schema';
import { useToday } from '@/entities/company/useToday';
import { useLeadSettings } from '@/entities/lead/useLeadSettings';
import { useTechnicians } from '@/entities/technician/useTechnicians';

const REVIEWS = publishedReviews();
const CREDENTIALS = {
  where: [{ field: 'isOnWebsite', operator: '==', value: true }],
  limit: CREDENTIAL_LIMIT,
} as const;

/** Returns the site as customers would see it with this content and current records; `kit`: a different brand kit. */
export function useSite(content: WebsiteContent, kit?: BrandKit): PublicSite {
  const { company: stored, user } = useSession();
  const company = useMemo(() => (kit ? { ...stored, branding: kit } : stored), [stored, kit]);
  const today = useToday();
  const { settings } = useLeadSettings();
  const { all } = useTechnicians();
  const { records: items } = useRecordsById(collections.pricebook, namedIn(content, 'services'));
  const { data: credentials } = useRecords(collections.credentials, CREDENTIALS, {
    isEnabled: showsBlock(content, 'credentials'),
  });
  const { data: reviews } = useRecords(collections.reviews, REVIEWS, {
    isEnabled: showsBlock(content, 'reviews') && hasFeature(user.features, 'reviews'),
  });
  return useMemo(
    () =>
      toPublicSite({
        companyId: company.id,
        origin: window.location.origin,
        today,
        company,
        content,
        serviceArea: settings.serviceArea,
        takesRequests: takesRequests(company, settings),
        items,
        technicians: all,
        credentials: credentials ?? [],
        reviews: reviews ?? [],
      }),
    [company, today, content, settings, items, all, credentials, reviews],
  );
}
