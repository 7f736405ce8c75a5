import { error as logError } from 'firebase-functions/logger';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { CompanyFields } from '@/domain/company/schema';
import { countAll } from '../awards/countAll';
import { rebuildCustomers } from '../directory/rebuildDirectory';
import { rebuildWords } from '../directory/rebuildWords';
import type { Deps } from '../platform/admin';
import { companyRef } from '../platform/collections';
import { defineNightly } from '../platform/defineNightly';
import { everyCompany } from '../platform/nightly/companyWork';
import { addedUp, type Counts } from '../platform/nightly/counts';
import { eachFound } from '../platform/nightly/eachFound';
import { markStoredVisits } from '../schedule/markStoredVisits';

/** What records lack that were there before it was kept, and the company's field that says since when they have it. */
const STEPS: Readonly<
  Record<
    keyof Pick<
      CompanyFields,
      'visitsMarkedAt' | 'lineWordsKeptAt' | 'allWordsKeptAt' | 'sourcesListedAt' | 'scoresKeptAt'
    >,
    (deps: Deps, companyId: string) => Promise<void>
  >
> = {
  visitsMarkedAt: markStoredVisits,
  lineWordsKeptAt: rebuildWords,
  allWordsKeptAt: rebuildWords,
  sourcesListedAt: async (deps, companyId) => void (await rebuildCustomers(deps, companyId)),
  scoresKeptAt: countAll,
};
const MARKS = Object.keys(STEPS) as (keyof typeof STEPS)[];

/** Each night: companies from before a change of what is stored get what they lack. New ones have it from the beginning. */
export const bringUpToDate = defineNightly(
  'bringUpToDate',
  { schedule: '20 4 * * *', secrets: [] },
  {
    work: everyCompany(...MARKS),
    perCompany: (deps, share) => eachFound(share, (company) => bringCompanyUpToDate(deps, company)),
  },
);

/** Takes the steps that the company has not taken yet. What fails, or is not reached, comes the next night. */
export async function bringCompanyUpToDate(deps: Deps, company: DocumentSnapshot): Promise<Counts> {
  const parts: Counts[] = [];
  for (const mark of MARKS) {
    if (company.get(mark)) continue;
    try {
      await STEPS[mark](deps, company.id);
      // Without a revision: it is nothing that somebody who changes the company's profile has to know.
      await companyRef(deps.db, company.id).update({ [mark]: deps.now() });
      parts.push({ [mark]: 1 });
    } catch (error) {
      parts.push({ failedParts: 1 });
      logError('a company was not brought up to date', {
        companyId: company.id,
        step: mark,
        stack: error instanceof Error ? error.stack : typeof error,
      });
    }
  }
  return addedUp(parts);
}
