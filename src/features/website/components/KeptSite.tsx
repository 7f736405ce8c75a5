import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { AnyPage, WebsiteContent } from '@/domain/website/schema';
import { SitePreview } from '@/entities/website/SitePreview';
import { useSite } from '@/entities/website/useSite';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { useSiteDownload } from '../hooks/useSiteDownload';

/** Shows the draft of a company whose plan no longer includes the website, to view and download. */
export function KeptSite({ content }: { content: WebsiteContent }) {
  const [page, setPage] = useState<AnyPage>('home');
  const site = useSite(content);
  const { download, isDownloading } = useSiteDownload(false);
  return (
    <PageBody size="full">
      <PageHeader
        title="Website"
        actions={
          <Button
            leftSection={<IconDownload size={18} aria-hidden />}
            loading={isDownloading}
            onClick={() => void download(site)}
          >
            Download as files (ZIP)
          </Button>
        }
      />
      <InlineNotice tone="info" title="The website is offline">
        Draft and versions are kept until your plan includes it again.
      </InlineNotice>
      <SitePreview site={site} page={page} onPage={setPage} />
    </PageBody>
  );
}
