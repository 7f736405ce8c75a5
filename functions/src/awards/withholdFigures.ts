import { FieldPath } from 'firebase-admin/firestore';
import { recognitionSchema, UNNAMED, type Recognition } from '@/domain/award/recognition';
import type { Deps } from '../platform/admin';
import { updatedAudit } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { pagesOf } from '../platform/pagesOf';
import { defineReaction } from '../platform/reaction';

const PAGE = 200;
const SYSTEM = 'system';

type Winner = Recognition['winners'][number];
type Withheld = Record<string, Pick<Winner, 'name' | 'figures'>>;
type Person = { companyId: string; technicianId: string };

/** Removes people who opt out from past recognitions too, with their figures, and not just on screen. */
export const withholdOnOptOut = defineReaction(
  'withholdOnOptOut',
  'recognitionOptOuts',
  (deps, { params: { companyId = '', id = '' } }) => withholdFigures(deps, { companyId, technicianId: id }),
  { concerns: ({ before, after }) => Boolean(before) !== Boolean(after) },
);

/**
 * Removes a person's name and figures from all recognitions while they're opted out, and restores them once they opt back in. Based on
 * the current state, so repeated or out-of-order events lead to the same result.
 */
export async function withholdFigures(deps: Deps, person: Person): Promise<void> {
  const { companyId, technicianId } = person;
  const all = inCompany(deps.db, companyId, 'recognitions').select('winners').orderBy(FieldPath.documentId());
  for await (const docs of pagesOf(all, PAGE)) {
    for (const one of docs) if (isNamedIn(one.get('winners'), technicianId)) await followOptOut(deps, person, one.id);
  }
}

/** Whether stored winners include someone; if it isn't a list of winners, no one is shown. */
const isNamedIn = (winners: unknown, technicianId: string): boolean =>
  Array.isArray(winners) &&
  winners.some((one: { technicianId?: unknown } | null) => one?.technicianId === technicianId);

/** Moves removed entries, by recognition, to where only functions can read them. */
async function followOptOut({ db, now }: Deps, { companyId, technicianId }: Person, id: string): Promise<void> {
  const ref = inCompany(db, companyId, 'recognitions').doc(id);
  const keptRef = inCompany(db, companyId, 'withheldWinners').doc(technicianId);
  const optOutRef = inCompany(db, companyId, 'recognitionOptOuts').doc(technicianId);
  await db.runTransaction(async (transaction) => {
    const [stored, kept, optOut] = await transaction.getAll(ref, keptRef, optOutRef);
    const recognition = recognitionSchema.safeParse(stored?.data()).data;
    const mine = recognition?.winners.find((winner) => winner.technicianId === technicianId);
    if (!recognition || !mine) return;
    const { [id]: withheld, ...others } = (kept?.get('winners') as Withheld | undefined) ?? {};
    const isOut = optOut?.exists === true;
    if (isOut === (withheld !== undefined)) return;
    const shown = withheld ?? { name: UNNAMED, figures: '' };
    transaction.update(ref, {
      winners: recognition.winners.map((winner) => (winner === mine ? { ...winner, ...shown } : winner)),
      ...updatedAudit(SYSTEM, now(), stored?.data()),
    });
    const { name, figures } = mine;
    transaction.set(keptRef, { winners: isOut ? { ...others, [id]: { name, figures } } : others });
  });
}
