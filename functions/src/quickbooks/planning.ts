import type { CompanyFields } from '@/domain/company/schema';
import type { QuickbooksPlan } from '@/domain/quickbooks/api';
import { currencyFault } from '@/domain/quickbooks/facts';
import { isGoing, planHash, referencesIn, type PlannedRow } from '@/domain/quickbooks/plan';
import { planBooks } from '@/domain/quickbooks/planBooks';
import type { Deps } from '../platform/admin';
import { connectedRealm, type AskBooks } from './client';
import { readOurBooks, readParties } from './ourBooks';
import { readKeptPayouts } from './ourPayouts';
import { readFacts, readPlanLists, readRemoteBooks } from './reading';
import { booksCurrency, changeSetup, readLinks, setupOfRealm } from './records';

export type BooksPlace = { companyId: string; company: Pick<CompanyFields, 'timeZone'> };
export type Planned = { rows: PlannedRow[]; hash: string; notes: string[] };

/** Reads both sides and works out what a push would do. QuickBooks' preferences are reread each time: a period may have been closed. */
export async function makePlan(deps: Deps, ask: AskBooks, place: BooksPlace): Promise<Planned> {
  const { companyId } = place;
  const realmId = await connectedRealm(deps, companyId);
  const stored = await setupOfRealm(deps, companyId, realmId);
  const facts = await readFacts(ask);
  await changeSetup(deps, companyId, { facts, factsAt: deps.now(), realmId });
  const setup = { ...stored, facts };
  const fault = currencyFault(facts, await booksCurrency(deps, companyId));
  if (fault !== '') return { rows: [], hash: '', notes: [fault] };
  if (setup.startOn === '') return { rows: [], hash: '', notes: ['Choose the first day that is kept in QuickBooks.'] };
  const links = await readLinks(deps, companyId);
  const from = setup.startOn;
  const readOurs = async () => {
    const { payouts, isCut } = await readKeptPayouts(deps, companyId, { from, setup, links });
    const documents = await readOurBooks(deps, place, { from }, payouts);
    return { documents, isCut, parties: await readParties(deps, companyId, documents, links.keys()) };
  };
  const readTheirs = async () => ({ remote: await readRemoteBooks(ask, setup), lists: await readPlanLists(ask) });
  const [{ isCut, ...ours }, theirs] = await Promise.all([readOurs(), readTheirs()]);
  const rows = planBooks({ ...ours, ...theirs, links, setup });
  return {
    rows,
    hash: planHash(rows),
    notes: isCut ? ['There are more payouts. They follow with the next look.'] : [],
  };
}

/** Returns what a push does, without excluded rows and anything that depends on them. */
export function withoutLeftOut(rows: readonly PlannedRow[], leftOut: ReadonlySet<string>) {
  const missing = new Set<string>();
  return rows.filter(isGoing).filter(({ key, op, body }) => {
    const isOut = leftOut.has(key) || referencesIn(body).some((other) => missing.has(other));
    if (isOut && (op === 'create' || op === 'link')) missing.add(key);
    return !isOut;
  });
}

/** Returns a plan as the page shows it, without the data to send. */
export async function planSeen(deps: Deps, ask: AskBooks, place: BooksPlace): Promise<QuickbooksPlan> {
  const { rows, hash, notes } = await makePlan(deps, ask, place);
  return { hash, notes, rows: rows.map(({ body: _body, sentHash: _sentHash, syncToken: _syncToken, ...row }) => row) };
}
