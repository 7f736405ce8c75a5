import { error as logError } from 'firebase-functions/logger';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { NOTICES_SETTLED } from '@/domain/agreement/law/settled';
import type { CompanyFields } from '@/domain/company/schema';
import type { Deps } from '../platform/admin';
import { companyRef } from '../platform/collections';
import { defineNightly } from '../platform/defineNightly';
import { everyCompany } from '../platform/nightly/companyWork';
import { addedUp, type Counts } from '../platform/nightly/counts';
import { eachFound } from '../platform/nightly/eachFound';
import type { FROM_BEFORE } from './fromBefore';

type Mark = keyof Pick<
  CompanyFields,
  | 'visitsMarkedAt'
  | 'lineWordsKeptAt'
  | 'allWordsKeptAt'
  | 'sourcesListedAt'
  | 'scoresKeptAt'
  | 'reportsKeptAt'
  | 'equipmentCountedAt'
  | 'drivesCountedAt'
  | 'threadsMarkedAt'
  | 'coveredClosedAt'
  | 'ticketCostsKeptAt'
  | 'noticesSettled'
>;
type Step = {
  marks: readonly Mark[];
  step: keyof typeof FROM_BEFORE;
  /** The marker's value once the step is done, for steps repeated with each version; otherwise the time. */
  version?: string;
};

/** Steps that add data to records created before it was stored, and the company fields that mark when they were done. */
const STEPS: readonly Step[] = [
  { marks: ['visitsMarkedAt'], step: 'visits' },
  { marks: ['lineWordsKeptAt', 'allWordsKeptAt'], step: 'words' },
  { marks: ['sourcesListedAt'], step: 'sources' },
  { marks: ['scoresKeptAt'], step: 'scores' },
  { marks: ['reportsKeptAt'], step: 'reports' },
  { marks: ['equipmentCountedAt'], step: 'equipment' },
  { marks: ['drivesCountedAt'], step: 'drives' },
  { marks: ['threadsMarkedAt'], step: 'threads' },
  { marks: ['coveredClosedAt'], step: 'covered' },
  { marks: ['ticketCostsKeptAt'], step: 'tickets' },
  { marks: ['noticesSettled'], step: 'notices', version: NOTICES_SETTLED },
];
const MARKS = STEPS.flatMap(({ marks }) => marks);

/** Nightly: adds missing data to companies created before a change of what is stored. New companies have it from the start. */
export const bringUpToDate = defineNightly(
  'bringUpToDate',
  { schedule: '20 4 * * *', secrets: [] },
  {
    work: everyCompany(...MARKS),
    perCompany: (deps, share) => eachFound(share, (company) => bringCompanyUpToDate(deps, company)),
  },
);

/** Runs the steps the company hasn't had yet. Failed or unreached steps run the next night. */
export async function bringCompanyUpToDate(deps: Deps, company: DocumentSnapshot): Promise<Counts> {
  const parts: Counts[] = [];
  for (const { marks, step, version } of STEPS) {
    const missing = marks.filter((mark) =>
      version === undefined ? !company.get(mark) : company.get(mark) !== version,
    );
    if (missing.length === 0) continue;
    try {
      const { FROM_BEFORE } = await import('./fromBefore');
      await FROM_BEFORE[step](deps, company.id);
      const kept = Object.fromEntries(missing.map((mark) => [mark, version ?? deps.now()]));
      // No new revision: people editing the company's profile don't need to know about it.
      await companyRef(deps.db, company.id).update(kept);
      parts.push(...missing.map((mark) => ({ [mark]: 1 })));
    } catch (error) {
      parts.push({ failedParts: 1 });
      logError('a company was not brought up to date', {
        companyId: company.id,
        step: missing.join(', '),
        stack: error instanceof Error ? error.stack : typeof error,
      });
    }
  }
  return addedUp(parts);
}
