import { expect, it } from 'vitest';
import { addCalendarDays } from '@/lib/calendar';
import { buildMember } from '@/testing/factories/agreement';
import { canceled, paused, renewed, resumed, settled, type Act } from './change';
import type { incomeOfMonth } from './income';
import { pausableMonths, pausedByMember } from './memberPause';
import {
  dayOver,
  duePeriod,
  duePosting,
  isWaitingDue,
  waitingLines,
  withBill,
  withInvoicedLines,
  withPosting,
} from './night';
import type { PlanTerms } from './plan';
import type { Agreement, AgreementBill } from './schema';
import { isMember, isServed } from './state';
import { wantedTerms, withTermsAhead } from './terms';
import { withVisit } from './visits';

const MEMBERS = 15;
const DAYS = 3 * 366;
const FIRST = '2026-01-31';

/** mulberry32, a random generator that gives the same years on every machine. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Posting = { month: string } & ReturnType<typeof incomeOfMonth>;
type Life = { agreement: Agreement; postings: Posting[]; periods: string[] };

/** Runs a night as the function of that name does. A night that is cut short ends after some of its steps. */
function night(life: Life, today: string, steps: number): void {
  let left = steps;
  const act: Act = { today, now: `${today}T07:00:00.000Z`, by: '' };
  const mayGoOn = (): boolean => (left -= 1) >= 0;
  for (
    let posting = duePosting(life.agreement, today);
    posting && mayGoOn();
    posting = duePosting(life.agreement, today)
  ) {
    life.postings.push({ month: posting.month, ...posting.income });
    life.agreement = withPosting(life.agreement, posting);
  }
  for (let round = 0; round < 24 && mayGoOn(); round += 1) {
    life.agreement = dayOver(life.agreement, act);
    if (!mayGoOn() || !bill(life, today)) return;
  }
}

function bill(life: Life, today: string): boolean {
  const period = duePeriod(life.agreement, today);
  const waiting = waitingLines(life.agreement);
  if (!period && !isWaitingDue(life.agreement, today)) return false;
  const invoiceId = `invoice-${life.agreement.bills.length}-${today}`;
  const facts = { invoiceId, dueOn: addCalendarDays(today, 14), isPaid: false };
  // A document has no negative total: credits are only used up to the amount there is.
  let room = (period?.priceCents ?? 0) + waiting.reduce((sum, { priceCents }) => sum + Math.max(0, priceCents), 0);
  const taken = new Map<string, number>();
  for (const { lineId, priceCents } of waiting) {
    const cents = priceCents > 0 ? priceCents : -Math.min(room, -priceCents);
    if (priceCents < 0) room += cents;
    if (cents !== 0) taken.set(lineId, cents);
  }
  life.agreement = withInvoicedLines(life.agreement, facts, taken);
  if (!period) return true;
  life.periods.push(period.from);
  const ofPeriod: AgreementBill = { ...facts, ...period, on: today, lineId: '', name: '', pausedDays: 0, tries: [] };
  life.agreement = withBill(life.agreement, ofPeriod);
  return true;
}

/** Something that happens on a day, or nothing at all. */
function happens(life: Life, today: string, random: (below: number) => number): void {
  const act: Act = { today, now: `${today}T15:00:00.000Z`, by: 'user-1' };
  const { agreement } = life;
  const { state, cancelsOn, bills } = agreement;
  const pays = (one: AgreementBill): AgreementBill =>
    !one.isPaid && one.invoiceId !== '' && random(6) === 0 ? { ...one, isPaid: true } : one;
  if (bills.some(({ isPaid }) => !isPaid)) {
    const paid = settled(agreement, { bills: bills.map(pays) });
    life.agreement =
      paid.state === 'past-due' && paid.bills.every(({ isPaid }) => isPaid)
        ? settled(paid, { state: 'active', pastDueSince: '' })
        : paid;
  }
  const due = life.agreement.visits.find((visit) => visit.state === 'due' && visit.dueFrom <= today);
  if (due && isServed(state) && random(40) === 0)
    life.agreement = settled(life.agreement, {
      visits: withVisit(life.agreement.visits, due.id, { state: 'used', usedOn: today }),
    });
  if (cancelsOn !== '') return;
  const what = random(1_800);
  if (state === 'paused' && random(30) === 0) life.agreement = resumed(life.agreement, act);
  else if (state === 'expired' && random(10) === 0) life.agreement = renewed(life.agreement, act);
  else if (!isServed(life.agreement.state)) return;
  else if (what === 0)
    life.agreement = canceled(life.agreement, { when: 'today', reason: 'Moved', receipt: 'X1' }, act);
  else if (what === 1)
    life.agreement = canceled(life.agreement, { when: 'period-end', reason: 'Moved', receipt: 'X1' }, act);
  else if (what === 2) life.agreement = paused(life.agreement, act);
  else if (what <= 5 && pausableMonths(life.agreement) > 0) life.agreement = pausedByMember(life.agreement, 1, act);
  else if (what <= 8 && life.agreement.nextTerms === null) {
    const priceCents = life.agreement.priceCents + 100 * (random(21) - 10);
    const { interval, units } = life.agreement;
    const when = random(2) === 0 ? 'today' : 'next-bill';
    const terms = wantedTerms(life.agreement, { plan: null, interval, units, priceCents, when }, today);
    life.agreement = withTermsAhead(life.agreement, terms, act, 'By phone');
  } else if (what <= 10) {
    // An invoice is voided, so it is no longer billed, even after its month was posted.
    const [first] = life.agreement.bills.filter(
      ({ isPaid, lineId, invoiceId }) => !isPaid && lineId === '' && invoiceId !== '',
    );
    if (first) life.agreement = settled(life.agreement, { bills: life.agreement.bills.filter((one) => one !== first) });
  }
}

