import { newAgreement } from '@/domain/agreement/record/create';
import { importMembers, planAgreementVisits } from '@/domain/agreement/record/api';
import { agreementSchema } from '@/domain/agreement/record/schema';
import { isMember } from '@/domain/agreement/record/state';
import { shareDocument } from '@/domain/public-document/api';
import { addCalendarDays } from '@/lib/calendar';
import { calendarDay, nowIso } from '@/lib/dates';
import { inCompany } from '../../../functions/src/platform/collections';
import { functionsDeps } from '../functionsDeps';
import type { Team } from '../accounts';
import { call } from '../client';
import type { CompanyPlan } from '../companies/plan';
import type { SeedJob } from '../jobs';
import { readZones } from '../quoteToCash';
import type { Random } from '../random';
import { commitAll, created } from '../writes';
import type { Fate } from './fates';
import { householdsFor, memberInput } from './memberInput';
import { withItemPrices } from './itemPrices';
import { HVAC_PLANS } from './plans';

type Setting = { plan: CompanyPlan; team: Team; jobs: readonly SeedJob[]; random: Random };
type Open = Pick<Fate, 'plan' | 'interval' | 'units' | 'isLongNamed' | 'isBusiness'> & { is: 'offered' | 'draft' };

/** Offers no one has accepted yet. */
const OPEN: readonly Open[] = [
  { is: 'offered', plan: 'plus', interval: 'year' },
  { is: 'offered', plan: 'total', interval: 'month', units: 3, isBusiness: true },
  { is: 'draft', plan: 'basic', interval: 'year' },
];
/** Members from another program whose first run awaits review, and how many days ago they joined there. */
const IMPORTED = [
  { startedDaysAgo: 210, paidForDays: 20 },
  { startedDaysAgo: 95, paidForDays: 3 },
  { startedDaysAgo: 430, paidForDays: 41 },
] as const;
/** Number of due visits that already have a job. */
const PLANNED = 2;

/** Creates members’ links, offers, visits scheduled as jobs and imported members, through the screens' functions. */
export async function makeMembers({ plan, team, jobs, random }: Setting): Promise<void> {
  if (plan.industry !== 'hvac') return;
  const { companyId, owner } = team;
  const today = calendarDay(plan.timeZone);
  const { db } = functionsDeps({ now: nowIso, newId: () => random.id() });
  const { docs } = await inCompany(db, companyId, 'agreements').get();
  const members = docs.map((stored) => ({ id: stored.id, ...agreementSchema.parse(stored.data()) }));
  for (const { id, state } of members)
    if (isMember(state)) await call(owner.client, shareDocument, { kind: 'agreement', subjectId: id });
  const due = members.flatMap(({ id, state, visits }) =>
    visits
      .filter((visit) => state === 'active' && visit.state === 'due' && visit.dueFrom <= today)
      .map((visit) => ({ agreementId: id, visitId: visit.id })),
  );
  if (due.length > 0) await call(owner.client, planAgreementVisits, { visits: due.slice(0, PLANNED) });

  const taken = new Set(members.map(({ customerId }) => customerId));
  // The demo leaves out customers without recent activity.
  const known = new Set((await inCompany(db, companyId, 'customers').get()).docs.map(({ id }) => id));
  const households = [...new Map(jobs.map(({ household }) => [household.id, household])).values()].filter(
    ({ id }) => known.has(id) && !taken.has(id),
  );
  const homes = householdsFor([...OPEN, ...IMPORTED.map(() => ({}))], households, random);
  const plans = await withItemPrices(db, companyId, HVAC_PLANS);
  const zones = await readZones(owner, `companies/${companyId}`);
  const by = team.members.find(({ role }) => role === 'office') ?? owner;
  for (const [index, fate] of OPEN.entries()) {
    const household = homes[index];
    if (!household) continue;
    const id = `comfort-offer-${index + 1}`;
    const input = memberInput({
      household,
      fate,
      startsOn: addCalendarDays(today, 7),
      zones,
      random,
      plan: plans[fate.plan],
    });
    const data = { ...newAgreement(input), ...created(by, nowIso(), random) };
    await commitAll([{ by, kind: 'set', path: `companies/${companyId}/agreements`, id, data }]);
    if (fate.is === 'offered') await call(by.client, shareDocument, { kind: 'agreement', subjectId: id });
  }
  const imported = IMPORTED.flatMap(({ startedDaysAgo, paidForDays }, index) => {
    const household = homes[OPEN.length + index];
    const property = household?.properties[0];
    if (!household || !property) return [];
    const paidUntil = addCalendarDays(today, paidForDays);
    return {
      ...{ customerId: household.id, propertyId: property.id, planId: 'plan-basic', interval: 'month' as const },
      priceCents: HVAC_PLANS.basic.prices[0]?.priceCents ?? 0,
      startsOn: addCalendarDays(today, -startedDaysAgo),
      ...{ endsOn: '', nextBillOn: addCalendarDays(paidUntil, 1), paidUntil, nextVisitOn: '' },
      externalId: `HCP-${1040 + index}`,
    };
  });
  if (imported.length > 0) await call(owner.client, importMembers, { members: imported });
}
