import { collections } from '@/data/collections';
import type { useCan } from '@/data/react/useCan';
import type { Workspace } from '@/data/session/workspace';
import { assessInspection } from '@/domain/inspection/assess';
import { readForm } from '@/domain/inspection/form';
import { inspectionsOf } from '@/domain/inspection/queries';
import { readUnits, type Inspection } from '@/domain/inspection/schema';
import { photosOfSubject } from '@/domain/photo/queries';
import type { Stored } from '@/domain/record/schema';
import { formatCount } from '@/ui/format/quantities';

export type Reader = Pick<Workspace, 'repository' | 'photoQueue'> & { can: ReturnType<typeof useCan> };

/** Describes what is open in an inspection, in a sentence. */
const openWords = (title: string, missingCount: number): string =>
  missingCount === 0
    ? `${title} is not completed yet.`
    : `${title}: ${formatCount(missingCount, 'required item')} ${missingCount === 1 ? 'is' : 'are'} not answered.`;

async function missingOf(
  { repository, photoQueue, can }: Reader,
  { id, form, units, answers }: Stored<Inspection>,
): Promise<number> {
  const photos = can('read', 'photos')
    ? await repository(collections.photos).getAll(photosOfSubject({ subjectId: id, itemId: '' }))
    : [];
  const waiting = photoQueue.entries().filter(({ subjectId }) => subjectId === id);
  const photoCounts = new Map([...photos, ...waiting].map(({ itemId = '' }) => [itemId, 1]));
  const asked = { form: readForm(form), units: readUnits(units), answers, photoCounts };
  return assessInspection(asked).missing.length;
}

/**
 * Returns a sentence for each incomplete inspection of a job; works offline with this device's data.
 * @throws if the inspections can't be read
 */
export async function openInspections(reader: Reader, jobId: string): Promise<string[]> {
  const inspections = await reader.repository(collections.inspections).getAll(inspectionsOf('jobId', jobId));
  const open = inspections.filter(({ state }) => state === 'in-progress');
  return Promise.all(open.map(async (one) => openWords(one.title, await missingOf(reader, one))));
}
