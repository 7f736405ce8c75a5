import { Stack } from '@mantine/core';
import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import type { NextdoorPost } from '@/domain/nextdoor/schema';
import { photosOfJob } from '@/domain/photo/queries';
import { PhotoPicker } from '@/entities/photo/PhotoPicker';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';

const SHOWN = 12;

/** Picks a photo of the job and records who consented to showing it. */
export function PhotoChoice({ form, jobId }: { form: SchemaFormApi<NextdoorPost>; jobId: string }) {
  const mayRead = useCan()('read', 'photos');
  const query = useMemo(() => ({ ...photosOfJob(jobId), limit: SHOWN }), [jobId]);
  const { data: photos = [] } = useRecords(collections.photos, query, { isEnabled: mayRead });
  const { photoUrl } = form.values;
  if (photos.length === 0) return null;
  return (
    <Stack gap="xs">
      <PhotoPicker
        label="A photo to go along"
        photos={photos.map(({ id, url, caption, stage }) => ({
          id,
          url,
          alt: caption || `Photo taken ${stage} the work`,
        }))}
        value={photoUrl}
        onChange={(url) => form.setFieldValue('photoUrl', url)}
      />
      {photoUrl !== '' && (
        <FormTextInput
          form={form}
          name="photoConsent"
          label="Who agreed to show it?"
          description="No faces, house numbers or license plates. Ask the customer first, and note who said yes and how."
          isRequired
        />
      )}
    </Stack>
  );
}
