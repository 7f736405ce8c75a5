import type { FinishNeed } from '../company/workSettings';
import type { Job } from './schema';

/** What is on record of finished work: how many photos of how it was left, and how many signatures. */
export type FinishRecord = { afterPhotos: number; signatures: number };

export const FINISH_NEED_LABELS: Record<FinishNeed, string> = {
  checks: 'All checks ticked',
  photo: 'A photo taken after the work',
  signature: 'The customer’s signature',
};

/** What of work on site is not there yet, in the order in which it is done. */
export function missingToFinish(
  { checklist }: Pick<Job, 'checklist'>,
  { afterPhotos, signatures }: FinishRecord,
): FinishNeed[] {
  const isOpen: Record<FinishNeed, boolean> = {
    checks: checklist.some(({ isDone }) => !isDone),
    photo: afterPhotos === 0,
    signature: signatures === 0,
  };
  return (['checks', 'photo', 'signature'] as const).filter((need) => isOpen[need]);
}

/** How many checks are open, as a sentence. */
export function openChecksWords({ checklist }: Pick<Job, 'checklist'>): string {
  const open = checklist.filter(({ isDone }) => !isDone).length;
  return `${open === 1 ? 'One check is' : `${open} checks are`} not ticked yet.`;
}

/** What is missing, as a sentence each. */
export function missingWords(missing: readonly FinishNeed[], job: Pick<Job, 'checklist'>): string[] {
  const words: Record<FinishNeed, string> = {
    checks: openChecksWords(job),
    photo: 'There is no photo taken after the work.',
    signature: 'The customer has not signed.',
  };
  return missing.map((need) => words[need]);
}
