import { z } from 'zod';
import { OFFICE_WORK } from '@/domain/access/roles';
import { bookedOn } from '@/domain/attention/money';
import { viewId } from '@/domain/assistant/views';
import { monthsBetween, periodLabel } from '@/domain/ledger/months';
import {
  averageInvoiceCents,
  figuresOfMonths,
  ledgerWithin,
  periodText,
  wholeMonthsOf,
  type DayPeriod,
  type MonthFigures,
  type PeriodFigures,
} from '@/domain/ledger/period';
import type { LedgerMonth } from '@/domain/ledger/schema';
import { PAYMENT_METHOD_LABELS, PAYMENT_METHODS } from '@/domain/payment/schema';
import { daysBetween } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import type { Desk } from '../desk';
import { ToolRefusal } from './refusal';
import { cents, count, percent } from './shown';
import { defineTool, someDay } from './tool';

const LONGEST_DAYS = 3 * 366;
/** Longer periods aren't listed month by month. */
const MONTHS_SHOWN = 12;
const NOT_ALLOWED = 'not allowed for this person';

/** Returns today's date in the company's books, which follow its own time zone. */
export const bookDay = ({ member, nowIso }: Desk): string => calendarDay(member.company.timeZone, new Date(nowIso));

/** Estimate totals are visible to the office only; technicians see single estimates. */
export const seesBooked = ({ mayRead, member }: Desk): boolean =>
  mayRead('estimates') && OFFICE_WORK.includes(member.user.role);

type Read = { text: string; booked: { cents: number; count: number } | null; money: Money | null };
type Money = PeriodFigures & { whole: MonthFigures | null; months: readonly LedgerMonth[] };

/** Reads a period's totals, as far as the person may see them: from the stored months, or summed by the database. */
async function readPeriod(desk: Desk, period: DayPeriod, today: string): Promise<Read> {
  const booked = seesBooked(desk) ? await desk.sums('estimates', bookedOn(period, desk.member.company.timeZone)) : null;
  return {
    text: periodText(period, today),
    booked: booked && { cents: booked.sums['totalCents'] ?? 0, count: booked.count },
    money: desk.mayRead('ledgerMonths') ? await readMoney(desk, period, today) : null,
  };
}

async function readMoney(desk: Desk, period: DayPeriod, today: string): Promise<Money> {
  const months = wholeMonthsOf(period, today);
  if (months) {
    const stored = await desk.list(
      'ledgerMonths',
      monthsBetween(months[0] ?? '', months.at(-1) ?? ''),
      months.length + 1,
    );
    const whole = figuresOfMonths(stored);
    return { ...whole, whole, months: stored };
  }
  const { sums } = await desk.sums('ledger', ledgerWithin(period));
  const { moneyCents = 0, salesCents = 0, taxCents = 0 } = sums;
  return {
    invoicedCents: salesCents + taxCents,
    salesCents,
    taxCents,
    paidCents: moneyCents,
    whole: null,
    months: [],
  };
}

function shownBooked(desk: Desk, { booked, text }: Read, isThisMonth: boolean) {
  if (!booked) return NOT_ALLOWED;
  const source = isThisMonth
    ? desk.chips.cite('views', viewId({ page: 'estimates', view: 'booked' }), 'Estimates booked this month')
    : '';
  return {
    amount: cents(desk, `Booked, ${text}`, booked.cents, source),
    estimates: count(desk, `Estimates accepted, ${text}`, booked.count),
    source,
  };
}

function shownInvoiced(desk: Desk, money: Money, text: string, year: string) {
  const source = desk.chips.cite('views', viewId({ page: 'tax-report', year }), `Sales and tax by month, ${year}`);
  const { whole } = money;
  const average = whole && averageInvoiceCents(whole);
  return {
    total: cents(desk, `Invoiced, ${text}`, money.invoicedCents, source),
    before_tax: cents(desk, `Invoiced before tax, ${text}`, money.salesCents, source),
    sales_tax: cents(desk, `Sales tax, ${text}`, money.taxCents, source),
    ...(whole && {
      invoices: count(desk, `Invoices issued, ${text}`, whole.issuedCount),
      average_invoice_before_tax:
        average === null ? 'no invoices' : cents(desk, `Average invoice before tax, ${text}`, average, source),
      discounts_given: cents(desk, `Discounts, ${text}`, whole.discountCents, source),
      written_off: cents(desk, `Written off, ${text}`, whole.writtenOffCents, source),
    }),
    source,
  };
}

