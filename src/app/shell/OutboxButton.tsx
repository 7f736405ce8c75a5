import { ActionIcon, Drawer, Indicator, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCloudCheck, IconCloudExclamation, IconCloudUp } from '@tabler/icons-react';
import { useOutboxEntries } from '@/data/react/useOutbox';
import { usePendingPhotos } from '@/data/react/usePendingPhotos';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { formatCount } from '@/ui/format/quantities';
import { OutboxEntryCard } from './OutboxEntryCard';
import { PendingPhotoCard } from './PendingPhotoCard';

/** The outbox: what is on this device only, and what the server refused. Nothing entered is ever dropped silently. */
export function OutboxButton() {
  const entries = useOutboxEntries();
  const photos = usePendingPhotos();
  const [isOpen, { open, close }] = useDisclosure(false);
  const waiting = entries.length + photos.length;
  const hasTrouble =
    entries.some(({ state }) => state !== 'pending') || photos.some(({ state }) => state === 'refused');
  const label =
    waiting === 0 ? 'Everything is saved on the server' : `${formatCount(waiting, 'change')} not on the server yet`;
  const Icon = hasTrouble ? IconCloudExclamation : waiting > 0 ? IconCloudUp : IconCloudCheck;

  return (
    <>
      <Indicator label={waiting} size={16} disabled={waiting === 0} color={hasTrouble ? 'red' : 'amber'} offset={6}>
        <ActionIcon aria-label={label} onClick={open} size={44}>
          <Icon size={20} />
        </ActionIcon>
      </Indicator>
      <Drawer opened={isOpen} onClose={close} position="right" title="Changes on this device">
        {waiting === 0 ? (
          <EmptyState
            icon={<IconCloudCheck />}
            title="Everything is saved"
            text="All your changes have reached the server."
          />
        ) : (
          <Stack>
            <Text size="sm" c="dimmed">
              These changes are kept on this device until the server has them.
            </Text>
            {entries.map((entry) => (
              <OutboxEntryCard key={entry.id} entry={entry} />
            ))}
            {photos.map((photo) => (
              <PendingPhotoCard key={photo.id} photo={photo} />
            ))}
          </Stack>
        )}
      </Drawer>
    </>
  );
}
