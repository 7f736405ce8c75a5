import type { CompanyFields } from '@/domain/company/schema';
import { bookKey } from '@/domain/quickbooks/books';
import type { QuickbooksPlan } from '@/domain/quickbooks/api';
import { planHash, type PlannedRow } from '@/domain/quickbooks/plan';
import { planBooks } from '@/domain/quickbooks/planBooks';
import type { Deps } from '../platform/admin';
import { connectedRealm, type AskBooks } from './client';
import { readOurBooks, readParties } from './ourBooks';
import { readPayouts } from './ourPayouts';
import { readFacts, readPlanLists, readRemoteBooks } from './reading';
import { changeSetup, readLinks, setupOfRealm } from './records';

export type BooksPlace = { companyId: string; company: Pick<CompanyFields, 'timeZone'> };
export type Planned = { rows: PlannedRow[]; hash: string; notes: string[] };

/** Reads both sides and works out what a push would do. QuickBooks' preferences are read again each time: a period may have been closed. */
export async function makePlan(deps: Deps, ask: AskBooks, place: BooksPlace): Promise<Planned> {
  const { companyId } = place;
  const realmId = await connectedRealm(deps, companyId);
  const stored = await setupOfRealm(deps, companyId, realmId);
  const facts = await readFacts(ask);
  await changeSetup(deps, companyId, { facts, factsAt: deps.now(), realmId });
  const setup = { ...stored, facts };
  if (setup.startOn === '') return { rows: [], hash: '', notes: ['Choose the first day that is kept in QuickBooks.'] };
  const links = await readLinks(deps, companyId);
  const { payouts, isCut } =
    setup.directions.payouts === 'off'
      ? { payouts: [], isCut: false }
      : await readPayouts(
          deps,
          companyId,
          setup.startOn,
          (id) => (links.get(bookKey('payout', id))?.remoteId ?? '') !== '',
        );
  const documents = await readOurBooks(deps, place, { from: setup.startOn }, payouts);
  const parties = await readParties(deps, companyId, documents, links.keys());
  const remote = await readRemoteBooks(ask, setup.startOn);
  const lists = await readPlanLists(ask);
  const rows = planBooks({ documents, parties, links, remote, lists, setup });
  return {
    rows,
    hash: planHash(rows),
    notes: isCut ? ['There are more payouts. They follow with the next look.'] : [],
  };
}

/** Rows that are left out, with everything that cannot go without them. */
export function withoutLeftOut(rows: readonly PlannedRow[], leftOut: ReadonlySet<string>): PlannedRow[] {
  const missing = new Set<string>();
  return rows.filter((row) => {
    if (row.op === 'leave' || row.op === 'blocked') return false;
    const isOut = leftOut.has(row.key) || waitsFor(row, missing);
    if (isOut && row.op === 'create') missing.add(row.key);
    if (isOut && row.op === 'link') missing.add(row.key);
    return !isOut;
  });
}

const waitsFor = ({ body }: PlannedRow, missing: ReadonlySet<string>): boolean => {
  const text = JSON.stringify(body);
  return [...missing].some((key) => text.includes(`"@${key}"`));
};

/** A plan as the page sees it: without what is sent. */
export async function planSeen(deps: Deps, ask: AskBooks, place: BooksPlace): Promise<QuickbooksPlan> {
  const { rows, hash, notes } = await makePlan(deps, ask, place);
  return { hash, notes, rows: rows.map(({ body: _body, sentHash: _sentHash, syncToken: _syncToken, ...row }) => row) };
}
