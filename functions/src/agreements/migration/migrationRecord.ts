import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import {
  agreementMigrationSchema,
  MIGRATION_STATE_LABELS,
  type AgreementMigration,
  type MigrationState,
} from '@/domain/agreement/migration/schema';
import type { Deps } from '../../platform/admin';
import { updatedAudit } from '../../platform/audit';
import { inCompany } from '../../platform/collections';
import { notFound, precondition } from '../../platform/errors';

export type MigrationPlace = { companyId: string; migrationId: string; by: string };

export const migrationRef = ({ db }: Deps, { companyId, migrationId }: MigrationPlace): DocumentReference =>
  inCompany(db, companyId, 'agreementMigrations').doc(migrationId);

/** Parses a stored migration. @throws AppError `not-found` */
export function parseMigration(snapshot: DocumentSnapshot): AgreementMigration {
  if (!snapshot.exists) throw notFound('Change of plan');
  return agreementMigrationSchema.parse(snapshot.data());
}

/**
 * Advances a migration's state in a transaction: of two people who decide at once one wins, and a second click on the same decision finds
 * it made.
 * @throws AppError `not-found`, `failed-precondition`
 */
export function moveMigration(
  deps: Deps,
  place: MigrationPlace,
  { from, to, already }: { from: MigrationState; to: MigrationState; already: readonly MigrationState[] },
): Promise<void> {
  const ref = migrationRef(deps, place);
  return deps.db.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref);
    const { state } = parseMigration(snapshot);
    if (already.includes(state)) return;
    if (state !== from)
      throw precondition(
        `This change of plan is: ${MIGRATION_STATE_LABELS[state].toLowerCase()}. Load the page again.`,
      );
    transaction.update(ref, { state: to, ...updatedAudit(place.by, deps.now(), snapshot.data()) });
  });
}
