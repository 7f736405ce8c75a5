import { Button, Group, Paper, Text } from '@mantine/core';
import type { PendingPhoto } from '@/data/uploads/pendingPhoto';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { ProgressBar } from '@/ui/feedback/ProgressBar';

/** Renders one photo that has not been uploaded yet. */
export function PendingPhotoCard({ photo }: { photo: PendingPhoto }) {
  const { photoQueue } = useWorkspace();
  return (
    <Paper withBorder p="sm">
      <Text fw={600} size="sm">
        Photo of {photo.label}
      </Text>
      {photo.state === 'refused' ? (
        <>
          <Text size="sm">{photo.message}</Text>
          <Group mt="xs" gap="xs">
            <Button size="xs" onClick={() => void photoQueue.retry(photo.id)}>
              Try again
            </Button>
            <Button size="xs" variant="default" onClick={() => void photoQueue.discard(photo.id)}>
              Discard
            </Button>
          </Group>
        </>
      ) : (
        <ProgressBar label="Waiting to upload" value={Math.round(photo.progress * 100)} />
      )}
    </Paper>
  );
}
