import { Button, FileButton, Text } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { usePendingPhotos } from '@/data/react/usePendingPhotos';
import { photosOfSubject } from '@/domain/photo/queries';
import type { PhotoSubject } from '@/domain/photo/schema';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { sayNotLoaded } from '@/ui/feedback/sayNotLoaded';
import { useLazyPart } from '@/ui/hooks/useLazyPart';
import { MarkUpHeld } from './MarkUpHeld';
import { PhotoGrid } from './PhotoGrid';
import classes from './photos.module.css';
import { RefusedFiles } from './RefusedFiles';
import { useAddPhotosOf, type AddingPhotos, type PhotoTarget } from './useAddPhotos';

const loadLightbox = () => import('./PhotoLightbox');
/** Makes phones offer the camera and the photo library. */
const ACCEPT = 'image/*';

type Place = Pick<PhotoSubject, 'subjectId' | 'itemId'>;
type SubjectPhotosProps = {
  target: PhotoTarget;
  /** Another place with pictures of the same thing: the item a finding was made at. */
  also?: Place;
  isReadOnly?: boolean;
  /** True while their subject is still being written: they're sent with it. */
  isUnstored?: boolean;
};

const isOf = (place: Place, photo: Partial<Place>): boolean =>
  place.subjectId !== '' &&
  photo.subjectId === place.subjectId &&
  (place.itemId === '' || photo.itemId === place.itemId);

const NOWHERE: Place = { subjectId: '', itemId: '' };

/** Shows the photos of a finding, a set of readings or an inspection item, including those still uploading, with the camera button. */
export function SubjectPhotos({ isUnstored = false, ...props }: SubjectPhotosProps) {
  return <SubjectPhotosFrom {...props} adding={useAddPhotosOf(props.target, { isMarked: true, isUnstored })} />;
}

type SubjectPhotosFromProps = Omit<SubjectPhotosProps, 'isUnstored'> & { adding: AddingPhotos };

/** Same, if another button on the page adds photos too. */
export function SubjectPhotosFrom({ target, also = NOWHERE, isReadOnly = false, adding }: SubjectPhotosFromProps) {
  const can = useCan();
  const own = useLiveRecords(collections.photos, photosOfSubject(target), { isEnabled: can('read', 'photos') });
  const other = useLiveRecords(collections.photos, photosOfSubject(also), {
    isEnabled: also.subjectId !== '' && can('read', 'photos'),
  });
  const photos = [...other.records, ...own.records.filter(({ id }) => !other.records.some((one) => one.id === id))];
  const waiting = usePendingPhotos().filter(
    (photo) => (isOf(target, photo) || isOf(also, photo)) && !photos.some(({ id }) => id === photo.id),
  );
  const [openId, setOpenId] = useState('');
  const lightbox = useLazyPart(loadLightbox, openId, () => {
    setOpenId('');
    sayNotLoaded();
  });
  const mayAdd = !isReadOnly && can('create', 'photos');
  const isEmpty = photos.length + waiting.length === 0;
  if (own.error) return <ErrorState error={own.error} />;
  return (
    <div className={classes['subject']}>
      {!isEmpty && <PhotoGrid photos={photos} waiting={waiting} onOpen={setOpenId} />}
      {isEmpty && !mayAdd && (
        <Text size="sm" c="dimmed">
          No photos.
        </Text>
      )}
      {mayAdd && (
        <FileButton accept={ACCEPT} multiple onChange={(files) => void adding.add(files, adding.stage)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={adding.isPreparing}
              leftSection={<IconCamera size={18} aria-hidden />}
            >
              Add photos
            </Button>
          )}
        </FileButton>
      )}
      <RefusedFiles photos={adding} />
      <MarkUpHeld held={adding.held} onRelease={adding.release} onDiscard={adding.discard} />
      {lightbox && openId !== '' && (
        <lightbox.PhotoLightbox photos={photos} openId={openId} onOpen={setOpenId} onClose={() => setOpenId('')} />
      )}
    </div>
  );
}
