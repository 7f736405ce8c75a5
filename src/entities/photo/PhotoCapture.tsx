import { Button, FileButton, Group, SegmentedControl } from '@mantine/core';
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Job } from '@/domain/job/schema';
import { PHOTO_CONTENT_TYPES, PHOTO_STAGE_LABELS, PHOTO_STAGES, type PhotoStage } from '@/domain/photo/schema';
import type { Progress } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { useAddPhotos } from './useAddPhotos';

const ACCEPT = [...PHOTO_CONTENT_TYPES, '.heic', '.heif'].join(',');
const STAGES = PHOTO_STAGES.map((value) => ({ value, label: PHOTO_STAGE_LABELS[value] }));

/** What a photo taken now most likely shows. */
const stageOf = (progress: Progress): PhotoStage =>
  progress === 'in-progress' || progress === 'on-hold' ? 'during' : progress === 'work-done' ? 'after' : 'before';

type PhotoCaptureProps = { job: Pick<Stored<Job>, 'id' | 'customerId' | 'number' | 'title' | 'progress'> };

/** Takes photos of a job, or chooses several. They are kept on the device until they are uploaded. */
export function PhotoCapture({ job }: PhotoCaptureProps) {
  const { add, isPreparing, isDeviceFull, refused, dismissRefused } = useAddPhotos(job);
  const [chosen, setChosen] = useState<PhotoStage | null>(null);
  const stage = chosen ?? stageOf(job.progress);
  return (
    <>
      <Group gap="xs">
        <SegmentedControl
          aria-label="What the photos show"
          data={STAGES}
          value={stage}
          onChange={(value) => setChosen(PHOTO_STAGES.find((known) => known === value) ?? 'during')}
        />
        <FileButton accept="image/*" capture="environment" onChange={(file) => void (file && add([file], stage))}>
          {(props) => (
            <Button {...props} leftSection={<IconCamera size={18} aria-hidden />} hiddenFrom="sm">
              Take photo
            </Button>
          )}
        </FileButton>
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
      {isDeviceFull && (
        <InlineNotice tone="warning" role="alert" title="This device is full">
          The photo is uploaded right away instead of being kept here. Do not close this page until it is sent.
        </InlineNotice>
      )}
      {refused.length > 0 && (
        <InlineNotice
          tone="danger"
          role="alert"
          title={refused.length === 1 ? 'One file was not added' : `${refused.length} files were not added`}
          action={
            <Button variant="subtle" color="red" onClick={dismissRefused}>
              Dismiss
            </Button>
          }
        >
          {refused.map(({ name, why }, index) => (
            <div key={index}>
              {name}: {why}
            </div>
          ))}
        </InlineNotice>
      )}
    </>
  );
}
