import { Button, Group, Stack, Text } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { demoTab } from '@/data/demo/demoTab';
import { callFunction } from '@/data/callables';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { startQuickbooksOver } from '@/domain/quickbooks/api';
import { useConnecting, useConnectionSetup } from '@/entities/connection/useConnection';
import { ConfirmAddress } from '@/entities/user/ConfirmAddress';
import { UserName } from '@/entities/user/UserName';
import { confirmAction } from '@/ui/feedback/confirm';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { notify } from '@/ui/feedback/notify';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { formatDate, formatDateTime } from '@/ui/format/dateTime';
import { DetailList } from '@/ui/layout/DetailList';
import { Section } from '@/ui/layout/Section';
import { useBooks } from '../hooks/useBooks';
import { OtherCompanyNotice } from './OtherCompanyNotice';
import { OwnAppSection } from './OwnAppSection';

/** Shows whether QuickBooks is connected, to which company, until when, and connects or disconnects it. */
export function ConnectionPanel() {
  const session = useSession();
  const { timeZone } = session.company;
  const mayManage = canAct(session, 'manageConnections');
  const { connection, setup: books, isOtherCompany, isLoading } = useBooks();
  const setup = useConnectionSetup('quickbooks', mayManage);
  const { connect, disconnect, isBusy } = useConnecting('quickbooks');
  if (isLoading || setup.isLoading) return <LoadingRows rows={5} />;
  if (setup.error) return <ErrorState error={setup.error} onRetry={() => void setup.refetch()} />;
  const canConnect = setup.data !== undefined && setup.data.clientOwner !== null && !setup.data.isSecretLost;
  return (
    <Stack gap="md">
      {demoTab() && (
        <InlineNotice tone="info" title="The demo connects nothing">
          It reaches no other service. “Other books” works here.
        </InlineNotice>
      )}
      {mayManage && <ConfirmAddress reason="Open it, then you can connect QuickBooks." />}
      <Section
        title="QuickBooks Online"
        description="Nothing is written there before you have seen it and pressed “Push”."
      >
        <Stack gap="md">
          {setup.data?.isStandIn && (
            <InlineNotice tone="info" title="A simulator on this machine stands in for QuickBooks">
              No real books are read or changed.
            </InlineNotice>
          )}
          {connection?.state === 'needs-reconnect' && (
            <InlineNotice tone="danger" title="Connect QuickBooks again">
              {connection.reason} Pending pushes wait until then.
            </InlineNotice>
          )}
          {isOtherCompany && <OtherCompanyNotice />}
          {connection ? (
            <DetailList
              columns={1}
              items={[
                ...(isOtherCompany ? [] : [{ label: 'Company in QuickBooks', value: books.facts.companyName }]),
                { label: 'Company ID', value: connection.accountId || books.realmId },
                { label: 'Connected by', value: <UserName uid={connection.connectedBy} /> },
                { label: 'Connected', value: formatDateTime(connection.connectedAt, timeZone) },
                { label: 'Good without use until', value: formatDate(connection.endsAt, timeZone) },
                { label: 'Good at most until', value: formatDate(connection.hardEndsAt, timeZone) },
              ]}
            />
          ) : (
            <Text size="sm">
              {!mayManage
                ? 'Not connected. An admin or manager can connect it.'
                : canConnect
                  ? 'Not connected. Sign in at Intuit as an admin of the QuickBooks company.'
                  : 'Not connected. This server has no app at Intuit, so make one of your own below.'}
            </Text>
          )}
          {mayManage && (
            <Group gap="xs">
              <Button
                variant={connection?.state === 'connected' ? 'default' : 'filled'}
                loading={isBusy}
                disabled={!canConnect}
                onClick={() => void connect()}
              >
                {connection ? 'Connect again' : 'Connect QuickBooks'}
              </Button>
              {connection && (
                <Button
                  variant="subtle"
                  color="red"
                  loading={isBusy}
                  leftSection={<IconLinkOff size={18} aria-hidden />}
                  onClick={() => void disconnect()}
                >
                  Disconnect…
                </Button>
              )}
            </Group>
          )}
        </Stack>
      </Section>
      {connection?.state === 'connected' && canAct(session, 'undoBooks') && <StartOver />}
      {mayManage && setup.data && <OwnAppSection setup={setup.data} />}
    </Stack>
  );
}

/** For a company that switches to another company file, where the old links are meaningless. */
function StartOver() {
  const { isBusy, carryOut } = useCarryOut();
  const startOver = () =>
    carryOut(async () => {
      const isConfirmed = await confirmAction({
        title: 'Start over with this QuickBooks company',
        message:
          'The mapping and all links between your documents and QuickBooks are forgotten. Nothing is deleted in QuickBooks: what it has already will be found by number and amount.',
        confirmLabel: 'Start over',
        tone: 'danger',
      });
      if (!isConfirmed) return;
      await callFunction(startQuickbooksOver, {});
      notify.success('Forgotten. Begin with the mapping.');
    });
  return (
    <Section
      title="Another company file"
      description="After connecting another QuickBooks company, the mapping and links begin again."
    >
      <Button variant="default" loading={isBusy} onClick={() => void startOver()}>
        Start over…
      </Button>
    </Section>
  );
}
