import { afterAll, describe, expect, it } from 'vitest';
import { companySchema } from '@/domain/company/schema';
import { chunkId, pricebookChangeSchema } from '@/domain/pricebook/change';
import { pricebookItemSchema } from '@/domain/pricebook/schema';
import { HANDED_OVER_AT_ONCE } from '@/domain/scheduling/queries';
import { addDaysToInstant } from '@/lib/calendar';
import { buildVisit } from '@/testing/factories/visit';
import { runChange } from '../../../functions/src/pricebook/runChange';
import { takeOut } from '../../../functions/src/team/removeMember';
import { depsAt } from '../deps';
import { newCompany, newMember } from '../fixtures';
import { db, endClients } from '../support';
import { killAtEachStep, type Process } from './mortal';

afterAll(endClients);

const NOW = '2026-06-01T20:00:00.000Z';
const VISITS = HANDED_OVER_AT_ONCE + 1;

/** A technician with more upcoming visits than one transaction reassigns. */
async function shopWithLeaver() {
  const { owner, companyId } = await newCompany();
  const leaver = await newMember(companyId, 'technician');
  const technicians = db.collection(`users/${owner.uid}/technicians`);
  await technicians.doc('leaver').set({ firstName: 'Grace', linkedUid: leaver.uid, status: 'active', revision: 'r1' });
  await technicians.doc('stays').set({ firstName: 'Mary', linkedUid: '', status: 'active', revision: 'r1' });
  const batch = db.batch();
  for (let at = 0; at < VISITS; at += 1) {
    const startsAt = addDaysToInstant(NOW, 1 + at);
    const plan = { technicianIds: ['leaver'], startsAt, endsAt: addDaysToInstant(startsAt, 0.05) };
    const { id: _, ...visit } = buildVisit({ jobId: '', placement: plan });
    batch.set(db.doc(`companies/${companyId}/schedule/visit-${at}`), { ...visit, revision: 'r1' });
  }
  await batch.commit();
  return { owner, companyId, leaver };
}

describe('the server dies after any step of', () => {
  it('a member’s removal: when repeated, it hands over the rest and removes them', async () => {
    type World = Awaited<ReturnType<typeof shopWithLeaver>>;
    const remove = async ({ owner, companyId, leaver }: World, process: Process): Promise<void> => {
      const company = companySchema.parse((await db.doc(`companies/${companyId}`).get()).data());
      const deps = depsAt(() => NOW, process.db);
      await takeOut(deps, { uid: owner.uid, companyId, company }, { uid: leaver.uid, handOverTo: 'stays' });
    };
    const steps = await killAtEachStep({
      prepare: shopWithLeaver,
      run: remove,
      again: async (world, process) => {
        const isGone = (await db.doc(`users/${world.leaver.uid}`).get()).get('companyId') === null;
        if (!isGone) await remove(world, process);
      },
      check: async ({ owner, companyId, leaver }) => {
        const { docs } = await db.collection(`companies/${companyId}/schedule`).get();
        expect(docs).toHaveLength(VISITS);
        expect(new Set(docs.map((one) => String(one.get('placement.technicianIds'))))).toEqual(new Set(['stays']));
        // Each was reassigned once.
        expect(docs.every((one) => (one.get('log') as unknown[]).length === 2)).toBe(true);
        expect((await db.doc(`users/${owner.uid}/technicians/leaver`).get()).get('status')).toBe('archived');
        expect((await db.doc(`users/${leaver.uid}`).get()).get('companyId')).toBeNull();
      },
    });
    expect(steps).toBe(2);
  });

  it.each([
    ['applying', 'live', 11_000],
    ['rolling-back', 'rolled-back', 10_000],
  ] as const)(
    'a price change that is %s: the next run finishes it, and each price is written once',
    async (from, to, cents) => {
      const ids = ['i0', 'i1', 'i2'];
      const run = (companyId: string, { db }: Process) =>
        runChange(
          depsAt(() => NOW, db),
          { companyId, changeId: 'c1', by: 'grace' },
          Infinity,
        );
      const steps = await killAtEachStep({
        prepare: async () => {
          const { companyId } = await newCompany();
          const change = pricebookChangeSchema.parse({
            name: 'Spring',
            updatedCount: 3,
            chunkCount: 3,
            status: 'applying',
          });
          const of = (path: string) => db.doc(`companies/${companyId}/${path}`);
          await of('pricebookChanges/c1').set({ ...change, approvedBy: 'grace', revision: 'r1' });
          for (const [index, itemId] of ids.entries()) {
            const item = pricebookItemSchema.parse({ name: itemId, costCents: 2_000, priceCents: 10_000 });
            await of(`pricebook/${itemId}`).set({ ...item, revision: 'r1' });
            const row = { itemId, action: 'update', name: itemId };
            const rows = [{ ...row, fields: { priceCents: 11_000 }, before: { priceCents: 10_000 } }];
            await of(`pricebookChangeRows/${chunkId('c1', index)}`).set({
              changeId: 'c1',
              index,
              rows: JSON.stringify(rows),
            });
          }
          if (from === 'rolling-back') {
            await runChange(
              depsAt(() => NOW),
              { companyId, changeId: 'c1', by: 'grace' },
              Infinity,
            );
            await of('pricebookChanges/c1').update({ status: from, doneChunks: 0 });
          }
          return companyId;
        },
        run,
        again: run,
        check: async (companyId) => {
          const items = await db.collection(`companies/${companyId}/pricebook`).get();
          expect(items.docs.map((one) => one.get('priceCents') as unknown)).toEqual(ids.map(() => cents));
          expect((await db.doc(`companies/${companyId}/pricebookChanges/c1`).get()).get('status')).toBe(to);
        },
      });
      expect(steps).toBeGreaterThanOrEqual(3);
    },
  );
});