function shownPaid(desk: Desk, money: Money, text: string, { from, to }: DayPeriod) {
  const source = desk.chips.cite('views', viewId({ page: 'payments', from, to, method: '' }), `Payments, ${text}`);
  const { whole } = money;
  const methods = whole ? PAYMENT_METHODS.filter((method) => whole.methods[method]) : [];
  return {
    total: cents(desk, `Paid, ${text}`, money.paidCents, source),
    ...(whole && {
      refunds: cents(desk, `Refunds, ${text}`, whole.refundedCents, source),
      tips: cents(desk, `Tips, ${text}`, whole.tipCents, source),
      by_method: methods.map((method) => {
        const sum = whole.methods[method] ?? { count: 0, moneyCents: 0 };
        const label = PAYMENT_METHOD_LABELS[method];
        const key = desk.chips.cite('views', viewId({ page: 'payments', from, to, method }), `${label}, ${text}`);
        return {
          method,
          label,
          amount: cents(desk, `Paid by ${label.toLowerCase()}, ${text}`, sum.moneyCents, key),
          payments: count(desk, `Payments by ${label.toLowerCase()}, ${text}`, sum.count),
          source: key,
        };
      }),
    }),
    source,
  };
}

function shownPeriod(desk: Desk, read: Read, period: DayPeriod, today: string) {
  const { money, text } = read;
  const isThisMonth = period.from === `${today.slice(0, 7)}-01` && period.to >= today;
  return {
    period: text,
    from_day: period.from,
    to_day: period.to,
    is_over: period.to < today,
    booked: shownBooked(desk, read, isThisMonth),
    invoiced: money ? shownInvoiced(desk, money, text, period.to.slice(0, 4)) : NOT_ALLOWED,
    paid: money ? shownPaid(desk, money, text, period) : NOT_ALLOWED,
    ...(money &&
      money.months.length > 1 &&
      money.months.length <= MONTHS_SHOWN && {
        by_month: money.months.map((month) => {
          const one = figuresOfMonths([month]);
          const label = periodLabel(month.month);
          return {
            month: label,
            invoiced: cents(desk, `Invoiced, ${label}`, one.invoicedCents),
            paid: cents(desk, `Paid, ${label}`, one.paidCents),
          };
        }),
      }),
  };
}

/** Returns how the first of two periods differs from the second: signed amounts, and percent if there is a base to compare with. */
function difference(desk: Desk, one: Read, other: Read) {
  const label = `${one.text} against ${other.text}`;
  const part = (name: string, a: number | undefined, b: number | undefined) => {
    if (a === undefined || b === undefined) return NOT_ALLOWED;
    const amount = cents(desk, `${name}, ${label}`, Math.abs(a - b));
    return {
      change: a === b ? 'the same' : a > b ? 'more' : 'less',
      amount,
      percent: b === 0 ? null : percent(desk, `${name} in percent, ${label}`, Math.round((Math.abs(a - b) * 100) / b)),
    };
  };
  return {
    of: one.text,
    against: other.text,
    booked: part('Booked', one.booked?.cents, other.booked?.cents),
    invoiced: part('Invoiced', one.money?.invoicedCents, other.money?.invoicedCents),
    paid: part('Paid', one.money?.paidCents, other.money?.paidCents),
  };
}

const moneyTool = defineTool({
  name: 'read_money',
  description:
    'Money of up to three periods, the same figures as the start page and the reports: booked (estimates customers accepted, at their total), invoiced (issued, with and without tax, less credits and voids), sales tax, number of invoices and their average, discounts, paid (money received less refunds) with payment methods, tips. With more than one period, how the first differs from each other one. Methods, tips and averages come for whole months only.',
  input: z.object({
    periods: z
      .array(z.object({ from_day: someDay, to_day: someDay }))
      .min(1)
      .max(3)
      .describe('First and last day of each; a whole month is its 1st to its last day, this month its 1st to today'),
  }),
  words: ({ periods: [first] }) => `Adding up the money from ${first?.from_day ?? ''} to ${first?.to_day ?? ''}`,
  run: async (desk, { periods: asked }) => {
    if (!desk.mayRead('ledgerMonths') && !seesBooked(desk))
      throw new ToolRefusal('The person who asks may not see money.');
    const today = bookDay(desk);
    const periods = asked.map(({ from_day: from, to_day: to }): DayPeriod => {
      if (to < from) throw new ToolRefusal('A last day is before its first.');
      if (daysBetween(from, to) > LONGEST_DAYS) throw new ToolRefusal('Ask for three years at most.');
      if (from > today) throw new ToolRefusal('That has not begun yet: there are no figures.');
      return { from, to: to > today ? today : to };
    });
    const read = await Promise.all(periods.map(async (period) => readPeriod(desk, period, today)));
    const [main, ...others] = read;
    return {
      today,
      periods: read.map((one, index) => shownPeriod(desk, one, periods[index] ?? { from: '', to: '' }, today)),
      ...(main && others.length > 0 && { differences: others.map((other) => difference(desk, main, other)) }),
    };
  },
});

export const PERIOD_TOOLS = [moneyTool];
