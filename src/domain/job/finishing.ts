import type { Job } from './schema';

/** Requirements for finishing a job on site, in the order in which they are done. */
export const FINISH_NEEDS = ['checks', 'photo', 'listedPhotos', 'signature'] as const;
export type FinishNeed = (typeof FINISH_NEEDS)[number];

/** Records of finished work: the number of photos of the result, the photos' captions, and the number of signatures. */
export type FinishRecord = { afterPhotos: number; captions: readonly string[]; signatures: number };

export const FINISH_NEED_LABELS: Record<FinishNeed, string> = {
  checks: 'All checks ticked',
  photo: 'A photo taken after the work',
  listedPhotos: 'Every photo the job type requires',
  signature: 'The customer’s signature',
};

/** Finished work, with the photos that its type requires. */
export type FinishedWork = Pick<Job, 'checklist'> & { photosToTake: readonly string[] };

/** Returns the required photos that no one has taken yet. Pictures are identified by their caption. */
export function photosNotTaken(photosToTake: readonly string[], captions: readonly string[]): string[] {
  const taken = new Set(captions.map((caption) => caption.trim().toLowerCase()));
  return photosToTake.filter((name) => !taken.has(name.toLowerCase()));
}

/** Returns what is still missing for finishing, in the order in which it is done. */
export function missingToFinish(
  { checklist, photosToTake }: FinishedWork,
  { afterPhotos, captions, signatures }: FinishRecord,
): FinishNeed[] {
  const isOpen: Record<FinishNeed, boolean> = {
    checks: checklist.some(({ isDone }) => !isDone),
    photo: afterPhotos === 0,
    listedPhotos: photosNotTaken(photosToTake, captions).length > 0,
    signature: signatures === 0,
  };
  return FINISH_NEEDS.filter((need) => isOpen[need]);
}

/** States how many checks are open. */
export function openChecksWords({ checklist }: Pick<Job, 'checklist'>): string {
  const open = checklist.filter(({ isDone }) => !isDone).length;
  return `${open === 1 ? 'One check is' : `${open} checks are`} not checked off yet.`;
}

/** Describes what is missing, one sentence each. */
export function missingWords(
  missing: readonly FinishNeed[],
  work: FinishedWork,
  { captions }: Pick<FinishRecord, 'captions'>,
): string[] {
  const words: Record<FinishNeed, string> = {
    checks: openChecksWords(work),
    photo: 'There is no “after” photo.',
    listedPhotos: `Photos not taken yet: ${photosNotTaken(work.photosToTake, captions).join(', ')}.`,
    signature: 'The customer has not signed.',
  };
  return missing.map((need) => words[need]);
}
