import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { hasOwnPrice, isPicked, previewOf, termsFor, whyLeftOut } from '@/domain/agreement/migration/preview';
import {
  migrationRowId,
  type AgreementMigration,
  type AgreementMigrationRow,
  type RowState,
} from '@/domain/agreement/migration/schema';
import { renewalPlaceOf, type RenewalPlace } from '@/domain/agreement/record/renewalNotice';
import { agreementSchema, type Agreement } from '@/domain/agreement/record/schema';
import { monthlyValue } from '@/domain/agreement/record/term';
import { sumOf } from '@/domain/money/amounts';
import { propertySchema } from '@/domain/property/schema';
import { calendarDay } from '@/lib/dates';
import type { Deps } from '../../platform/admin';
import { createdAudit, updatedStamp } from '../../platform/audit';
import { inCompany } from '../../platform/collections';
import { migrationRef, parseMigration, type MigrationPlace } from './migrationRecord';

const PAGE = 100;

/**
 * Previews the changes for the plan's next members and stores them with the cursor in one write, so that a killed run resumes where it
 * was.
 */
export async function prepareRows(
  deps: Deps,
  place: MigrationPlace,
  migration: AgreementMigration,
  timeZone: string,
): Promise<void> {
  const agreements = inCompany(deps.db, place.companyId, 'agreements');
  const all = agreements.where('planId', '==', migration.fromPlanId).orderBy(FieldPath.documentId()).limit(PAGE);
  const { docs } = await (migration.cursor === '' ? all : all.startAfter(migration.cursor)).get();
  const places = await placesOf(deps, { companyId: place.companyId, timeZone }, docs);
  const now = deps.now();
  const today = calendarDay(timeZone, new Date(now));
  const rows = docs.flatMap((doc) => {
    const { data: agreement } = agreementSchema.safeParse(doc.data());
    if (!agreement || !isPicked(agreement, migration)) return [];
    const row = rowOf(agreement, migration, {
      agreementId: doc.id,
      migrationId: place.migrationId,
      revision: String(doc.get('revision') ?? ''),
      today,
      now,
      place: places.get(agreement.propertyId) ?? null,
    });
    return [{ agreement, row }];
  });
  const isLast = docs.length < PAGE;
  const changing = rows.filter(({ row }) => row.state === 'ready');
  const monthly = (priceOf: (one: (typeof changing)[number]) => number): number =>
    sumOf(changing.map((one) => monthlyValue(priceOf(one), one.agreement.interval, one.agreement.plan.termMonths)));
  const counted = (state: RowState): number => rows.filter(({ row }) => row.state === state).length;
  const ref = migrationRef(deps, place);
  await deps.db.runTransaction(async (transaction) => {
    const { state, cursor } = parseMigration(await transaction.get(ref));
    // Someone else has previewed these in the meantime.
    if (state !== 'preparing' || cursor !== migration.cursor) return;
    for (const { row } of rows)
      transaction.set(
        inCompany(deps.db, place.companyId, 'agreementMigrationRows').doc(
          migrationRowId(place.migrationId, row.agreementId),
        ),
        { ...row, ...createdAudit(place.by, now) },
      );
    transaction.update(ref, {
      state: isLast ? 'ready' : 'preparing',
      cursor: docs.at(-1)?.id ?? cursor,
      counts: {
        ...migration.counts,
        ready: migration.counts.ready + counted('ready'),
        leftOut: migration.counts.leftOut + counted('left-out'),
      },
      monthlyBeforeCents: migration.monthlyBeforeCents + monthly(({ agreement }) => agreement.priceCents),
      monthlyAfterCents: migration.monthlyAfterCents + monthly(({ row }) => row.preview?.priceAfterCents ?? 0),
      ...updatedStamp(place.by, now),
    });
  });
}

/** Returns the jurisdiction that governs members' price increases, by property id. */
async function placesOf(
  { db }: Deps,
  { companyId, timeZone }: { companyId: string; timeZone: string },
  docs: readonly QueryDocumentSnapshot[],
): Promise<Map<string, RenewalPlace>> {
  const ids = [...new Set(docs.map((doc) => String(doc.get('propertyId'))).filter((id) => id !== ''))];
  if (ids.length === 0) return new Map();
  const found = await db.getAll(...ids.map((id) => inCompany(db, companyId, 'properties').doc(id)));
  return new Map(
    found.flatMap((property) => {
      const { data } = propertySchema.safeParse(property.data());
      return data ? [[property.id, renewalPlaceOf(data, timeZone)] as const] : [];
    }),
  );
}

type Looking = {
  agreementId: string;
  migrationId: string;
  revision: string;
  today: string;
  now: string;
  place: RenewalPlace | null;
};

function rowOf(
  agreement: Agreement,
  migration: AgreementMigration,
  { agreementId, migrationId, revision, today, now, place }: Looking,
): AgreementMigrationRow {
  const why = whyLeftOut(agreement, migration);
  const row = {
    migrationId,
    agreementId,
    number: agreement.number,
    memberName: agreement.customerName,
    seenRevision: revision,
    appliedRevision: '',
    earlier: null,
  };
  if (why !== '') return { ...row, state: 'left-out', note: why, preview: null };
  const terms = termsFor(agreement, migration, { migrationId, today, place });
  return {
    ...row,
    state: 'ready',
    note: hasOwnPrice(agreement) ? 'Pays a price of their own today.' : '',
    preview: previewOf(agreement, terms, { act: { today, now, by: '' }, place }),
  };
}
