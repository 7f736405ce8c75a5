import { Button, FileButton, Group, SegmentedControl } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import type { Job } from '@/domain/job/schema';
import { PHOTO_CONTENT_TYPES, PHOTO_STAGE_LABELS, PHOTO_STAGES } from '@/domain/photo/schema';
import type { Stored } from '@/domain/record/schema';
import { RefusedFiles } from './RefusedFiles';
import { PhotosToTake } from './PhotosToTake';
import { useAddPhotos } from './useAddPhotos';

const ACCEPT = [...PHOTO_CONTENT_TYPES, '.heic', '.heif'].join(',');
const STAGES = PHOTO_STAGES.map((value) => ({ value, label: PHOTO_STAGE_LABELS[value] }));

type PhotoCaptureProps = {
  job: Pick<Stored<Job>, 'id' | 'customerId' | 'number' | 'title' | 'progress'>;
  /** The photos listed by the job's type. */
  names: readonly string[];
  /** Captions of the existing photos. */
  captions: readonly string[];
};

/** Lets the user add photos to a job, several at a time, or one by one from its type's list. They're kept on the device until uploaded. */
export function PhotoCapture({ job, names, captions }: PhotoCaptureProps) {
  const photos = useAddPhotos(job);
  const { add, stage, setStage, isPreparing } = photos;
  return (
    <>
      <PhotosToTake photos={photos} names={names} captions={captions} />
      <Group gap="xs">
        <SegmentedControl
          aria-label="Photo stage"
          data={STAGES}
          value={stage}
          onChange={(value) => setStage(PHOTO_STAGES.find((known) => known === value) ?? 'during')}
        />
        <FileButton accept={ACCEPT} multiple onChange={(files) => void add(files, stage)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={isPreparing}
              leftSection={<IconPhotoPlus size={18} aria-hidden />}
            >
              Add photos
            </Button>
          )}
        </FileButton>
      </Group>
      <RefusedFiles photos={photos} />
    </>
  );
}
