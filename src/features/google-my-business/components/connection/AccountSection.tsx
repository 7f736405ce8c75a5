import { Button, Group, Stack, Text } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { ConnectionSetup } from '@/domain/connection/api';
import { endsSoon, type Connection } from '@/domain/connection/schema';
import { useConnecting } from '@/entities/connection/useConnection';
import { UserName } from '@/entities/user/UserName';
import { nowIso } from '@/lib/dates';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatDate, formatDateTime } from '@/ui/format/dateTime';
import { DetailList } from '@/ui/layout/DetailList';
import { Section } from '@/ui/layout/Section';

type AccountSectionProps = { connection: Connection | null; setup: ConnectionSetup | null; mayManage: boolean };

/** Shows whether Google is connected and by whom, with buttons to connect and disconnect. */
export function AccountSection({ connection, setup, mayManage }: AccountSectionProps) {
  const { timeZone } = useSession().company;
  const { connect, disconnect, isBusy } = useConnecting('google');
  const canConnect = setup !== null && setup.clientOwner !== null && !setup.isSecretLost;
  return (
    <Section
      title="Google account"
      description="Connected, this page compares, posts and reads reviews automatically. Everything else works without."
    >
      <Stack gap="md">
        {setup?.isStandIn && (
          <InlineNotice tone="info" title="A stand-in on this machine answers in Google’s place">
            No real profile is read or changed.
          </InlineNotice>
        )}
        {connection?.state === 'needs-reconnect' && (
          <InlineNotice tone="danger" title="Connect Google again">
            {connection.reason} Until then this page works by hand.
          </InlineNotice>
        )}
        {connection && connection.state === 'connected' && endsSoon(connection, nowIso()) && (
          <InlineNotice
            tone="warning"
            title={`Google ends this connection on ${formatDate(connection.endsAt, timeZone)}`}
          >
            That is so while the consent screen of a Google project is in “Testing”. Set it to “In production”, then
            connect again.
          </InlineNotice>
        )}
        {connection ? (
          <DetailList
            columns={1}
            items={[
              { label: 'Connected by', value: <UserName uid={connection.connectedBy} /> },
              { label: 'Connected', value: formatDateTime(connection.connectedAt, timeZone) },
              {
                label: 'Google project',
                value: connection.clientOwner === 'company' ? 'Your own' : 'The one of this server',
              },
            ]}
          />
        ) : (
          <Text size="sm">
            {!mayManage
              ? 'Not connected. An admin or manager can connect it.'
              : setup?.isSecretLost
                ? 'Not connected. Enter the client secret of your project below once more, then connect.'
                : canConnect
                  ? 'Not connected. Sign in to Google as an owner or manager of the profile.'
                  : 'Not connected. This server has no Google project, so make one of your own below.'}
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
              {connection ? 'Connect again' : 'Connect Google'}
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
  );
}
