import { Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import type { NextdoorPost } from '@/domain/nextdoor/schema';
import { photosOfJob } from '@/domain/photo/queries';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import classes from './nextdoor.module.css';

const SHOWN = 12;

/** A photo of the job, and who agreed that it is shown. */
export function PhotoChoice({ form, jobId }: { form: SchemaFormApi<NextdoorPost>; jobId: string }) {
  const mayRead = useCan()('read', 'photos');
  const query = useMemo(() => ({ ...photosOfJob(jobId), limit: SHOWN }), [jobId]);
  const { data: photos = [] } = useRecords(collections.photos, query, { isEnabled: mayRead });
  const { photoUrl } = form.values;
  if (photos.length === 0) return null;
  return (
    <Stack gap="xs">
      <Text component="span" size="sm" fw={500} id="photo-choice">
        A photo to go along
      </Text>
      <div className={classes['photos']} role="group" aria-labelledby="photo-choice">
        {photos.map(({ id, url, caption, stage }) => (
          <button
            key={id}
            type="button"
            className={classes['photo']}
            aria-pressed={photoUrl === url}
            onClick={() => form.setFieldValue('photoUrl', photoUrl === url ? '' : url)}
          >
            <img src={url} alt={caption || `Photo taken ${stage} the work`} loading="lazy" />
          </button>
        ))}
      </div>
      {photoUrl !== '' && (
        <FormTextInput
          form={form}
          name="photoConsent"
          label="Who agreed that it is shown?"
          description="No faces, house numbers or license plates. Ask the customer first, and note who said yes and how."
          isRequired
        />
      )}
    </Stack>
  );
}
