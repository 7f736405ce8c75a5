import { collection, getDocs, limit, query, where } from 'firebase/firestore/lite';
import { decideBankLines, importBankLines, proposeBankMatches, type BankDecision } from '@/domain/bank/api';
import { paymentSchema, type Payment } from '@/domain/payment/schema';
import { sumOf } from '@/domain/money/amounts';
import { addCalendarDays } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import { payoutDay } from '@/demo/server/cardMoney';
import type { Team } from './accounts';
import { call } from './client';
import type { CompanyPlan } from './companies/plan';
import type { Random } from './random';

type Line = { on: string; amountCents: number; description: string; bankId: string };

const DAYS_BACK = 60;
/** The maximum that the rules list at once. */
const MOST = 500;
/** A day's cash and checks are deposited together the next day. */
const TO_THE_BANK = new Set<Payment['method']>(['cash', 'cheque']);
/** Weekly transactions other than customers' payments, with the office's explanation. */
const WEEKLY = [
  { text: 'GUSTO PAYROLL 8827', cents: -684_250, note: 'Payroll' },
  { text: 'FERGUSON ENT #114', cents: -91_437, note: 'Parts' },
  { text: 'SHELL OIL 5744', cents: -16_822, note: 'Fuel' },
] as const;
/** The last days are left open, so that there is something to decide. */
const OPEN_DAYS = 10;

/** Creates the last two months of bank lines: most matched to payments, the latest ones waiting with a suggestion. */
export async function makeBankLines({
  plan,
  team,
  random,
}: {
  plan: CompanyPlan;
  team: Team;
  random: Random;
}): Promise<void> {
  const { client } = team.owner;
  const today = calendarDay(plan.timeZone);
  const first = addCalendarDays(today, -DAYS_BACK);
  const payments = await receivedSince(team, first);
  const lines = [...depositsOf(payments, await lenderFees(team)), ...weeklyLines(first, today)]
    .filter(({ on }) => on <= today)
    .toSorted((a, b) => a.on.localeCompare(b.on))
    .map((line) => ({ ...line, bankId: random.pattern('##########') }));
  const file = { account: 'Operating', accountEnd: '4471', fileName: `statement-${today.slice(0, 7)}.csv`, lines };
  const { hash } = await call(client, importBankLines, { ...file, seen: '' });
  await call(client, importBankLines, { ...file, seen: hash });

  const decidedUntil = addCalendarDays(today, -OPEN_DAYS);
  const stored = await getDocs(
    query(collection(client.db, `companies/${team.companyId}/bankLines`), where('on', '<', decidedUntil), limit(MOST)),
  );
  const { proposals } = await call(client, proposeBankMatches, {});
  const decisions = stored.docs.flatMap((line): BankDecision[] => {
    const proposal = proposals.find(({ lineId }) => lineId === line.id);
    const note = WEEKLY.find(({ text }) => text === line.get('description'))?.note ?? '';
    if (proposal && proposal.differenceCents === 0 && proposal.pieces.length > 0)
      return [
        { lineId: line.id, does: 'match' as const, pieces: proposal.pieces.map(({ kind, id }) => ({ kind, id })) },
      ];
    return note === '' ? [] : [{ lineId: line.id, does: 'set-aside' as const, pieces: [], note }];
  });
  for (let from = 0; from < decisions.length; from += 50)
    await call(client, decideBankLines, { decisions: decisions.slice(from, from + 50) });
}

type Received = Payment & { id: string };
const WORDS: Partial<Record<Payment['method'], string>> = { card: 'CARD SETTLEMENT', financing: 'WISETACK PAYOUT' };

async function receivedSince({ owner, companyId }: Team, first: string): Promise<Received[]> {
  const { docs } = await getDocs(
    query(
      collection(owner.client.db, `companies/${companyId}/payments`),
      where('receivedOn', '>=', first),
      limit(MOST),
    ),
  );
  return docs.flatMap((document) => {
    const payment = paymentSchema.safeParse(document.data()).data;
    return payment ? [{ ...payment, id: document.id }] : [];
  });
}

/** Returns the lenders' fees on the payments they paid out, by payment. */
async function lenderFees({ owner, companyId }: Team): Promise<Map<string, number>> {
  const { docs } = await getDocs(
    query(collection(owner.client.db, `companies/${companyId}/financing`), where('paidOutOn', '>', ''), limit(MOST)),
  );
  return new Map(docs.map((document) => [String(document.get('paymentId')), Number(document.get('feeCents'))]));
}

/** Groups customers' payments into deposits: cash and checks by day, each transfer or card on its own. */
function depositsOf(payments: readonly Received[], fees: ReadonlyMap<string, number>): Omit<Line, 'bankId'>[] {
  const held = payments.filter(
    ({ state, stripePaymentIntentId }) => state !== 'processing' && state !== 'failed' && stripePaymentIntentId === '',
  );
  const days = [...new Set(held.filter(({ method }) => TO_THE_BANK.has(method)).map(({ receivedOn }) => receivedOn))];
  const till = days.map((day) => ({
    on: addCalendarDays(day, 1),
    amountCents: sumOf(
      held
        .filter(({ receivedOn, method }) => receivedOn === day && TO_THE_BANK.has(method))
        .map(({ amountCents }) => amountCents),
    ),
    description: 'DEPOSIT BRANCH 0217',
  }));
  const others = held
    .filter(({ method }) => !TO_THE_BANK.has(method))
    .map(({ id, receivedOn, amountCents, method, customerName }) => ({
      on: addCalendarDays(receivedOn, 2),
      amountCents: amountCents - (fees.get(id) ?? 0),
      description: `${WORDS[method] ?? 'ACH CREDIT'} ${customerName.toUpperCase()}`.slice(0, 60),
    }));
  const refunds = held.flatMap((payment) =>
    payment.refunds.map(({ at, amountCents }) => ({
      on: addCalendarDays(at.slice(0, 10), 1),
      amountCents: 0 - amountCents,
      description: `ACH DEBIT ${payment.customerName.toUpperCase()}`.slice(0, 60),
    })),
  );
  const byPayout = new Map<string, Payment[]>();
  for (const payment of payments)
    if (payment.stripePayoutId !== '')
      byPayout.set(payment.stripePayoutId, [...(byPayout.get(payment.stripePayoutId) ?? []), payment]);
  const payouts = [...byPayout.values()].map((paid) => ({
    on: payoutDay(
      paid
        .map(({ receivedOn }) => receivedOn)
        .toSorted()
        .at(-1) ?? '',
    ),
    amountCents: sumOf(paid.map(({ amountCents, stripeFeeCents }) => amountCents - (stripeFeeCents ?? 0))),
    description: 'STRIPE TRANSFER',
  }));
  return [...till, ...others, ...refunds, ...payouts];
}

function weeklyLines(first: string, today: string): Omit<Line, 'bankId'>[] {
  const lines: Omit<Line, 'bankId'>[] = [];
  for (let day = addCalendarDays(first, 3); day <= today; day = addCalendarDays(day, 7))
    for (const [index, { text, cents }] of WEEKLY.entries())
      lines.push({ on: addCalendarDays(day, index), amountCents: cents, description: text });
  return lines;
}
