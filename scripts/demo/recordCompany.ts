import { createMemoryDocuments } from '@/data/records/memoryDocuments';
import {
  LATER_PARTS,
  partOf,
  type DemoCompany,
  type DemoDocuments,
  type DemoMember,
  type LaterPart,
} from '@/demo/demoCompany';
import { openingInstantMs, setClockAhead } from '@/demo/demoClock';
import { INCLUDED_FEATURES, RELEASED_FEATURES } from '@/domain/access/features';
import type { TradeId } from '@/domain/trade/trades';
import { rebuildDirectory } from '@/domain/customer/api';
import { addCalendarDays } from '@/lib/calendar';
import { DAY_MS } from '@/lib/time';
import { calendarDay } from '@/lib/dates';
import { newId } from '@/lib/ids';
import { countAll } from '../../functions/src/awards/countAll';
import { gatherTeam, type Team } from '../seed/accounts';
import { call } from '../seed/client';
import { makeBankLines } from '../seed/bankLines';
import { playPayouts } from '../seed/cardPayments';
import { catchUp, countWork, passNight } from '../seed/catchUp';
import { makeConversations } from '../seed/conversations';
import { makeContracts } from '../seed/contracts';
import { DEMO_COMPANIES } from '../seed/companies/companies';
import type { CompanyPlan } from '../seed/companies/plan';
import { functionsDeps } from '../seed/functionsDeps';
import { makeLiveEdits } from '../seed/liveEdits';
import { makeLeads } from '../seed/leads';
import { makeAssistant } from '../seed/assistant';
import { makeMembers } from '../seed/members/makeMembers';
import { makeMemberCards } from '../seed/memberCards';
import { makeReviews } from '../seed/reviews';
import { makeAds } from '../seed/ads';
import { makeOutside } from '../seed/outside';
import { makeWebsite } from '../seed/website';
import { makePayRules } from '../seed/payRules';
import { makeQuotesAndInvoices } from '../seed/quoteToCash';
import { createRandom } from '../seed/random';
import { seedCompany } from '../seed/seedCompany';
import { getFirestore } from '@/demo/server/shims/firebaseAdminFirestore';
import { runFunctionsOn } from './functions';
import { leaveOutOld } from './leaveOutOld';
import { withShortIds } from './shortIds';

/** Number of days with payouts: slightly more than the bank's lines cover. */
const PAID_OUT_DAYS = 75;
const EXTENT = { photographedJobs: 3, monthly: { repairs: 4, larger: 2, late: 2, financed: 8, hasCards: true } };
/** Records no one looks at: rate limits and runs. */
const NOT_SHOWN = ['rateLimits', 'keys'];

/** No one has an earlier revision, and random ones are a fifth of the download; the tab rebuilds search words. */
const asFirst = (data: Record<string, unknown>): Record<string, unknown> => ({
  ...data,
  ...('baseRevision' in data && { revision: 'recorded', baseRevision: '' }),
  ...('searchWords' in data && { searchWords: [] }),
});

/** Turns on the purchased features, marked as paid: visitors looking around aren't held to a trial's limits. */
async function switchOn({ without }: CompanyPlan, { companyId, members }: Team, paidAt: string): Promise<void> {
  const bought = RELEASED_FEATURES.filter(
    (feature) => !INCLUDED_FEATURES.includes(feature) && !without.includes(feature),
  );
  const features = Object.fromEntries(bought.map((feature) => [`features.${feature}`, true]));
  const paths = [`companies/${companyId}`, ...members.map(({ uid }) => `users/${uid}`)];
  await Promise.all(paths.map((path) => getFirestore().doc(path).update(features)));
  await getFirestore().doc(`companies/${companyId}`).update({ 'subscription.firstPaidAt': paidAt });
}

/** On a weekend, returns the following Monday: the company is closed. */
function workdayMs(nowMs: number): number {
  const day = new Date(nowMs).getDay();
  return nowMs + (day === 6 ? 2 : day === 0 ? 1 : 0) * DAY_MS;
}

/**
 * Records a trade's demo company as of the moment the demo opens, on the day of `nowMs` or the next workday: seeded like that of `npm
 * start`, by the functions' own code, in memory. `later` are the documents that come after the frame, by part.
 */
