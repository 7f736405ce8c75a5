import { reconcile } from '@/domain/quickbooks/reconcile';
import { quickbooksReportSchema, type QuickbooksReport } from '@/domain/quickbooks/report';
import type { Deps } from '../platform/admin';
import { createdStamp } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { assertYear } from './assertYear';
import { connectedRealm, type AskBooks } from './client';
import { readOurBooks } from './ourBooks';
import { readKeptPayouts } from './ourPayouts';
import type { BooksPlace } from './planning';
import { readDocuments } from './reading';
import { readLinks, setupOfRealm } from './records';

/**
 * Compares both books for some days and stores the report under an id. Writes nothing else, on either side. @returns the report @throws
 * AppError `failed-precondition` for more than a year
 */
export async function makeReport(
  deps: Deps,
  ask: AskBooks,
  place: BooksPlace,
  { id, from, to, by }: { id: string; from: string; to: string; by: string },
): Promise<QuickbooksReport> {
  assertYear(from, to);
  const { companyId } = place;
  const setup = await setupOfRealm(deps, companyId, await connectedRealm(deps, companyId));
  const links = await readLinks(deps, companyId);
  const readOurs = async () => {
    const { payouts } = await readKeptPayouts(deps, companyId, { from, setup, links });
    return readOurBooks(deps, place, { from, to }, payouts);
  };
  const [documents, theirs] = await Promise.all([readOurs(), readDocuments(ask, from, to)]);
  const report = quickbooksReportSchema.parse({
    from,
    to,
    at: deps.now(),
    by,
    ...reconcile({ from, to, documents, links, remote: { documents: theirs }, setup }),
  });
  await inCompany(deps.db, companyId, 'quickbooksReports')
    .doc(id)
    .set({ ...report, ...createdStamp(by, deps.now()) });
  return report;
}
