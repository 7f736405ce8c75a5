import { Button, CloseButton, Group, Modal, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { ESTIMATE_PHOTO_LIMIT, type EstimateInput } from '@/domain/estimate/schema';
import { photosOfJob } from '@/domain/photo/queries';
import { PictureUpload } from '@/entities/billing/PictureUpload';
import { newId } from '@/lib/ids';
import { EmptyState } from '@/ui/feedback/EmptyState';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import classes from './estimate.module.css';

/** Lets the user add photos that the customer sees, from this device or from the estimate's job. */
export function EstimatePhotos({ form }: { form: SchemaFormApi<EstimateInput> }) {
  const { company } = useSession();
  const { photos, jobId } = form.values;
  const [isChoosing, setIsChoosing] = useState(false);
  const isFull = photos.length >= ESTIMATE_PHOTO_LIMIT;
  const set = (next: EstimateInput['photos']): void => form.setFieldValue('photos', next);
  return (
    <>
      <Group gap="sm" align="stretch">
        {photos.map(({ id, url, caption }) => (
          <figure key={id} className={classes['picture']}>
            <img src={url} alt={caption || 'Photo of the work'} />
            <CloseButton
              aria-label={`Remove ${caption || 'this photo'}`}
              onClick={() => set(photos.filter((photo) => photo.id !== id))}
            />
            <TextInput
              aria-label="Caption"
              size="xs"
              placeholder="Caption"
              maxLength={300}
              value={caption}
              onChange={(event) =>
                set(photos.map((photo) => (photo.id === id ? { ...photo, caption: event.currentTarget.value } : photo)))
              }
            />
          </figure>
        ))}
      </Group>
      <Group gap="xs" mt={photos.length > 0 ? 'sm' : 0} align="flex-start">
        <PictureUpload
          companyId={company.id}
          label="Add a photo"
          disabled={isFull}
          onUploaded={(url) => set([...form.getValues().photos, { id: newId(), url, caption: '' }])}
        />
        {jobId !== '' && (
          <Button variant="default" disabled={isFull} onClick={() => setIsChoosing(true)}>
            Choose from the job’s photos
          </Button>
        )}
      </Group>
      {isChoosing && (
        <JobPhotoChooser jobId={jobId} value={photos} onChange={set} onClose={() => setIsChoosing(false)} />
      )}
    </>
  );
}

type JobPhotoChooserProps = {
  jobId: string;
  value: EstimateInput['photos'];
  onChange: (photos: EstimateInput['photos']) => void;
  onClose: () => void;
};

function JobPhotoChooser({ jobId, value, onChange, onClose }: JobPhotoChooserProps) {
  const found = useRecords(collections.photos, photosOfJob(jobId));
  const photos = found.data ?? [];
  const toggle = (photo: (typeof photos)[number]): void => {
    const isChosen = value.some(({ id }) => id === photo.id);
    if (isChosen) onChange(value.filter(({ id }) => id !== photo.id));
    else if (value.length < ESTIMATE_PHOTO_LIMIT)
      onChange([...value, { id: photo.id, url: photo.url, caption: photo.caption }]);
  };
  return (
    <Modal opened onClose={onClose} title="Photos of the job" size="lg">
      {photos.length === 0 && !found.isLoading ? (
        <EmptyState title="No photos yet" text="Photos that are taken on the job appear here." />
      ) : (
        <Group gap="sm" align="stretch">
          {photos.map((photo) => (
            <button
              key={photo.id}
              type="button"
              className={`${classes['pick'] ?? ''} ${classes['picture'] ?? ''}`}
              aria-pressed={value.some(({ id }) => id === photo.id)}
              onClick={() => toggle(photo)}
            >
              <img src={photo.url} alt={photo.caption || 'Photo of the job'} />
            </button>
          ))}
        </Group>
      )}
      <Text size="sm" c="dimmed" mt="sm">
        {value.length} of {ESTIMATE_PHOTO_LIMIT} chosen
      </Text>
      <Button mt="sm" onClick={onClose}>
        Done
      </Button>
    </Modal>
  );
}
