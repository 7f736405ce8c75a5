import { Stack } from '@mantine/core';
import { demoTab } from '@/data/demo/demoTab';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { useConnectionSetup } from '@/entities/connection/useConnection';
import { ConfirmAddress } from '@/entities/user/ConfirmAddress';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { useGoogle } from '../../hooks/useGoogle';
import { AccountSection } from './AccountSection';
import { LocationChooser } from './LocationChooser';
import { OwnProjectSection } from './OwnProjectSection';

/** Shows the connected Google account, the managed profiles, and the Google Cloud project used for API access. */
export function ConnectionPanel() {
  const session = useSession();
  const mayManage = canAct(session, 'manageConnections');
  const { connection, locations, isLoading } = useGoogle();
  const setup = useConnectionSetup('google', mayManage);
  if (isLoading || setup.isLoading) return <LoadingRows rows={5} />;
  if (setup.error) return <ErrorState error={setup.error} onRetry={() => void setup.refetch()} />;
  return (
    <Stack gap="md">
      {demoTab() && (
        <InlineNotice tone="info" title="The demo connects nothing">
          It reaches no other service. All that works by hand can be tried here.
        </InlineNotice>
      )}
      {mayManage && <ConfirmAddress reason="Open it, then you can connect Google." />}
      <AccountSection connection={connection} setup={setup.data ?? null} mayManage={mayManage} />
      {connection?.state === 'connected' && canAct(session, 'changeGoogleProfile') && (
        <LocationChooser chosen={locations} />
      )}
      {mayManage && setup.data && <OwnProjectSection setup={setup.data} />}
    </Stack>
  );
}
