import { useState } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { roleCan } from '@/domain/access/permissions';
import { WEBSITE_ID } from '@/domain/website/schema';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { SiteEditor } from '../components/SiteEditor';
import { StartSite } from '../components/StartSite';

/** The company's website: begun from its trade, written beside its preview, published as versions. */
export function Component() {
  const { role } = useSession();
  return useCan()('update', 'websiteContent') ? (
    <Site />
  ) : (
    <PageBody size="normal">
      <PageHeader title="Website" />
      <EmptyState
        {...(roleCan(role, 'update', 'websiteContent')
          ? { title: 'The website is offline', text: 'Draft and versions are kept until your plan includes it again.' }
          : { title: 'Only managers write the website', text: 'Ask an admin or manager of your company.' })}
        action={<LinkButton to={paths.start}>Back to your start page</LinkButton>}
      />
    </PageBody>
  );
}

function Site() {
  const { record, isLoading, error, refetch } = useLiveRecord(collections.websiteContent, WEBSITE_ID);
  // A version that was taken into the draft is another beginning.
  const [round, setRound] = useState(0);
  if (record) return <SiteEditor key={round} record={record} onReplaced={() => setRound((count) => count + 1)} />;
  return (
    <PageBody size="normal">
      <PageHeader title="Website" />
      {error ? (
        <ErrorState error={error} title="The website could not be read" onRetry={refetch} />
      ) : isLoading ? (
        <LoadingRows rows={6} />
      ) : (
        <StartSite />
      )}
    </PageBody>
  );
}
