import type { MigrationState, RowState } from '@/domain/agreement/migration/schema';
import { companySchema } from '@/domain/company/schema';
import type { Deps } from '../../platform/admin';
import { updatedStamp } from '../../platform/audit';
import { companyRef, inCompany } from '../../platform/collections';
import { applyRow, undoRow } from './changeRow';
import { migrationRef, parseMigration, type MigrationPlace } from './migrationRecord';
import { prepareRows } from './prepareRows';

const ROWS = 50;
/** Number of members changed concurrently. */
const AT_ONCE = 5;

export type MigrationRun = { state: MigrationState; isDone: boolean };

/**
 * Prepares, applies or undoes the rest of a migration until time runs out (`until`, milliseconds as of `Date.now()`). The next call or
 * the hourly run takes up what is left.
 */
export async function runMigration(deps: Deps, place: MigrationPlace, until: number): Promise<MigrationRun> {
  const { timeZone } = companySchema.parse((await companyRef(deps.db, place.companyId).get()).data() ?? {});
  for (;;) {
    const migration = parseMigration(await migrationRef(deps, place).get());
    const { state } = migration;
    if (state !== 'preparing' && state !== 'applying' && state !== 'undoing') return { state, isDone: true };
    if (Date.now() >= until) return { state, isDone: false };
    if (state === 'preparing') {
      await prepareRows(deps, place, migration, timeZone);
      continue;
    }
    const { docs } = await rowsIn(deps, place, state === 'applying' ? 'ready' : 'applied')
      .limit(ROWS)
      .get();
    for (let next = 0; next < docs.length; next += AT_ONCE)
      await Promise.all(
        docs
          .slice(next, next + AT_ONCE)
          .map(({ id }) => (state === 'applying' ? applyRow(deps, place, migration, id) : undoRow(deps, place, id))),
      );
    const isLast = docs.length < ROWS;
    await countRows(deps, place, { from: state, to: !isLast ? state : state === 'applying' ? 'applied' : 'undone' });
  }
}

const rowsIn = ({ db }: Deps, { companyId, migrationId }: MigrationPlace, state: RowState) =>
  inCompany(db, companyId, 'agreementMigrationRows')
    .where('migrationId', '==', migrationId)
    .where('state', '==', state);

/**
 * Counts the rows in each state. They are counted, never incremented, so a killed run can't miscount. Advances the migration, unless
 * someone else has.
 */
export async function countRows(
  deps: Deps,
  place: MigrationPlace,
  { from, to }: { from: MigrationState; to: MigrationState },
): Promise<void> {
  const count = async (of: RowState): Promise<number> => (await rowsIn(deps, place, of).count().get()).data().count;
  const [ready, leftOut, applied, undone, kept] = await Promise.all([
    count('ready'),
    count('left-out'),
    count('applied'),
    count('undone'),
    count('kept'),
  ]);
  const ref = migrationRef(deps, place);
  await deps.db.runTransaction(async (transaction) => {
    if (parseMigration(await transaction.get(ref)).state !== from) return;
    transaction.update(ref, {
      state: to,
      counts: { ready, leftOut, applied, undone, kept },
      ...updatedStamp(place.by, deps.now()),
    });
  });
}
