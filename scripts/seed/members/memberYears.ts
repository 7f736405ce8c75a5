import { settled } from '@/domain/agreement/record/change';
import { pausedByMember } from '@/domain/agreement/record/memberPause';
import type { Agreement, AgreementBill, AgreementVisit } from '@/domain/agreement/record/schema';
import { isServed } from '@/domain/agreement/record/state';
import { withVisit } from '@/domain/agreement/record/visits';
import { addCalendarDays } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import { createdAudit } from '../../../functions/src/platform/audit';
import { inCompany } from '../../../functions/src/platform/collections';
import type { Team } from '../accounts';
import type { CompanyPlan } from '../companies/plan';
import type { Household } from '../places';
import type { Zones } from '../quoteToCash';
import type { Random } from '../random';
import { FATES } from './fates';
import {
  cancel,
  changeMember,
  join,
  officeDeps,
  openBills,
  pay,
  readMember,
  runNight,
  type Desk,
  type Member,
} from './memberActs';
import { householdsFor, memberInput } from './memberInput';
import { HVAC_PLANS } from './plans';
import { withItemPrices } from './itemPrices';

type Setting = {
  plan: CompanyPlan;
  team: Team;
  households: readonly Household[];
  zones: Zones;
  random: Random;
};

/** A company's members, whose years are simulated day by day. */
export type MemberYears = { runThrough: (day: string) => Promise<void> };

type Living = Member & { startsOn: string; isHere: boolean };

/** Days until a bill is paid manually. */
const PAID_AFTER_DAYS = 8;
/** Plans are older than the first member. */
const PLANS_DAYS_AGO = 420;
/** Visits due within this many days before today are left for the office to schedule as jobs. */
const PLANNED_DAYS = 21;
/** Maximum length of a season. */
const SEASON_DAYS = 130;
/** More than the longest of these years takes. */
const MOST_STEPS = 5_000;

/**
 * Creates plans, and members with bills, payments and visits of the past year, by the functions' own code with the clock set back.
 * Companies in other trades have none.
 */
export async function startMemberYears({ plan, team, households, zones, random }: Setting): Promise<MemberYears> {
  if (plan.industry !== 'hvac') return { runThrough: () => Promise.resolve() };
  const by = team.members.find(({ role }) => role === 'manager') ?? team.owner;
  const { companyId } = team;
  const { timeZone } = plan;
  const today = calendarDay(timeZone);
  const desk: Desk = { companyId, timeZone, today, by, random };
  const deps = officeDeps(desk, addCalendarDays(today, -PLANS_DAYS_AGO));
  const plans = await withItemPrices(deps.db, companyId, HVAC_PLANS);
  for (const [key, record] of Object.entries(plans))
    await inCompany(deps.db, companyId, 'agreementPlans')
      .doc(`plan-${key}`)
      .set({ ...record, ...createdAudit(by.uid, deps.now()) });
  const homes = householdsFor(FATES, households, random);
  const members = FATES.flatMap((fate, index): Living[] => {
    const household = homes[index];
    if (!household) return [];
    const startsOn = addCalendarDays(today, -fate.startedDaysAgo);
    const input = memberInput({ household, fate, startsOn, zones, random, plan: plans[fate.plan] });
    // Their invoices are named after them: an id the demo doesn't shorten.
    return [{ id: `comfort-${String(index + 1).padStart(2, '0')}`, fate, input, startsOn, isHere: false }];
  });
  return { runThrough: (day) => runThrough(desk, members, day) };
}

/** Simulates what happens to members until a day, in chronological order, so that invoice numbers follow. */
async function runThrough(desk: Desk, members: readonly Living[], until: string): Promise<void> {
  const days = await Promise.all(members.map((member) => nextDay(desk, member)));
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const day = days.filter((one) => one !== '').toSorted()[0] ?? '';
    if (day === '' || day > until || day > desk.today) return;
    const next = days.indexOf(day);
    const member = members[next];
    if (!member) return;
    await liveDay(desk, member, day);
    days[next] = await nextDay(desk, member);
  }
  throw new Error('The years of the members do not end');
}

const daysAgo = ({ today }: Desk, days: number | undefined): string =>
  days === undefined ? '' : addCalendarDays(today, -days);

/** The days of events in a member's life apart from the nightly run; '' = it doesn't happen. */
const happenings = {
  pause: (desk: Desk, { fate }: Living, { state }: Agreement): string =>
    isServed(state) ? daysAgo(desk, fate.pausesDaysAgo) : '',
  cancel: (desk: Desk, { fate }: Living, { state, cancelsOn }: Agreement): string =>
    isServed(state) && cancelsOn === '' ? daysAgo(desk, fate.cancels?.daysAgo) : '',
  payment: (desk: Desk, { fate }: Living, bill: AgreementBill): string => {
    const day = addCalendarDays(bill.on, PAID_AFTER_DAYS);
    return fate.pays !== 'card' && day <= desk.today ? day : '';
  },
  visit: (desk: Desk, { fate }: Living, { state }: Agreement, visit: AgreementVisit): string => {
    if (visit.state !== 'due' || fate.missesVisits || !isServed(state)) return '';
    if (fate.waitsForVisit && visit.dueFrom > addCalendarDays(desk.today, -SEASON_DAYS)) return '';
    const day = addCalendarDays(visit.dueFrom, 12 + (fate.startedDaysAgo % 31));
    return day <= visit.dueBy && day < addCalendarDays(desk.today, -PLANNED_DAYS) ? day : '';
  },
};

/** Returns the next day on which something happens to a member; '' = nothing more. */
async function nextDay(desk: Desk, member: Living): Promise<string> {
  if (!member.isHere) return member.startsOn;
  const agreement = await readMember(desk, member);
  const days = [
    agreement.nextActionOn,
    happenings.pause(desk, member, agreement),
    happenings.cancel(desk, member, agreement),
    ...openBills(agreement).map((bill) => happenings.payment(desk, member, bill)),
    ...agreement.visits.map((visit) => happenings.visit(desk, member, agreement, visit)),
  ];
  return days.filter((day) => day !== '').toSorted()[0] ?? '';
}

async function liveDay(desk: Desk, member: Living, day: string): Promise<void> {
  if (!member.isHere) {
    await join(desk, member, day);
    member.isHere = true;
    return;
  }
  const agreement = await readMember(desk, member);
  if (agreement.nextActionOn !== '' && agreement.nextActionOn <= day) await runNight(desk, member, day);
  const done = agreement.visits.find((visit) => happenings.visit(desk, member, agreement, visit) === day);
  if (done)
    await changeMember(desk, member, day, (before) =>
      settled(before, { visits: withVisit(before.visits, done.id, { state: 'used', usedOn: day }) }),
    );
  for (const { invoiceId, ...bill } of openBills(agreement)) {
    if (happenings.payment(desk, member, { ...bill, invoiceId }) !== day) continue;
    const method = member.fate.pays === 'check' ? 'cheque' : 'bank';
    await pay(desk, { day, invoiceId, method, paymentId: desk.random.id() });
  }
  if (happenings.pause(desk, member, agreement) === day)
    await changeMember(desk, member, day, (before, act) => pausedByMember(before, 2, { ...act, by: '' }));
  if (happenings.cancel(desk, member, agreement) === day) await cancel(desk, member, day);
}
