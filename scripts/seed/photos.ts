import { getDownloadURL, ref, uploadBytes } from 'firebase/storage';
import { PHOTO_STAGES, photoSchema } from '@/domain/photo/schema';
import type { Person } from './accounts';
import type { SeedJob } from './jobs';
import { gradientPng } from './picture';
import type { Random } from './random';
import { created, type SeedWrite } from './writes';

const CAPTIONS = { before: 'As we found it', during: 'Opened up', after: 'Done and cleaned' };
const COLORS = {
  before: [
    [92, 64, 51],
    [160, 120, 90],
  ],
  during: [
    [40, 70, 110],
    [150, 180, 210],
  ],
  after: [
    [30, 100, 70],
    [190, 220, 190],
  ],
} as const;

/** Uploads three pictures of a finished job as the technician who finished it, and returns the records to write. */
export async function takePhotos(
  { id: jobId, household, steps }: SeedJob,
  companyId: string,
  random: Random,
): Promise<SeedWrite[]> {
  const done = steps.find(({ state }) => state === 'work-done');
  if (!done) return [];
  const plans = PHOTO_STAGES.map((stage) => ({
    stage,
    id: random.id(),
    file: random.id(),
    audit: created(done.by, done.at, random),
  }));
  return Promise.all(
    plans.map(async ({ stage, id, file, audit }): Promise<SeedWrite> => {
      const [from, to] = COLORS[stage];
      const image = gradientPng(from, to);
      const path = `companies/${companyId}/jobs/${jobId}/${file}.png`;
      const url = await upload(done.by, path, image, companyId);
      const photo = photoSchema.parse({
        jobId,
        customerId: household.id,
        stage,
        caption: CAPTIONS[stage],
        path,
        url,
        contentType: 'image/png',
        sizeBytes: image.byteLength,
        takenAt: done.at,
      });
      return { by: done.by, kind: 'set', path: `companies/${companyId}/photos`, id, data: { ...photo, ...audit } };
    }),
  );
}

/** Uploads a PNG below a company's storage path and returns its download URL. */
export async function upload({ client }: Person, path: string, image: Uint8Array, companyId: string): Promise<string> {
  const target = ref(client.storage, path);
  await uploadBytes(target, image, { contentType: 'image/png', customMetadata: { companyId } });
  return getDownloadURL(target);
}
