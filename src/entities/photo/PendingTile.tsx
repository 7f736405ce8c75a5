import { Button, Group } from '@mantine/core';
import type { PendingPhoto } from '@/data/uploads/pendingPhoto';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { useOnline } from '@/data/react/useOnline';
import { PHOTO_STAGE_LABELS } from '@/domain/photo/schema';
import { confirmAction } from '@/ui/feedback/confirm';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { Picture } from './Picture';
import classes from './photos.module.css';
import { useObjectUrl } from './useObjectUrl';

/** A photo on its way to the server: how far it is, or why it was refused. */
export function PendingTile({ photo }: { photo: PendingPhoto }) {
  const { photoQueue } = useWorkspace();
  const isOnline = useOnline();
  const url = useObjectUrl(photo.image);
  const discard = async () => {
    const isSure = await confirmAction({
      title: 'Discard this photo?',
      message: 'It is only on this device and cannot be brought back.',
      confirmLabel: 'Discard',
      tone: 'danger',
    });
    if (isSure) await photoQueue.discard(photo.id);
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
        <ProgressBar label={isOnline ? 'Sending' : 'Kept on this device'} value={Math.round(photo.progress * 100)} />
      )}
    </li>
  );
}
