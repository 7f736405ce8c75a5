import { Group } from '@mantine/core';
import { collections } from '@/data/collections';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { usePendingPhotos } from '@/data/react/usePendingPhotos';
import { photosToTakeFor } from '@/domain/company/workChoices';
import { missingToFinish, missingWords } from '@/domain/job/finishing';
import type { Job } from '@/domain/job/schema';
import { photosOfJob } from '@/domain/photo/queries';
import type { Stored } from '@/domain/record/schema';
import { signaturesOfJob } from '@/domain/signature/queries';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { AddedPhotos } from '@/entities/photo/AddedPhotos';
import { PhotosToTake } from '@/entities/photo/PhotosToTake';
import { TakePhoto } from '@/entities/photo/TakePhoto';
import { useAddPhotos } from '@/entities/photo/useAddPhotos';
import { WorkSignatures } from '@/entities/signature/WorkSignatures';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import classes from './door.module.css';

/** Lists what the finished work still lacks, each with a way to add it. Renders nothing if it is complete. */
export function MissingSection({ job }: { job: Stored<Job> }) {
  const photos = useAddPhotos(job);
  const { settings } = useWorkSettings();
  const pending = usePendingPhotos();
  const taken = useLiveRecords(collections.photos, photosOfJob(job.id));
  const signed = useLiveRecords(collections.workSignatures, signaturesOfJob(job.id));
  if (taken.isLoading || signed.isLoading) return null;
  const work = { checklist: job.checklist, photosToTake: photosToTakeFor(settings, job.type) };
  const waiting = pending.filter(
    ({ id, jobId }) => jobId === job.id && !taken.records.some((photo) => photo.id === id),
  );
  const all = [...taken.records, ...waiting];
  const record = {
    // Photos taken here show the finished work, although an invoiced job proposes another stage.
    afterPhotos: all.filter(({ stage }) => stage === 'after').length + photos.added.length,
    captions: all.map(({ caption }) => caption),
    signatures: signed.records.length,
  };
  const missing = missingToFinish(work, record);
  if (missing.length === 0) return null;
  return (
    <Section title="Still missing">
      <OneColumn gap="sm">
        <InlineNotice tone="warning">{missingWords(missing, work, record).join(' ')}</InlineNotice>
        <AddedPhotos photos={photos} />
        <PhotosToTake photos={photos} names={work.photosToTake} captions={record.captions} />
        <Group gap="xs" align="stretch">
          {missing.includes('photo') && <TakePhoto photos={photos} className={classes['way'] ?? ''} />}
          {missing.includes('checks') && (
            <LinkButton to={paths.jobDetails(job.id)} variant="default" size="md">
              Open the checks
            </LinkButton>
          )}
          {missing.includes('signature') && <WorkSignatures job={job} isAtDoor />}
        </Group>
      </OneColumn>
    </Section>
  );
}
