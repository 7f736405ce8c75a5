import { collections } from '@/data/collections';
import { readOne } from '@/data/records/readOne';
import type { Workspace } from '@/data/session/workspace';
import { photosToTakeFor } from '@/domain/company/workChoices';
import { WORK_SETTINGS_ID } from '@/domain/company/workSettings';
import { missingToFinish, missingWords } from '@/domain/job/finishing';
import type { Job } from '@/domain/job/schema';
import { photosOfJob } from '@/domain/photo/queries';
import type { Stored } from '@/domain/record/schema';
import { signaturesOfJob } from '@/domain/signature/queries';

/**
 * Returns what the company requires before work is finished on site and is still missing, a sentence each; works offline with this
 * device's data, including what is waiting to be sent.
 */
export async function missingForFinish(
  workspace: Pick<Workspace, 'repository' | 'photoQueue'>,
  job: Pick<Stored<Job>, 'id' | 'checklist' | 'type'>,
): Promise<string[]> {
  const settings = await readOne(workspace, collections.workSettings, WORK_SETTINGS_ID);
  const needs = settings?.finishNeeds ?? [];
  if (!settings || needs.length === 0) return [];
  const [photos, signatures] = await Promise.all([
    workspace.repository(collections.photos).getAll(photosOfJob(job.id)),
    workspace.repository(collections.workSignatures).getAll(signaturesOfJob(job.id)),
  ]);
  const all = [...photos, ...workspace.photoQueue.entries().filter(({ jobId }) => jobId === job.id)];
  const work = { checklist: job.checklist, photosToTake: photosToTakeFor(settings, job.type) };
  const record = {
    // Before “Finish”, pictures count as taken during the work: any picture taken since then shows the finished state.
    afterPhotos: all.filter(({ stage }) => stage !== 'before').length,
    captions: all.map(({ caption }) => caption),
    signatures: signatures.length,
  };
  return missingWords(
    missingToFinish(work, record).filter((need) => needs.includes(need)),
    work,
    record,
  );
}
