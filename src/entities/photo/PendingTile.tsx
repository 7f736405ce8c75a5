import { Button, Group } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import type { PendingPhoto } from '@/data/uploads/pendingPhoto';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { useReachesServer } from '@/data/react/useReachesServer';
import { PHOTO_STAGE_LABELS } from '@/domain/photo/schema';
import { notify } from '@/ui/feedback/notify';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { confirmDiscard } from './confirmDiscard';
import { MarkUpHeld } from './MarkUpHeld';
import { Picture } from './Picture';
import classes from './photos.module.css';
import { useObjectUrl } from './useObjectUrl';

const NONE: readonly string[] = [];

/** Renders a photo being uploaded: its progress, or why it was rejected. Until the upload starts, it can be marked up. */
export function PendingTile({ photo }: { photo: PendingPhoto }) {
  const { photoQueue } = useWorkspace();
  const reachesServer = useReachesServer();
  const url = useObjectUrl(photo.image);
  const [held, setHeld] = useState(NONE);
  const mark = (): void => {
    if (photoQueue.hold(photo.id)) setHeld([photo.id]);
    else notify.info('This photo is already being sent.');
  };
  const release = useCallback(
    async (id: string, marked?: Blob): Promise<void> => {
      await photoQueue.release(id, marked);
      setHeld(NONE);
    },
    [photoQueue],
  );
  const discard = async (): Promise<void> => {
    if (await confirmDiscard()) await photoQueue.discard(photo.id);
  };
  return (
    <li className={classes.pending}>
      <div className={classes.tile}>
        {url !== '' && <Picture url={url} alt={`${PHOTO_STAGE_LABELS[photo.stage]}, not uploaded yet`} />}
      </div>
      {photo.state === 'refused' ? (
        <div className={classes.refused} role="alert">
          Not uploaded: {photo.message}
          <Group gap={4}>
            <Button size="compact-sm" variant="default" onClick={() => void photoQueue.retry(photo.id)}>
              Try again
            </Button>
            <Button size="compact-sm" variant="subtle" color="red" onClick={() => void discard()}>
              Discard
            </Button>
          </Group>
        </div>
      ) : (
        <>
          <ProgressBar
            label={reachesServer ? 'Sending' : 'Kept on this device'}
            value={Math.round(photo.progress * 100)}
          />
          {photo.progress === 0 && (
            <Button variant="text" leftSection={<IconPencil size={16} aria-hidden />} onClick={mark}>
              Mark
            </Button>
          )}
        </>
      )}
      <MarkUpHeld held={held} onRelease={release} onDiscard={discard} />
    </li>
  );
}
