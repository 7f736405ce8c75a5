import { useMemo, useState } from 'react';
import { collections } from '@/data/collections';
import { useOptionalRecord } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { startSite } from '@/documents/website/startSite';
import type { BrandKit } from '@/domain/brand/schema';
import { tradesOf } from '@/domain/company/schema';
import { WEBSITE_ID, type AnyPage } from '@/domain/website/schema';
import { SitePreview } from '@/entities/website/SitePreview';
import { useSite } from '@/entities/website/useSite';
import { newId } from '@/lib/ids';
import { LoadingRows } from '@/ui/feedback/LoadingRows';

/** Previews the company's website in this kit: its own draft, or the first one it would get. */
export function WebsitePreview({ kit }: { kit: BrandKit }) {
  const { company } = useSession();
  const [page, setPage] = useState<AnyPage>('home');
  const { data: draft, isLoading } = useOptionalRecord(collections.websiteContent, WEBSITE_ID);
  const [trade = 'other'] = tradesOf(company);
  const first = useMemo(() => startSite({ trade, language: 'en', newId, items: [], technicians: [] }), [trade]);
  const site = useSite(draft ?? first, kit);
  if (isLoading) return <LoadingRows rows={4} />;
  return <SitePreview site={site} page={page} onPage={setPage} />;
}
