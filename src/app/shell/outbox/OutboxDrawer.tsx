import { Drawer, Stack, Text } from '@mantine/core';
import { IconCloudCheck } from '@tabler/icons-react';
import type { OutboxEntry } from '@/data/outbox/entry';
import type { PendingPhoto } from '@/data/uploads/pendingPhoto';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { OutboxEntryCard } from './OutboxEntryCard';
import { PendingPhotoCard } from './PendingPhotoCard';

type OutboxDrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  entries: readonly OutboxEntry[];
  photos: readonly PendingPhoto[];
};

/** Lists the changes that are only on this device. */
export function OutboxDrawer({ isOpen, onClose, entries, photos }: OutboxDrawerProps) {
  return (
    <Drawer opened={isOpen} onClose={onClose} position="right" title="Changes on this device">
      {entries.length + photos.length === 0 ? (
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
  );
}
