import { useState } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { roleCan } from '@/domain/access/permissions';
import { WEBSITE_ID } from '@/domain/website/schema';
import { NotAllowed } from '@/entities/team/NotAllowed';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { KeptSite } from '../components/KeptSite';
import { SiteEditor } from '../components/SiteEditor';
import { StartSite } from '../components/StartSite';

/** Manages the company's website: created from its trade, edited next to a preview, published as versions. */
export function Component() {
  const { role } = useSession();
  return roleCan(role, 'update', 'websiteContent') ? (
    <Site />
  ) : (
    <PageBody size="normal">
      <PageHeader title="Website" />
      <NotAllowed
        ask="website"
        title="Only managers write the website"
        wayBack={<LinkButton to={paths.start}>Back to your start page</LinkButton>}
      />
    </PageBody>
  );
}

function Site() {
  const mayEdit = useCan()('update', 'websiteContent');
  const { record, isLoading, error, refetch } = useLiveRecord(collections.websiteContent, WEBSITE_ID);
  // Loading a version into the draft restarts the editor.
  const [round, setRound] = useState(0);
  if (record && !mayEdit) return <KeptSite content={record} />;
  if (record) return <SiteEditor key={round} record={record} onReplaced={() => setRound((count) => count + 1)} />;
  return (
    <PageBody size="normal">
      <PageHeader title="Website" />
      {error ? (
        <ErrorState error={error} title="The website could not be read" onRetry={refetch} />
      ) : isLoading ? (
        <LoadingRows rows={6} />
      ) : mayEdit ? (
        <StartSite />
      ) : (
        <EmptyState
          title="No website was made"
          text="Nothing is kept here. Your plan does not include a website."
          action={<LinkButton to={paths.start}>Back to your start page</LinkButton>}
        />
      )}
    </PageBody>
  );
}
