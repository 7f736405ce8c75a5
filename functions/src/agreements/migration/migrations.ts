import {
  continueMigration as resume,
  decideMigration as decide,
  pickMigrationRows as pick,
  prepareMigration as prepare,
} from '@/domain/agreement/migration/api';
import {
  agreementMigrationRowSchema,
  agreementMigrationSchema,
  migrationRowId,
} from '@/domain/agreement/migration/schema';
import { termsOfPlan } from '@/domain/agreement/record/create';
import { agreementPlanSchema } from '@/domain/agreement/record/plan';
import { member } from '../../platform/access';
import type { Deps } from '../../platform/admin';
import { createdAudit, updatedAudit } from '../../platform/audit';
import { inCompany } from '../../platform/collections';
import { defineCallable } from '../../platform/defineCallable';
import { notFound, precondition } from '../../platform/errors';
import { parseRecord } from '../../sharing/parseRecord';
import { migrationRef, moveMigration, parseMigration, type MigrationPlace } from './migrationRecord';
import { countRows, runMigration, type MigrationRun } from './runMigration';

const OFFICE = member({ action: 'manageAgreements', feature: 'serviceagreement' });
/** Shorter than the browser's call timeout, and short enough to show progress. */
const RUN_MS = 15_000;
const run = (deps: Deps, place: MigrationPlace): Promise<MigrationRun> =>
  runMigration(deps, place, Date.now() + RUN_MS);

export const prepareMigration = defineCallable(
  prepare,
  { access: OFFICE, rateLimit: { perMinute: 60 }, timeoutSeconds: 120, memory: '512MiB' },
  async (deps, { migrationId, choice }, caller) => {
    const place = { companyId: caller.companyId, migrationId, by: caller.uid };
    const plan = await inCompany(deps.db, caller.companyId, 'agreementPlans').doc(choice.toPlanId).get();
    if (!plan.exists) throw notFound('Plan');
    const ref = migrationRef(deps, place);
    await deps.db.runTransaction(async (transaction) => {
      if ((await transaction.get(ref)).exists) return;
      const to = parseRecord(agreementPlanSchema, plan.data());
      transaction.create(ref, {
        ...agreementMigrationSchema.parse({
          ...choice,
          state: 'preparing',
          planName: to.name,
          toVersion: to.version,
          terms: termsOfPlan(to),
          counts: {},
        }),
        ...createdAudit(caller.uid, deps.now()),
      });
    });
    return run(deps, place);
  },
);

export const continueMigration = defineCallable(
  resume,
  { access: OFFICE, rateLimit: { perMinute: 60 }, timeoutSeconds: 120, memory: '512MiB' },
  (deps, { migrationId }, { uid, companyId }) => run(deps, { companyId, migrationId, by: uid }),
);

export const decideMigration = defineCallable(
  decide,
  { access: OFFICE, rateLimit: { perMinute: 60 }, timeoutSeconds: 120, memory: '512MiB' },
  async (deps, { migrationId, decision }, caller) => {
    const place = { companyId: caller.companyId, migrationId, by: caller.uid };
    const moves = {
      apply: { from: 'ready', to: 'applying', already: ['applying', 'applied'] },
      undo: { from: 'applied', to: 'undoing', already: ['undoing', 'undone'] },
      discard: { from: 'ready', to: 'discarded', already: ['discarded'] },
    } as const;
    await moveMigration(deps, place, moves[decision]);
    return run(deps, place);
  },
);

export const pickMigrationRows = defineCallable(
  pick,
  { access: OFFICE, rateLimit: { perMinute: 60 }, timeoutSeconds: 120, memory: '512MiB' },
  async (deps, { migrationId, agreementIds, isIn }, caller) => {
    const place = { companyId: caller.companyId, migrationId, by: caller.uid };
    const rows = inCompany(deps.db, caller.companyId, 'agreementMigrationRows');
    await deps.db.runTransaction(async (transaction) => {
      const migration = parseMigration(await transaction.get(migrationRef(deps, place)));
      if (migration.state !== 'ready') throw precondition('Members can be chosen until the change is applied.');
      const found = await transaction.getAll(...agreementIds.map((id) => rows.doc(migrationRowId(migrationId, id))));
      for (const snapshot of found) {
        const { data: row } = agreementMigrationRowSchema.safeParse(snapshot.data());
        // A row that can't change at all has nothing to preview.
        if (!row?.preview) continue;
        transaction.update(snapshot.ref, {
          state: isIn ? 'ready' : 'left-out',
          note: isIn ? '' : 'Left out by hand.',
          ...updatedAudit(caller.uid, deps.now(), snapshot.data()),
        });
      }
    });
    await countRows(deps, place, { from: 'ready', to: 'ready' });
    return {};
  },
);
