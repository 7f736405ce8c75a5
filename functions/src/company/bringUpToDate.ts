import { error as logError } from 'firebase-functions/logger';
import { FieldPath, type DocumentSnapshot } from 'firebase-admin/firestore';
import type { CompanyFields } from '@/domain/company/schema';
import { countAll } from '../awards/countAll';
import { rebuildCustomers } from '../directory/rebuildDirectory';
import { rebuildWords } from '../directory/rebuildWords';
import type { Deps } from '../platform/admin';
import { companyRef } from '../platform/collections';
import { defineSchedule } from '../platform/defineSchedule';
import { markStoredVisits } from '../schedule/markStoredVisits';

const COMPANIES_AT_ONCE = 300;

/** What records lack that were there before it was kept, and the company's field that says since when they have it. */
const STEPS: Readonly<
  Record<
    keyof Pick<CompanyFields, 'visitsMarkedAt' | 'lineWordsKeptAt' | 'sourcesListedAt' | 'scoresKeptAt'>,
    (deps: Deps, companyId: string) => Promise<void>
  >
> = {
  visitsMarkedAt: markStoredVisits,
  lineWordsKeptAt: rebuildWords,
  sourcesListedAt: async (deps, companyId) => void (await rebuildCustomers(deps, companyId)),
  scoresKeptAt: countAll,
};
const MARKS = Object.keys(STEPS) as (keyof typeof STEPS)[];

/** Each night: companies from before a change of what is stored get what they lack. New ones have it from the beginning. */
export const bringUpToDate = defineSchedule(
  'bringUpToDate',
  { schedule: '20 4 * * *', secrets: [], timeoutSeconds: 1800 },
  async (deps) => {
    const all = deps.db
      .collection('companies')
      .select(...MARKS)
      .orderBy(FieldPath.documentId())
      .limit(COMPANIES_AT_ONCE);
    let query = all;
    for (;;) {
      const { docs } = await query.get();
      for (const company of docs) await bringCompanyUpToDate(deps, company);
      const last = docs.at(-1);
      if (!last || docs.length < COMPANIES_AT_ONCE) return;
      query = all.startAfter(last);
    }
  },
);

/** Takes the steps that the company has not taken yet. What fails, or is not reached, comes the next night. */
export async function bringCompanyUpToDate(deps: Deps, company: DocumentSnapshot): Promise<void> {
  for (const mark of MARKS) {
    if (company.get(mark)) continue;
    try {
      await STEPS[mark](deps, company.id);
      // Without a revision: it is nothing that somebody who changes the company's profile has to know.
      await companyRef(deps.db, company.id).update({ [mark]: deps.now() });
    } catch (error) {
      logError('a company was not brought up to date', {
        companyId: company.id,
        step: mark,
        stack: error instanceof Error ? error.stack : typeof error,
      });
    }
  }
}
