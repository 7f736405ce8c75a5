import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { lateWork } from '@/domain/nextdoor/queries';
import { photosOfJob } from '@/domain/photo/queries';
import type { Ad } from '@/domain/ad/schema';
import type { WebsiteContent } from '@/domain/website/schema';
import { PictureUpload } from '@/entities/billing/PictureUpload';
import { PhotoPicker } from '@/entities/photo/PhotoPicker';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { Section } from '@/ui/layout/Section';
import type { AdFormApi } from '../hooks/useAdForm';

const LATE_WORK = lateWork();
const SHOWN = 12;
/** High enough resolution for a large postcard. */
const LARGEST_SIDE_PX = 2560;

/** Lets the user choose a picture from the website, a job, or their own files, and record who consented to its use. */
export function PictureFields({ form, site }: { form: AdFormApi; site: WebsiteContent | null }) {
  const { company } = useSession();
  const { pictureUrl } = form.values;
  const gallery = useMemo(
    () =>
      (site?.blocks ?? []).flatMap(({ kind, items }) =>
        kind === 'gallery' ? items.filter((item) => item.pictureUrl !== '' && item.agreedBy !== '') : [],
      ),
    [site],
  );
  const take = (picture: Pick<Ad, 'pictureUrl' | 'pictureKind' | 'pictureConsent' | 'jobId'>): void =>
    form.setValues(picture);
  const none = { pictureUrl: '', pictureKind: '', pictureConsent: '', jobId: '' } as const;
  return (
    <Section title="Picture" description="No faces, house numbers or license plates. Ask the customer first.">
      <Stack gap="md">
        {gallery.length > 0 && (
          <PhotoPicker
            label="From your website, already agreed to"
            photos={gallery
              .slice(0, SHOWN)
              .map(({ id, pictureUrl: url, title }) => ({ id, url, alt: title || 'Picture' }))}
            value={pictureUrl}
            onChange={(url) => {
              const item = gallery.find((one) => one.pictureUrl === url);
              take(item ? { pictureUrl: url, pictureKind: 'gallery', pictureConsent: item.agreedBy, jobId: '' } : none);
            }}
          />
        )}
        <JobPhotos
          value={pictureUrl}
          onChoose={(url, jobId) =>
            take(url === '' ? none : { pictureUrl: url, pictureKind: 'job', pictureConsent: '', jobId })
          }
        />
        <Group gap="xs" align="flex-start">
          <PictureUpload
            companyId={company.id}
            label={pictureUrl === '' ? 'Upload a picture' : 'Upload another'}
            maxSide={LARGEST_SIDE_PX}
            onUploaded={(url) => take({ pictureUrl: url, pictureKind: 'upload', pictureConsent: '', jobId: '' })}
          />
          {pictureUrl !== '' && (
            <Button variant="subtle" color="gray" onClick={() => take(none)}>
              No picture
            </Button>
          )}
        </Group>
        {pictureUrl !== '' && (
          <FormTextInput
            form={form}
            name="pictureConsent"
            label="Who agreed to show it?"
            description="The customer’s name and how they said yes; of your own people and vans: yours."
            isRequired
          />
        )}
      </Stack>
    </Section>
  );
}

/** Offers photos from a recently finished job. */
function JobPhotos({ value, onChoose }: { value: string; onChoose: (url: string, jobId: string) => void }) {
  const can = useCan();
  const mayRead = can('read', 'jobs') && can('read', 'photos');
  const { data: jobs = [] } = useRecords(collections.jobs, LATE_WORK, { isEnabled: mayRead });
  const [jobId, setJobId] = useState('');
  const query = useMemo(() => ({ ...photosOfJob(jobId), limit: SHOWN }), [jobId]);
  const { data: photos = [], isLoading } = useRecords(collections.photos, query, {
    isEnabled: mayRead && jobId !== '',
  });
  if (jobs.length === 0) return null;
  return (
    <>
      <Select
        label="Photos of a finished job"
        placeholder="Choose a job"
        clearable
        clearButtonProps={{ 'aria-label': 'No job' }}
        data={jobs.map(({ id, title, customerName }) => ({ value: id, label: `${title} – ${customerName}` }))}
        value={jobId === '' ? null : jobId}
        onChange={(id) => setJobId(id ?? '')}
      />
      {jobId !== '' && !isLoading && photos.length === 0 && (
        <Text size="sm" c="dimmed">
          This job has no photos.
        </Text>
      )}
      {photos.length > 0 && (
        <PhotoPicker
          label="A photo of the job"
          photos={photos.map(({ id, url, caption, stage }) => ({
            id,
            url,
            alt: caption || `Photo taken ${stage} the work`,
          }))}
          value={value}
          onChange={(url) => onChoose(url, jobId)}
        />
      )}
    </>
  );
}
