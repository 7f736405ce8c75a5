import { Text } from '@mantine/core';
import { isDemoTab } from '@/data/demo/demoTab';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Stored } from '@/domain/record/schema';
import { siteBase } from '@/domain/website/pages';
import type { PublicSite } from '@/domain/website/publicSite';
import { websiteContentSchema, type WebsiteContent } from '@/domain/website/schema';
import { addressOf } from '@/entities/public-document/customerLink';
import { isSame } from '@/lib/stableJson';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatDateTime } from '@/ui/format/dateTime';
import { paths } from '@/lib/paths';
import { CopyLinkButton } from '@/ui/links/CopyLinkButton';
import { LinkButton } from '@/ui/links/LinkButton';
import type { Publishing } from '../hooks/usePublishing';

type PublishNoticeProps = { publishing: Publishing; site: PublicSite; record: Stored<WebsiteContent> };

/** Shows the site's URL, whether the draft differs from it, and what it lacks. */
export function PublishNotice({ publishing: { live, isLoading }, site, record }: PublishNoticeProps) {
  const { company } = useSession();
  if (isLoading) return null;
  const address = addressOf(siteBase(site.companyId));
  const lacks = [
    ...(company.phone === '' ? ['a phone number'] : []),
    ...(company.address.city === '' ? ['a city'] : []),
  ];
  const isNews = live !== null && !isSame(live.content, websiteContentSchema.parse(record));
  return (
    <>
      {lacks.length > 0 && (
        <InlineNotice
          tone="warning"
          title={`Your company has no ${lacks.join(' and no ').replaceAll('a ', '')}`}
          action={
            <LinkButton variant="default" size="compact-md" to={paths.settings}>
              Open settings
            </LinkButton>
          }
        >
          Enter it in the settings: visitors and search engines look for it first.
        </InlineNotice>
      )}
      {!site.takesRequests && (
        <InlineNotice tone="warning" title="The site is not accepting requests">
          The request form needs the feature Leads, and its form turned on there.
        </InlineNotice>
      )}
      {live && (
        <Text size="sm" c="dimmed" mb="md" component="div">
          Version {live.number} of {formatDateTime(live.publishedAt, company.timeZone)} is public
          {isDemoTab() ? ' – in this demo only in the preview.' : ` at ${address} `}
          {!isDemoTab() && <CopyLinkButton address={address} />}
          {isNews && ' The draft has changes that are not published.'}
        </Text>
      )}
    </>
  );
}
