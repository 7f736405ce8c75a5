import { z } from 'zod';
import { answerSchema, type Answer } from '@/domain/inspection/schema';
import { readStoredDraft, removeDraft, writeDraft } from '@/ui/forms/draftStore';

/** An inspection in progress as saved on the device: its position, answers the record may not have, and any closing notes started. */
export type KeptFill = { current: string; answers: readonly Answer[]; notes?: string | undefined };

const keptSchema = z.object({ current: z.string(), answers: z.array(answerSchema), notes: z.string().optional() });

const keyOf = (uid: string, inspectionId: string): string => `${uid}:inspections:${inspectionId}:fill`;

/** Reads what was saved before a restart, or null if there's nothing. */
export const readKeptFill = (uid: string, inspectionId: string): KeptFill | null =>
  keptSchema.safeParse(readStoredDraft(keyOf(uid, inspectionId))?.values).data ?? null;

export const keepFill = (uid: string, inspectionId: string, kept: KeptFill): void =>
  writeDraft(keyOf(uid, inspectionId), {}, kept);

export const forgetFill = (uid: string, inspectionId: string): void => removeDraft(keyOf(uid, inspectionId));

/** Returns the answers that the record doesn't have, or has in an older version. */
export const notArrived = (answers: readonly Answer[], stored: readonly Answer[]): Answer[] => {
  const arrivedAt = new Map(stored.map(({ id, at }) => [id, at]));
  return answers.filter(({ id, at }) => at > (arrivedAt.get(id) ?? ''));
};

/** Returns the answers that someone else later answered differently: the record has theirs. */
export const overtaken = (answers: readonly Answer[], stored: readonly Answer[], uid: string): Overtaken[] =>
  answers.flatMap((mine) => {
    const theirs = stored.find(({ id }) => id === mine.id);
    if (!theirs || theirs.by === uid || theirs.at <= mine.at) return [];
    return theirs.value === mine.value && theirs.note === mine.note ? [] : [{ mine, theirs }];
  });

/** One item with two people's conflicting answers. */
export type Overtaken = { mine: Answer; theirs: Answer };
