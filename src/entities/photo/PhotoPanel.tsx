import { useState } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { usePendingPhotos } from '@/data/react/usePendingPhotos';
import type { Job } from '@/domain/job/schema';
import { photosOfJob } from '@/domain/photo/queries';
import { PHOTO_STAGE_LABELS, PHOTO_STAGES } from '@/domain/photo/schema';
import type { Stored } from '@/domain/record/schema';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { sayNotLoaded } from '@/ui/feedback/sayNotLoaded';
import { useLazyPart } from '@/ui/hooks/useLazyPart';
import { PhotoCapture } from './PhotoCapture';
import { PhotoGrid } from './PhotoGrid';
import classes from './photos.module.css';

const loadLightbox = () => import('./PhotoLightbox');

type PhotoPanelProps = {
  job: Pick<Stored<Job>, 'id' | 'customerId' | 'number' | 'title' | 'progress'>;
  /** The photos listed by the job's type. */
  photosToTake?: readonly string[];
};

const NONE: readonly string[] = [];

/** Shows a job's photos by stage, including those still uploading, with buttons to add more. */
export function PhotoPanel({ job, photosToTake = NONE }: PhotoPanelProps) {
  const can = useCan();
  const { records, isLoading, error } = useLiveRecords(collections.photos, photosOfJob(job.id));
  const pending = usePendingPhotos().filter(
    ({ jobId, id }) => jobId === job.id && !records.some((photo) => photo.id === id),
  );
  const [openId, setOpenId] = useState('');
  const lightbox = useLazyPart(loadLightbox, openId, () => {
    setOpenId('');
    sayNotLoaded();
  });
  const mayAdd = can('create', 'photos');
  const ordered = PHOTO_STAGES.flatMap((stage) => records.filter((photo) => photo.stage === stage));

  return (
    <>
      {mayAdd && (
        <PhotoCapture
          job={job}
          names={isLoading ? NONE : photosToTake}
          captions={[...records, ...pending].map(({ caption }) => caption)}
        />
      )}
      {error ? (
        <ErrorState error={error} />
      ) : isLoading ? (
        <LoadingRows rows={2} label="Loading photos" />
      ) : records.length + pending.length === 0 ? (
        <EmptyState
          title="No photos yet"
          text={mayAdd ? 'Before and after photos answer most questions later.' : undefined}
        />
      ) : null}
      {PHOTO_STAGES.map((stage) => {
        const photos = ordered.filter((photo) => photo.stage === stage);
        const waiting = pending.filter((photo) => photo.stage === stage);
        if (photos.length + waiting.length === 0) return null;
        return (
          <div key={stage}>
            <h3 className={classes.stage}>{PHOTO_STAGE_LABELS[stage]}</h3>
            <PhotoGrid photos={photos} waiting={waiting} onOpen={setOpenId} />
          </div>
        );
      })}
      {lightbox && openId !== '' && (
        <lightbox.PhotoLightbox photos={ordered} openId={openId} onOpen={setOpenId} onClose={() => setOpenId('')} />
      )}
    </>
  );
}
