import { changeSteps } from '@/domain/record/listSteps';
import { newId } from '@/lib/ids';
import { ConflictError } from './conflictError';
import type { UnsentEntry } from './entry';
import type { Outbox } from './outbox';

type Fields = Record<string, unknown>;

/**
 * Splits a write into writes that the rules accept, each building on the one before: lists that the rules inspect go a few elements at a
 * time. The last step has the revision of the whole. `before` is the record as stored; empty for a new one.
 */
function inSteps(whole: UnsentEntry, before: Fields): UnsentEntry[] {
  const { write } = whole;
  if (write.kind === 'delete') return [whole];
  const [first, ...more] = changeSteps(whole.collection, before, whole.mine);
  if (more.length === 0) return [whole];
  const revisions = [...more.map(() => newId(12)), write.data['revision']];
  const { updatedBy, updatedAt } = write.data;
  return [
    { ...whole, mine: { ...first }, write: { ...write, data: { ...write.data, ...first, revision: revisions[0] } } },
    ...more.map((step, index): UnsentEntry => {
      const upon = [first, ...more][index] ?? {};
      return {
        ...whole,
        id: newId(),
        mine: { ...step },
        base: Object.fromEntries(Object.keys(step).map((field) => [field, upon[field]])),
        write: {
          ...write,
          kind: 'update',
          data: {
            ...step,
            updatedBy,
            updatedAt,
            revision: revisions[index + 1],
            baseRevision: revisions[index],
          },
        },
      };
    }),
  ];
}

/**
 * Sends a write, in steps if it's too long for one. All steps start at once and in order, so that they're all stored if the page is
 * closed in the meantime.
 * @throws as `Outbox.send`; a ConflictError has the whole change, whichever step it occurred in.
 */
export async function sendInSteps(outbox: Outbox, whole: UnsentEntry, before: Fields): Promise<void> {
  const steps = inSteps(whole, before);
  const outcomes = await Promise.allSettled(steps.map((step) => outbox.send(step)));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (!failed) return;
  const failure: unknown = failed.reason;
  if (!(failure instanceof ConflictError) || steps.length === 1) throw failure;
  throw new ConflictError({ fields: failure.fields, mine: whole.mine, theirs: failure.theirs });
}
