import { FieldPath } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import { companySchema } from '@/domain/company/schema';
import { addToMonth } from '@/domain/ledger/addUp';
import { ledgerEntrySchema, ledgerMonthSchema } from '@/domain/ledger/schema';
import { addCells, ALL, markKey, reportMonthSchema, type Cells, type Correction } from '@/domain/report/cells';
import { ledgerDifference, monthsOfNight, reportDifference, sumsOfMonth } from '@/domain/report/compare';
import { recordOfMark, REPORTED, type Reported } from '@/domain/report/marks';
import { isMonth } from '@/domain/report/range';
import { stockOfNight } from '@/domain/report/stock';
import { addDaysToInstant } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import { isSame } from '@/lib/stableJson';
import { DAY_MS } from '@/lib/time';
import type { Deps } from '../platform/admin';
import { stampOf } from '../platform/audit';
import { companyRef, inCompany } from '../platform/collections';
import { defineNightly } from '../platform/defineNightly';
import { everyCompany } from '../platform/nightly/companyWork';
import type { Counts } from '../platform/nightly/counts';
import { eachFound } from '../platform/nightly/eachFound';
import { pagesOf } from '../platform/pagesOf';
import { fieldsIn } from '../platform/readable';
import { contractStandings } from './contractStandings';
import { countReported } from './countReported';
import { keepCapacity } from './keepCapacity';
import { contributionsOf } from './keepContributions';

const PAGE = 300;
/** Reactions are retried for an hour; anything changed within this time is recounted. */
const RECENT_DAYS = 2;
const CORRECTIONS = 50;

/** Nightly, before the office opens: rebuilds the totals from their sources, and corrects and reports differences. */
export const compareSums = defineNightly(
  'compareSums',
  { schedule: '50 8 * * *', secrets: [] },
  {
    work: everyCompany(),
    perCompany: (deps, share) => eachFound(share, ({ id }) => compareCompany(deps, id)),
  },
);

/** Checks a company's months of the ledger and of the reports. Safe to repeat. */
export async function compareCompany(deps: Deps, companyId: string): Promise<Counts> {
  await countRecent(deps, companyId);
  const ledger = monthsOfNight(await monthsOf(deps, companyId, 'ledgerMonths'), nightOf(deps));
  const kept = await monthsOf(deps, companyId, 'reportMonths');
  const reports = monthsOfNight(kept.filter(isMonth), nightOf(deps));
  const stock = kept.filter((name) => name === stockOfNight(nightOf(deps)));
  for (const name of [reports.older, ...stock]) if (name !== '') await countMarked(deps, companyId, name);
  const corrections: Correction[] = [];
  for (const month of withOlder(ledger)) corrections.push(...(await compareLedger(deps, companyId, month)));
  for (const month of [...withOlder(reports), ...stock])
    corrections.push(...(await compareReports(deps, companyId, month)));
  await keepOnMonth(deps, companyId, corrections);
  await keepCapacity(deps, companyId);
  const { compareEarnings } = await import('../commission/workOutPlan');
  return { correctedMonths: corrections.length, correctedEarnings: await compareEarnings(deps, companyId) };
}

const nightOf = ({ now }: Deps): number => Math.floor(Date.parse(now()) / DAY_MS);
const withOlder = ({ recent, older }: { recent: string[]; older: string }): string[] =>
  older === '' ? recent : [older, ...recent];

const monthsOf = async ({ db }: Deps, companyId: string, name: 'ledgerMonths' | 'reportMonths'): Promise<string[]> =>
  (await inCompany(db, companyId, name).select().get()).docs.map(({ id }) => id);

/** Recounts recent writes: an event may have been dropped. */
async function countRecent(deps: Deps, companyId: string): Promise<void> {
  const since = addDaysToInstant(deps.now(), -RECENT_DAYS);
  for (const kind of REPORTED) {
    const written = inCompany(deps.db, companyId, kind)
      .where('updatedAt', '>=', since)
      .orderBy('updatedAt')
      .select('updatedAt');
    for await (const docs of pagesOf(written, PAGE))
      for (const { id } of docs) await countReported(deps, { companyId, kind, id });
  }
  const { drivesWrittenSince } = await import('./countDrives');
  for (const id of await drivesWrittenSince(deps, companyId, since))
    await countReported(deps, { companyId, kind: 'drives', id });
}

