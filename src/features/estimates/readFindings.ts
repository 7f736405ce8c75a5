import { collections } from '@/data/collections';
import { readOne } from '@/data/records/readOne';
import type { Workspace } from '@/data/session/workspace';
import { can } from '@/domain/access/permissions';
import { ESTIMATE_FINDING_LIMIT, ESTIMATE_PHOTO_LIMIT, type EstimateInput } from '@/domain/estimate/schema';
import type { Finding } from '@/domain/finding/schema';
import { nextSteps } from '@/domain/finding/steps';
import { photosOfSubject } from '@/domain/photo/queries';
import type { Photo } from '@/domain/photo/schema';
import type { Stored } from '@/domain/record/schema';

/** A finding that an estimate starts from, with its pictures as the customer sees them. */
export type FoundForEstimate = { finding: Stored<Finding>; photos: EstimateInput['photos'] };

/** Reads the findings that can still be offered to the first one's customer, with their pictures. Offline, uses what the device has. */
export async function readFindings(workspace: Workspace, ids: readonly string[]): Promise<FoundForEstimate[]> {
  const read = await Promise.all(
    ids.slice(0, ESTIMATE_FINDING_LIMIT).map((id) => readOne(workspace, collections.findings, id)),
  );
  const known = read.filter((finding) => finding !== null);
  const offerable = known.filter(
    (finding) => finding.customerId === known[0]?.customerId && nextSteps(finding).includes('offer'),
  );
  return Promise.all(offerable.map(async (finding) => ({ finding, photos: await picturesOf(workspace, finding) })));
}

async function picturesOf(
  workspace: Workspace,
  { id, title, source }: Stored<Finding>,
): Promise<EstimateInput['photos']> {
  if (!can(workspace.getState(), 'read', 'photos')) return [];
  const places = [
    { subjectId: id, itemId: '' },
    ...(source.itemId === '' ? [] : [{ subjectId: source.id, itemId: source.itemId }]),
  ];
  const photos = await Promise.all(
    places.map((place) =>
      workspace
        .repository(collections.photos)
        .getAll(photosOfSubject(place))
        .catch((): Stored<Photo>[] => []),
    ),
  );
  return photos
    .flat()
    .filter(({ url }) => url !== '')
    .slice(0, ESTIMATE_PHOTO_LIMIT)
    .map((photo) => ({ id: photo.id, url: photo.url, caption: photo.caption || title }));
}
