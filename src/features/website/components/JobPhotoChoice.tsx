import { Button, Modal, Text } from '@mantine/core';
import { IconPhotoSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { latestPhotos } from '@/domain/photo/queries';
import { PHOTO_STAGE_LABELS, type Photo } from '@/domain/photo/schema';
import { PictureProgress } from '@/entities/billing/PictureProgress';
import { usePictureUpload } from '@/entities/billing/usePictureUpload';
import { photoAlt } from '@/entities/photo/photoAlt';
import { Picture } from '@/entities/photo/Picture';
import { AppError } from '@/lib/appError';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { OneColumn } from '@/ui/layout/OneColumn';
import classes from './website.module.css';

const LATEST = latestPhotos();
const MAX_SIDE = 1600;

type JobPhotoChoiceProps = {
  /** Called with the URL of the site's own copy, and its source photo. */
  onChosen: (url: string, photo: Photo) => void;
};

/**
 * Picks a photo of a job for the site. It is copied, so that the site exposes nothing of the job and loses nothing when the job is
 * deleted.
 */
export function JobPhotoChoice({ onChosen }: JobPhotoChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!useCan()('read', 'photos')) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconPhotoSearch size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        From a job
      </Button>
      {isOpen && <Choice onChosen={onChosen} onClose={() => setIsOpen(false)} />}
    </>
  );
}

async function fileOf({ url, contentType }: Photo): Promise<File> {
  const answer = await fetch(url).catch(() => null);
  if (!answer?.ok)
    throw new AppError({ code: 'unavailable', userMessage: 'This photo could not be fetched. Please try again.' });
  return new File([await answer.blob()], 'photo', { type: contentType });
}

function Choice({ onChosen, onClose }: JobPhotoChoiceProps & { onClose: () => void }) {
  const { company } = useSession();
  const { data: photos = [], isLoading, error, refetch } = useRecords(collections.photos, LATEST);
  const { upload, progress, fault } = usePictureUpload(company.id, MAX_SIDE);
  const choose = async (photo: Photo): Promise<void> => {
    const url = await upload(() => fileOf(photo));
    if (url === null) return;
    onChosen(url, photo);
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title="A photo of a job" size="lg">
      <OneColumn>
        <Text size="sm" c="dimmed">
          The latest photos of your jobs. A copy goes on the site, without the place that the camera noted. Choose none
          with faces, house numbers or license plates, and ask the customer first.
        </Text>
        <PictureProgress progress={progress} fault={fault} />
        {isLoading ? (
          <LoadingRows rows={4} />
        ) : error ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : photos.length === 0 ? (
          <EmptyState title="No photos yet" text="Photos that are taken on jobs can be chosen here." />
        ) : (
          <ul className={classes['photos']}>
            {photos.map((photo, index) => (
              <li key={photo.id}>
                <button
                  type="button"
                  className={classes['photo']}
                  disabled={progress !== null}
                  onClick={() => void choose(photo)}
                >
                  <span className={classes['thumb']}>
                    <Picture url={photo.url} alt={photoAlt(photo, index)} isLazy />
                  </span>
                  <span>{PHOTO_STAGE_LABELS[photo.stage]}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </OneColumn>
    </Modal>
  );
}
