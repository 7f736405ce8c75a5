import type { Transaction } from 'firebase-admin/firestore';
import { earlierOf, withEarlier } from '@/domain/agreement/migration/apply';
import { termsFor, whyLeftOut } from '@/domain/agreement/migration/preview';
import {
  agreementMigrationRowSchema,
  type AgreementMigration,
  type AgreementMigrationRow,
} from '@/domain/agreement/migration/schema';
import { withTermsAhead } from '@/domain/agreement/record/terms';
import { AppError } from '@/lib/appError';
import type { Deps } from '../../platform/admin';
import { updatedAudit } from '../../platform/audit';
import { inCompany } from '../../platform/collections';
import { findAgreement, storeAgreement, type OpenedAgreement } from '../readAgreement';
import { placeOfAgreement } from '../sendNotices';
import type { MigrationPlace } from './migrationRecord';

/** A row's outcome. */
type RowAfter = Partial<AgreementMigrationRow>;

/** Changes one member as previewed, or skips it with a reason if someone changed it in the meantime. Idempotent. */
export const applyRow = (deps: Deps, place: MigrationPlace, migration: AgreementMigration, rowId: string) =>
  changeRow(deps, place, { rowId, from: 'ready' }, async (transaction, { row, opened }) => {
    if (!opened) return { state: 'left-out', note: 'It has been deleted.' };
    const { agreement, today, now, stored } = opened;
    if (stored['revision'] !== row.seenRevision)
      return { state: 'left-out', note: 'It was changed since the preview: look at it again.' };
    const why = whyLeftOut(agreement, migration);
    if (why !== '') return { state: 'left-out', note: why };
    const terms = termsFor(agreement, migration, {
      migrationId: place.migrationId,
      today,
      place: await placeOfAgreement(deps, transaction, place.companyId, opened),
    });
    if (terms.on !== row.preview?.effectiveOn || terms.priceCents !== row.preview.priceAfterCents)
      return { state: 'left-out', note: 'The day it was to change on has passed since the preview: look at it again.' };
    const after = withTermsAhead(agreement, terms, { today, now, by: place.by });
    const appliedRevision = storeAgreement(transaction, opened, after, place.by);
    return { state: 'applied', appliedRevision, earlier: earlierOf(agreement) };
  });

/** Reverts one member. */
export const undoRow = (deps: Deps, place: MigrationPlace, rowId: string) =>
  changeRow(deps, place, { rowId, from: 'applied' }, (transaction, { row, opened }) => {
    const kept = { state: 'kept' as const, note: 'It has changed since, or has ended: it stays as it is.' };
    if (!opened || !row.earlier) return kept;
    const { agreement, today, now, stored } = opened;
    const undone = withEarlier(
      agreement,
      {
        earlier: row.earlier,
        migrationId: place.migrationId,
        isUntouched: stored['revision'] === row.appliedRevision,
      },
      { today, now, by: place.by },
    );
    if (!undone) return kept;
    storeAgreement(transaction, opened, undone.agreement, place.by);
    return { state: 'undone', note: undone.note };
  });

type Change = (
  transaction: Transaction,
  of: { row: AgreementMigrationRow; opened: OpenedAgreement | null },
) => RowAfter | Promise<RowAfter>;

function changeRow(
  deps: Deps,
  place: MigrationPlace,
  { rowId, from }: { rowId: string; from: AgreementMigrationRow['state'] },
  change: Change,
): Promise<void> {
  const ref = inCompany(deps.db, place.companyId, 'agreementMigrationRows').doc(rowId);
  return deps.db.runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref);
    const row = agreementMigrationRowSchema.parse(snapshot.data());
    if (row.state !== from) return;
    const opened = await findAgreement(deps, transaction, place.companyId, row.agreementId).catch(unreadable);
    const after =
      opened === UNREADABLE
        ? { state: from === 'ready' ? ('left-out' as const) : ('kept' as const), note: 'It could not be read.' }
        : await change(transaction, { row, opened });
    transaction.update(ref, { ...after, ...updatedAudit(place.by, deps.now(), snapshot.data()) });
  });
}

const UNREADABLE = 'unreadable';
/** One damaged agreement doesn't block the others. */
function unreadable(error: unknown): typeof UNREADABLE {
  if (error instanceof AppError && error.code === 'invalid') return UNREADABLE;
  throw error;
}
