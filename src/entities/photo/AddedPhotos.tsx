import { CloseButton, SegmentedControl } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconClock, IconUpload } from '@tabler/icons-react';
import { useReachesServer } from '@/data/react/useReachesServer';
import { usePendingPhotos } from '@/data/react/usePendingPhotos';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { PHOTO_STAGE_LABELS, PHOTO_STAGES } from '@/domain/photo/schema';
import { formatCount } from '@/ui/format/quantities';
import classes from './addedPhotos.module.css';
import { RefusedFiles } from './RefusedFiles';
import type { AddedPhoto, AddingPhotos } from './useAddPhotos';
import { useObjectUrl } from './useObjectUrl';

const STAGES = PHOTO_STAGES.map((value) => ({ value, label: PHOTO_STAGE_LABELS[value] }));
const ICONS = { sent: IconCheck, sending: IconUpload, kept: IconClock, refused: IconAlertTriangle };
type PhotoState = keyof typeof ICONS;

type AddedPhotosProps = {
  photos: AddingPhotos;
  /** False for photos of anything else, which are neither before nor after the work. */
  isOfWork?: boolean;
};

/** Shows the status of photos taken on this page: each with its picture, a text summary, and a choice of what the next one shows. */
export function AddedPhotos({ photos, isOfWork = true }: AddedPhotosProps) {
  const { added, dismissAdded, stage, setStage } = photos;
  const { photoQueue } = useWorkspace();
  const pending = usePendingPhotos();
  const reachesServer = useReachesServer();
  const stateOf = ({ id, isKept }: AddedPhoto): PhotoState | null => {
    const waiting = pending.find((photo) => photo.id === id);
    if (!waiting) return photoQueue.isSent(id) ? 'sent' : null;
    if (waiting.state === 'refused') return 'refused';
    return isKept && !reachesServer ? 'kept' : 'sending';
  };
  // Photos discarded in the meantime are no longer shown.
  const shown = added.flatMap((photo) => {
    const state = stateOf(photo);
    return state === null ? [] : [{ photo, state }];
  });
  const words = wordsOf(shown.map(({ state }) => state));
  return (
    <>
      <RefusedFiles photos={photos} />
      <div role="status" className="visually-hidden">
        {words}
      </div>
      {shown.length > 0 && (
        <div className={classes['added']}>
          <div className={classes['row']}>
            <ul className={classes['thumbs']} aria-label="Photos added now">
              {shown.map(({ photo, state }) => (
                <Thumb key={photo.id} photo={photo} state={state} />
              ))}
            </ul>
            <CloseButton aria-label="Hide the photos" onClick={dismissAdded} />
          </div>
          <div className={classes['row']}>
            <span className={classes['words']} aria-hidden>
              {words}
            </span>
            {isOfWork && (
              <SegmentedControl
                aria-label="What the next photo shows"
                size="xs"
                className={classes['stages'] ?? ''}
                data={STAGES}
                value={stage}
                onChange={(value) => setStage(PHOTO_STAGES.find((known) => known === value) ?? 'during')}
              />
            )}
          </div>
        </div>
      )}
    </>
  );
}

/** Summarizes the status: `2 photos sent`, `1 of 3 photos sent, 2 kept on this device`. */
function wordsOf(states: readonly PhotoState[]): string {
  const count = (wanted: PhotoState): number => states.filter((state) => state === wanted).length;
  const photos = formatCount(states.length, 'photo');
  if (states.length === 0) return '';
  if (count('refused') > 0) return `${count('refused')} of ${photos} not sent: open the job to try again`;
  if (count('sent') === states.length) return `${photos} sent`;
  const waiting = states.length - count('sent');
  const how = count('kept') > 0 ? 'kept on this device' : 'sending…';
  return count('sent') === 0 ? `${photos} ${how}` : `${count('sent')} of ${photos} sent, ${waiting} ${how}`;
}

function Thumb({ photo, state }: { photo: AddedPhoto; state: PhotoState }) {
  const url = useObjectUrl(photo.image);
  const StateIcon = ICONS[state];
  return (
    <li className={classes['thumb']} data-state={state}>
      {url !== '' && <img src={url} alt="" />}
      <StateIcon size={14} aria-hidden />
    </li>
  );
}