export async function recordCompany(
  trade: TradeId,
  nowMs: number,
): Promise<DemoCompany & { later: Record<LaterPart, DemoDocuments> }> {
  const plan = DEMO_COMPANIES[trade];
  setClockAhead(openingInstantMs(workdayMs(nowMs), plan.timeZone) - nowMs);
  const documents = createMemoryDocuments();
  const functions = runFunctionsOn(documents);
  const { team } = await fill(plan, ({ companyId }) => {
    leaveOutOld(documents, `companies/${companyId}`);
    documents.onChange(functions.follow);
  });
  await functions.settled();
  await passNight(functionsDeps({ now: () => new Date().toISOString(), newId }), team.companyId);
  const paths = documents.paths().filter((path) => !NOT_SHOWN.includes(path.slice(path.lastIndexOf('/') + 1)));
  const recordsAt = (isWanted: (path: string) => boolean): DemoDocuments =>
    Object.fromEntries(
      paths
        .filter(isWanted)
        .map((path) => [path, Object.fromEntries([...documents.at(path)].map(([id, data]) => [id, asFirst(data)]))]),
    );
  return withShortIds(
    recordsAt(() => true),
    {
      trade,
      name: plan.name,
      timeZone: plan.timeZone,
      recordedOn: calendarDay(plan.timeZone, new Date()),
      members: team.members.map(({ uid, email, role, firstName }): DemoMember => ({ uid, email, role, firstName })),
      documents: recordsAt((path) => partOf(path) === null),
      later: Object.fromEntries(
        LATER_PARTS.map((part) => [part, recordsAt((path) => partOf(path) === part)]),
      ) as Record<LaterPart, DemoDocuments>,
    },
  );
}

async function fill(plan: CompanyPlan, onceSeeded: (team: Team) => void): Promise<{ team: Team }> {
  const now = new Date();
  const team = await gatherTeam(plan, now.toISOString());
  await switchOn(plan, team, now.toISOString());
  // So that customers can pay by card: the demo simulates Stripe (src/demo/server/shims/stripe.ts).
  await getFirestore()
    .doc(`payoutAccounts/${team.companyId}`)
    .set({ accountId: 'acct_demo', state: 'ready', isTestMode: true });
  const { jobs } = await seedCompany(plan, team, now, EXTENT);
  await playPayouts(
    functionsDeps({ now: () => now.toISOString(), newId }),
    team.companyId,
    addCalendarDays(calendarDay(plan.timeZone), -PAID_OUT_DAYS),
  );
  // No functions have run on the seed yet, and its older jobs are about to be left out.
  const deps = functionsDeps({ now: () => now.toISOString(), newId });
  await catchUp(deps, team.companyId);
  await countAll(deps, team.companyId);
  await countWork(deps, team.companyId);
  onceSeeded(team);
  await call(team.owner.client, rebuildDirectory, {});
  await makeLiveEdits(plan, team, jobs, createRandom(`${plan.domain} today`));
  await makeLeads({ plan, team, jobs, random: createRandom(`${plan.domain} leads`) });
  await makeConversations({ plan, team, jobs, random: createRandom(`${plan.domain} texts`) });
  await makeReviews({ plan, team, jobs, random: createRandom(`${plan.domain} reviews`) });
  await makeAssistant({ team, random: createRandom(`${plan.domain} assistant`) });
  await makeMemberCards({ team, random: createRandom(`${plan.domain} cards`) });
  await makeOutside({ plan, team, jobs, random: createRandom(`${plan.domain} outside`) });
  await makeAds({ plan, team, jobs, random: createRandom(`${plan.domain} ads`) });
  await makeMembers({ plan, team, jobs, random: createRandom(`${plan.domain} offers`) });
  await makeContracts({ plan, team, jobs, random: createRandom(`${plan.domain} contracts`) }, { areSignedHere: false });
  await makeWebsite({ plan, team, random: createRandom(`${plan.domain} website`) });
  await makeQuotesAndInvoices({ plan, team, jobs, random: createRandom(`${plan.domain} money`) }, 4);
  await makeBankLines({ plan, team, random: createRandom(`${plan.domain} bank`) });
  await makePayRules({ plan, team, jobs, random: createRandom(`${plan.domain} pay`) });
  return { team };
}
