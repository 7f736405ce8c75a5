import { Button, Group, Modal, Stack, Switch, Text } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { WallLink } from '@/domain/statusboard/api';
import { addressOf } from '@/entities/public-document/customerLink';
import { ConfirmAddress } from '@/entities/user/ConfirmAddress';
import { paths } from '@/lib/paths';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatDateTime } from '@/ui/format/dateTime';
import { DetailList } from '@/ui/layout/DetailList';
import { CopyLinkButton } from '@/ui/links/CopyLinkButton';
import { useWallLink } from '../hooks/useWallLink';
import classes from './ShareWallDialog.module.css';

/** Lets managers create, copy and revoke the link that shows the wall on a screen without sign-in. */
export function ShareWallDialog({ onClose }: { onClose: () => void }) {
  const wall = useWallLink();
  const { link, isBusy } = wall;
  const [hasNames, setHasNames] = useState(false);
  return (
    <Modal opened onClose={onClose} title="Share the wall" size="lg">
      <Stack>
        <Text>
          Show the board on a screen where nobody signs in. Whoever has the link and its PIN sees the board of the day
          and can change nothing.
        </Text>
        <ConfirmAddress reason="Open it to share the wall board." />
        {wall.error ? (
          <ErrorState error={wall.error} onRetry={wall.retry} />
        ) : wall.isLoading ? (
          <LoadingRows rows={2} />
        ) : (
          <>
            {link && <LinkFacts link={link} pin={wall.pin} />}
            <Switch
              label={link ? 'Show names with the next link' : 'Show names'}
              description="Shows customer, technician and job names. Without names: initials, job types and towns."
              checked={hasNames}
              onChange={(event) => setHasNames(event.currentTarget.checked)}
            />
            <Group gap="xs">
              <Button variant={link ? 'default' : 'filled'} loading={isBusy} onClick={() => void wall.make(hasNames)}>
                {link ? 'New link and PIN…' : 'Create link'}
              </Button>
              {link && (
                <Button
                  variant="subtle"
                  color="red"
                  loading={isBusy}
                  leftSection={<IconLinkOff size={18} aria-hidden />}
                  onClick={() => void wall.revoke()}
                >
                  Revoke the link…
                </Button>
              )}
            </Group>
          </>
        )}
      </Stack>
    </Modal>
  );
}

function LinkFacts({ link, pin }: { link: WallLink; pin: string }) {
  const { timeZone } = useSession().company;
  const address = addressOf(paths.sharedWall(link.token));
  return (
    <>
      {pin !== '' && (
        <InlineNotice tone="warning" title="The PIN is shown only once" role="status">
          <span className={classes.pin}>{pin}</span>
          Enter it on the screen, or write it down.
        </InlineNotice>
      )}
      <DetailList
        items={[
          { label: 'Address', value: <span className={classes.address}>{address}</span> },
          { label: 'Names', value: link.hasNames ? 'Shown' : 'Not shown' },
          { label: 'Created', value: formatDateTime(link.createdAt, timeZone) },
        ]}
      />
      <Group>
        <CopyLinkButton address={address} />
      </Group>
    </>
  );
}
