import { companySchema, type CompanyFields } from '@/domain/company/schema';
import { connectionSchema, type Connection } from '@/domain/connection/schema';
import { hasFeature } from '@/domain/access/features';
import { addCalendarDays } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import type { Deliver } from '../mail/client';
import { MAIL_SECRETS } from '../mail/config';
import { CONNECTION_SECRETS } from '../oauth/config';
import { faceRef } from '../oauth/records';
import type { Deps } from '../platform/admin';
import { companyRef } from '../platform/collections';
import { defineNightly } from '../platform/defineNightly';
import { companiesWith } from '../platform/nightly/companyWork';
import type { Nightly } from '../platform/nightly/runNightly';
import { STRIPE_SECRETS } from '../stripe/config';
import { askBooksFor, quickbooksLink, type Pause } from './client';
import { QUICKBOOKS_SECRETS } from './config';
import { pullChanges } from './pulling';
import { makeReport } from './reconciling';
import { changeSetup, readSetup } from './records';
import { readRun } from './runs';
import { warnOfConnection, warnOfDifferences } from './warning';
import { workOn } from './work';

const SECRETS = [...CONNECTION_SECRETS, ...QUICKBOOKS_SECRETS, ...STRIPE_SECRETS];
/** Maximum time per company and run: others are waiting. */
const SHARE_MS = 4 * 60_000;
/** Number of days compared each night: anything older was already checked. */
const COMPARED_DAYS = 62;
export const NIGHTLY_REPORT = 'nightly';

type Found = { company: CompanyFields; connection: Connection };

/** Returns the company with its connection if it has QuickBooks; otherwise null, without any further reads. */
async function companyWithBooks(deps: Deps, companyId: string): Promise<Found | null> {
  const company = companySchema.safeParse((await companyRef(deps.db, companyId).get()).data()).data;
  if (!company || !hasFeature(company.features, 'quickbooks')) return null;
  const face = await faceRef(deps.db, quickbooksLink(companyId)).get();
  const connection = connectionSchema.safeParse(face.data()).data;
  return connection ? { company, connection } : null;
}

/** Returns the company if its QuickBooks connection is working. */
async function connectedCompany(deps: Deps, companyId: string): Promise<CompanyFields | null> {
  const found = await companyWithBooks(deps, companyId);
  return found?.connection.state === 'connected' ? found.company : null;
}

/** Continues pushes that no one is watching, and reads what QuickBooks has reported. */
export const workQuickbooks = (pause?: Pause): Nightly => ({
  work: companiesWith(({ db }) => [
    { query: db.collectionGroup('quickbooksSetup').where('hasNews', '==', true) },
    { query: db.collectionGroup('quickbooksRuns').where('state', '==', 'running') },
  ]),
  perCompany: async (deps, { companyId }) => {
    const company = await connectedCompany(deps, companyId);
    if (!company) return {};
    const { runningId, hasNews } = await readSetup(deps, companyId);
    const ask = () => askBooksFor(deps, companyId, pause);
    const isRunning = runningId !== '' && (await readRun(deps, { companyId, runId: runningId })).state === 'running';
    if (isRunning) await workOn(deps, ask, { companyId, company, runId: runningId }, Date.now() + SHARE_MS);
    const { changed, payments } = hasNews
      ? await pullChanges(deps, await ask(), { companyId, company })
      : { changed: 0, payments: 0 };
    return { runs: isRunning ? 1 : 0, changed, payments };
  },
});

/**
 * Nightly: reads changes no webhook reported, and compares both books. Notifies the person who keeps the books, once each, of an ended or
 * expiring connection and of differences. `deliver` replaces the mail server in tests.
 */
export const compareQuickbooks = (pause?: Pause, deliver?: Deliver): Nightly => ({
  work: companiesWith(({ db }) => [
    { query: db.collectionGroup('quickbooksSetup').where('startOn', '>', ''), by: 'startOn' },
  ]),
  perCompany: async (deps, { companyId }) => {
    const found = await companyWithBooks(deps, companyId);
    if (!found) return {};
    const { company, connection } = found;
    const place = { companyId, company };
    await warnOfConnection(deps, place, connection, deliver);
    if (connection.state !== 'connected') return {};
    const ask = await askBooksFor(deps, companyId, pause);
    const { changed, payments } = await pullChanges(deps, ask, place);
    const { startOn } = await readSetup(deps, companyId);
    const to = calendarDay(company.timeZone, new Date(deps.now()));
    const first = addCalendarDays(to, -COMPARED_DAYS);
    const from = first > startOn ? first : startOn;
    const report = await makeReport(deps, ask, place, { id: NIGHTLY_REPORT, from, to, by: '' });
    await changeSetup(deps, companyId, { differenceCount: report.differenceCount, comparedAt: report.at });
    await warnOfDifferences(deps, place, { connection, report }, deliver);
    return { changed, payments, reports: 1 };
  },
});

/** Every five minutes. */
export const minuteQuickbooks = defineNightly(
  'minuteQuickbooks',
  { schedule: '*/5 * * * *', secrets: SECRETS },
  workQuickbooks(),
);
export const nightlyQuickbooks = defineNightly(
  'nightlyQuickbooks',
  { schedule: '17 7 * * *', secrets: [...SECRETS, ...MAIL_SECRETS] },
  compareQuickbooks(),
);