/** Recounts a month's records by their marks. */
async function countMarked(deps: Deps, companyId: string, month: string): Promise<void> {
  for await (const docs of pagesOf(marksOf(deps, companyId, month).select(), PAGE))
    for (const { id } of docs) {
      const record = recordOfMark(id);
      if (record) await countReported(deps, { companyId, ...record });
    }
}

const marksOf = ({ db }: Deps, companyId: string, month: string) =>
  inCompany(db, companyId, 'reportMarks')
    .where('keys', 'array-contains', markKey(month, ALL))
    .orderBy(FieldPath.documentId());

async function compareReports(deps: Deps, companyId: string, month: string): Promise<Correction[]> {
  const ref = inCompany(deps.db, companyId, 'reportMonths').doc(month);
  const seen = await ref.get();
  let found: Cells = {};
  for await (const docs of pagesOf(marksOf(deps, companyId, month), PAGE))
    for (const document of docs)
      for (const one of contributionsOf(document.data())) if (one.month === month) found = addCells(found, one.cells);
  return deps.db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    // Someone was working on it in the meantime: the next night compares it.
    if (!isSame(stored.data() ?? {}, seen.data() ?? {})) return [];
    const sum = reportMonthSchema.parse({ month, ...stored.data() });
    const difference = reportDifference(month, sum.cells, found);
    transaction.set(ref, {
      ...sum,
      cells: found,
      checkedAt: deps.now(),
      ...stampOf(stored.data(), '', deps.now()),
    });
    return difference ? [difference] : [];
  });
}

async function compareLedger(deps: Deps, companyId: string, month: string): Promise<Correction[]> {
  const ref = inCompany(deps.db, companyId, 'ledgerMonths').doc(month);
  const seen = await ref.get();
  let found = ledgerMonthSchema.parse({ month });
  const entries = inCompany(deps.db, companyId, 'ledger').where('month', '==', month).orderBy(FieldPath.documentId());
  for await (const docs of pagesOf(entries, PAGE)) found = fieldsIn(ledgerEntrySchema, docs).reduce(addToMonth, found);
  return deps.db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    if (!isSame(stored.data() ?? {}, seen.data() ?? {})) return [];
    const kept = ledgerMonthSchema.parse({ month, ...stored.data() });
    if (isSame(sumsOfMonth(kept), sumsOfMonth(found))) return [];
    transaction.set(ref, { ...found, ...stampOf(stored.data(), '', deps.now()) });
    const difference = ledgerDifference(kept, found);
    return difference ? [difference] : [];
  });
}

/**
 * Stores corrections and contract standings on the company's current month, for the office to see. Does nothing if there are neither and
 * nothing has changed.
 */
export async function keepOnMonth(deps: Deps, companyId: string, corrections: readonly Correction[]): Promise<void> {
  if (corrections.length > 0)
    warn('sums corrected', { companyId, months: corrections.map(({ of, month }) => `${of} ${month}`) });
  const contracts = await contractStandings(deps, companyId);
  const company = companySchema.parse((await companyRef(deps.db, companyId).get()).data() ?? {});
  const month = calendarDay(company.timeZone, new Date(deps.now())).slice(0, 7);
  const ref = inCompany(deps.db, companyId, 'reportMonths').doc(month);
  await deps.db.runTransaction(async (transaction) => {
    const stored = (await transaction.get(ref)).data();
    const sum = reportMonthSchema.parse({ month, ...stored });
    if (corrections.length === 0 && isSame(sum.contracts, contracts)) return;
    transaction.set(ref, {
      ...sum,
      ...{ contracts, corrections: [...sum.corrections, ...corrections].slice(-CORRECTIONS) },
      ...stampOf(stored, '', deps.now()),
    });
  });
}

/** Counts a company's records of these types from before its reports counted them. Safe to rerun, or to run alongside the reactions. */
export async function countAllReported(deps: Deps, companyId: string, kinds: readonly Reported[]): Promise<void> {
  for (const kind of kinds) {
    const all = inCompany(deps.db, companyId, kind).select().orderBy(FieldPath.documentId());
    for await (const docs of pagesOf(all, PAGE))
      for (const { id } of docs) await countReported(deps, { companyId, kind, id });
  }
}

/** The same for days of driving, which aren't records. */
export async function countAllDrives(deps: Deps, companyId: string): Promise<void> {
  const { drivesOfReports } = await import('./countDrives');
  for (const id of await drivesOfReports(deps, companyId)) await countReported(deps, { companyId, kind: 'drives', id });
}