function live(seed: number): Life {
  const random = randomOf(seed);
  const startsOn = addCalendarDays(FIRST, random(200));
  const base = buildMember();
  const plan: PlanTerms = {
    ...base.plan,
    renewal: (['automatic', 'asked', 'ends'] as const)[random(3)] ?? 'ends',
    escalationPpm: random(2) * 30_000,
    recognition: random(2) === 0 ? 'straight-line' : 'by-visit',
    expectedUsePpm: random(2) === 0 ? 1_000_000 : 700_000,
    unusedVisits: random(2) === 0 ? 'lapse' : 'roll-over',
    termMonths: [12, 12, 6, 0, 24][random(5)] ?? 12,
    pauseMonths: 2,
  };
  const interval =
    (['month', 'quarter', 'year', 'prepaid'] as const)[plan.termMonths === 0 ? random(3) : random(4)] ?? 'month';
  const member = buildMember({ startsOn });
  const agreement = settled(buildMember({ ...member, startsOn }), {
    plan,
    interval,
    priceCents: 1_000 + random(40_000),
    endsOn: plan.termMonths === 0 ? '' : member.endsOn,
    ...(plan.termMonths !== 0 && plan.termMonths !== 12 && { plan: { ...plan, termMonths: 12 } }),
  });
  const life: Life = { agreement, postings: [], periods: [] };
  for (let day = 0; day < DAYS; day += 1) {
    const today = addCalendarDays(startsOn, day);
    // One in twenty nights doesn't run, one in twenty is cut short, and one runs twice.
    const fault = random(20);
    if (fault !== 0) night(life, today, fault === 1 ? random(4) : 1_000);
    if (fault === 2) night(life, today, 1_000);
    happens(life, today, random);
  }
  // The last months are posted, and ended agreements are closed.
  night(life, addCalendarDays(startsOn, DAYS + 400), 0);
  for (let round = 0; round < 40; round += 1) night(life, addCalendarDays(startsOn, DAYS), 1_000);
  return life;
}

const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

it('three years of nights with failures: every month adds up, and each period is billed once', () => {
  let [ended, posted] = [0, 0];
  for (let seed = 1; seed <= MEMBERS; seed += 1) {
    const { agreement, postings, periods } = live(seed);
    const what = `member ${seed}`;
    let closing = 0;
    for (const one of postings) {
      expect(one.openingCents, `${what}, ${one.month} opens where the last one closed`).toBe(closing);
      expect(
        one.openingCents + one.billedCents - one.recognizedCents - one.refundedCents,
        `${what}, ${one.month}`,
      ).toBe(one.closingCents);
      closing = one.closingCents;
    }
    expect(new Set(postings.map(({ month }) => month)).size, `${what}: each month once`).toBe(postings.length);
    expect(new Set(periods).size, `${what}: each period once`).toBe(periods.length);
    const sum = (of: (one: Posting) => number): number => total(postings.map(of));
    expect(
      sum(({ recognizedCents }) => recognizedCents),
      what,
    ).toBe(agreement.recognizedCents);
    // Added up from the ledger alone, to the cent: what was billed and what was refunded.
    const last = postings.at(-1)?.month ?? '';
    const billed = total(
      agreement.bills.filter(({ on }) => on.slice(0, 7) <= last).map(({ priceCents }) => priceCents),
    );
    const refunded = total(
      agreement.refunds.filter(({ on }) => on.slice(0, 7) <= last).map(({ amountCents }) => amountCents),
    );
    const isDone = agreement.state === 'cancelled' && agreement.cancelsOn.slice(0, 7) <= last;
    if (isDone) expect(closing, `${what}: nothing is left of what has ended`).toBe(0);
    if (isDone)
      expect(
        sum(({ recognizedCents }) => recognizedCents),
        what,
      ).toBe(billed - refunded);
    ended += Number(!isMember(agreement.state));
    posted += postings.length;
  }
  // A lot happened in those years.
  expect(ended).toBeGreaterThan(MEMBERS / 4);
  expect(posted).toBeGreaterThan(MEMBERS * 15);
});
