import { Button, Modal, Select } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconExternalLink, IconTrash } from '@tabler/icons-react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { PHOTO_STAGE_LABELS, PHOTO_STAGES, type Photo } from '@/domain/photo/schema';
import type { Stored } from '@/domain/record/schema';
import { usePressedChange } from '@/entities/record/usePressedChange';
import { UserName } from '@/entities/user/UserName';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { formatDateTime } from '@/ui/format/dateTime';
import { CaptionField } from './CaptionField';
import { PhotoNav } from './PhotoNav';
import { Picture } from './Picture';
import { photoAlt } from './photoAlt';
import classes from './photos.module.css';

type PhotoLightboxProps = {
  photos: readonly Stored<Photo>[];
  openId: string;
  onOpen: (id: string) => void;
  onClose: () => void;
};

const STAGES = PHOTO_STAGES.map((value) => ({ value, label: PHOTO_STAGE_LABELS[value] }));

/** Shows one photo enlarged, with its caption. The arrow keys move to the others, Escape closes. */
export function PhotoLightbox({ photos, openId, onOpen, onClose }: PhotoLightboxProps) {
  const { company } = useSession();
  const can = useCan();
  const { remove: removeRecord } = useSaveRecord(collections.photos);
  const press = usePressedChange(collections.photos);
  const index = photos.findIndex(({ id }) => id === openId);
  const photo = photos[index];
  const step = (by: number) => {
    const next = photos[index + by];
    if (next) onOpen(next.id);
  };
  useHotkeys([
    ['ArrowLeft', () => step(-1)],
    ['ArrowRight', () => step(1)],
  ]);
  if (!photo) return null;

  const choose = async (stage: Photo['stage']) => {
    try {
      await press(photo, { stage }, 'Photo');
    } catch (error) {
      notify.error(error);
    }
  };
  const remove = async () => {
    const isSure = await confirmAction({
      title: 'Delete this photo?',
      message: 'It cannot be recovered.',
      confirmLabel: 'Delete photo',
      tone: 'danger',
    });
    if (!isSure) return;
    const neighbor = photos[index + 1] ?? photos[index - 1];
    try {
      await removeRecord(photo.id);
      if (neighbor) onOpen(neighbor.id);
      else onClose();
    } catch (error) {
      notify.error(error);
    }
  };

  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={`${PHOTO_STAGE_LABELS[photo.stage]} · ${index + 1} of ${photos.length}`}
    >
      <div className={classes.large}>
        <Picture key={photo.id} url={photo.url} alt={photoAlt(photo, index)} />
      </div>
      <PhotoNav isFirst={index === 0} isLast={index === photos.length - 1} onStep={step}>
        {formatDateTime(photo.takenAt, company.timeZone)} · <UserName uid={photo.createdBy} />
      </PhotoNav>
      <div className={classes.bar} key={photo.id}>
        <CaptionField photo={photo} />
        <Select
          aria-label="Stage"
          data={STAGES}
          value={photo.stage}
          allowDeselect={false}
          w={120}
          onChange={(value) => void choose(PHOTO_STAGES.find((known) => known === value) ?? photo.stage)}
        />
        <Button
          component="a"
          href={photo.url}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<IconExternalLink size={18} aria-hidden />}
        >
          Original
        </Button>
        {can('delete', 'photos') && (
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => void remove()}
          >
            Delete
          </Button>
        )}
      </div>
    </Modal>
  );
}
