import { z } from 'zod';
import { jobsToInvoiceCount, overdueBeyond, overdueOf, waitingForAnswer } from '@/domain/attention/money';
import { viewId } from '@/domain/assistant/views';
import { broughtMost, owingMost, RANKED_LIMIT } from '@/domain/ledger/ranking';
import { figuresOfMonths } from '@/domain/ledger/period';
import { monthsOfYear } from '@/domain/ledger/months';
import { NO_RECEIVABLES, RECEIVABLES_ID } from '@/domain/ledger/schema';
import { sumOf } from '@/domain/money/amounts';
import { PAYMENT_METHOD_LABELS } from '@/domain/payment/schema';
import { depositsWaiting } from '@/domain/payment/queries';
import { heldOf } from '@/domain/payment/refunds';
import type { Desk } from '../desk';
import { bookDay, seesBooked } from './moneyPeriods';
import { cents, count } from './shown';
import { defineTool, lateDays } from './tool';

const OVERDUE_AGES = {
  '1-30': '1 to 30 days',
  '31-60': '31 to 60 days',
  '61-90': '61 to 90 days',
  'over-90': 'over 90 days',
};

const receivablesTool = defineTool({
  name: 'read_receivables',
  description:
    'What all customers together owe, how much of it is overdue, by age, and how much by more than so many days.',
  input: z.object({
    more_than_days: lateDays('Late by more than so many days, or null'),
  }),
  words: 'Adding up what is owed',
  run: async (desk, { more_than_days: days }) => {
    const owed = (await desk.get('summaries', RECEIVABLES_ID)) ?? NO_RECEIVABLES;
    const today = bookDay(desk);
    const all = Object.values(owed.byDueOn);
    const late = overdueOf(owed, today);
    const beyond = days === null ? null : overdueBeyond(owed, days, today);
    const open = desk.chips.cite('views', viewId({ page: 'invoices', view: 'open' }), 'Open invoices');
    const overdue = desk.chips.cite('views', viewId({ page: 'invoices', view: 'overdue' }), 'Overdue invoices');
    return {
      open_count: count(desk, 'Open invoices', sumOf(all.map(({ count: one }) => one))),
      open: cents(desk, 'Owed by all customers', sumOf(all.map(({ balanceCents }) => balanceCents)), open),
      open_source: open,
      overdue_count: count(desk, 'Overdue invoices', late.count),
      overdue: cents(desk, 'Overdue', late.cents, overdue),
      overdue_source: overdue,
      overdue_by_age: Object.entries(OVERDUE_AGES).map(([age, words]) => ({
        age: words,
        amount: cents(desk, `Overdue ${words}`, late.byAge[age as keyof typeof late.byAge], overdue),
      })),
      ...(beyond &&
        days !== null && {
          more_than_days: days,
          beyond_count: count(desk, `Invoices late by more than ${String(days)} days`, beyond.count),
          beyond: cents(desk, `Late by more than ${String(days)} days`, beyond.cents, overdue),
        }),
    };
  },
});

const standingTool = defineTool({
  name: 'read_pipeline',
  description:
    'How things stand now, as on the start page: estimates that wait for an answer with their sum, and finished jobs without an invoice.',
  input: z.object({}),
  words: 'Looking at what is waiting',
  run: async (desk) => {
    const waiting = seesBooked(desk)
      ? await Promise.all(waitingForAnswer(bookDay(desk)).map(async (query) => desk.sums('estimates', query)))
      : null;
    const toInvoice = desk.mayRead('jobs') ? await desk.sums('jobs', jobsToInvoiceCount) : null;
    const source = desk.chips.cite(
      'views',
      viewId({ page: 'estimates', view: 'waiting' }),
      'Estimates waiting for a yes',
    );
    const jobs = desk.chips.cite('views', viewId({ page: 'jobs', view: 'needs-invoicing' }), 'Jobs to invoice');
    const total = sumOf((waiting ?? []).map(({ sums }) => sums['totalCents'] ?? 0));
    return {
      waiting: waiting
        ? {
            estimates: count(desk, 'Estimates waiting for an answer', sumOf(waiting.map((one) => one.count))),
            amount: cents(desk, 'Waiting for an answer', total, source),
            expire_within_7_days: count(desk, 'Estimates that expire within 7 days', waiting[0]?.count ?? 0),
            source,
          }
        : 'not allowed for this person',
      jobs_to_invoice: toInvoice
        ? { jobs: count(desk, 'Finished jobs without an invoice', toInvoice.count), source: jobs }
        : 'not allowed for this person',
    };
  },
});

/** Returns ranked customers with their names, which balances don't have. */
async function ranked(desk: Desk, found: readonly { id: string }[]) {
  const customers = await Promise.all(found.map(async ({ id }) => desk.get('customers', id)));
  return customers.map((customer, index) => {
    const id = found[index]?.id ?? '';
    const name = customer?.name ?? 'A customer who was deleted';
    return { customer_id: id, name, source: customer ? desk.chips.cite('customers', id, name) : '' };
  });
}

const rankingTool = defineTool({
  name: 'rank_customers',
  description:
    'The customers who owe most now, or to whom most was invoiced in a year (with tax, less credits), with what they paid in it. At most ten.',
  input: z.object({
    by: z.enum(['owed', 'invoiced']),
    year: z
      .string()
      .regex(/^\d{4}$/)
      .nullable()
      .describe('For invoiced: YYYY, null for this year'),
  }),
  words: ({ by }) => (by === 'owed' ? 'Looking who owes most' : 'Looking who was invoiced most'),
  run: async (desk, { by, year: asked }) => {
    if (by === 'owed') {
      const found = await desk.list('balances', owingMost(), RANKED_LIMIT);
      const who = await ranked(desk, found);
      return {
        by,
        customers: found.map(({ balanceCents, openCount }, index) => {
          const one = who[index];
          return {
            ...one,
            owed: cents(desk, `Owed by ${one?.name ?? ''}`, balanceCents, one?.source ?? ''),
            open_invoices: openCount,
          };
        }),
      };
    }
    const year = asked ?? bookDay(desk).slice(0, 4);
    const field = `byYear.${year}.invoicedCents`;
    const [found, counted, months] = await Promise.all([
      desk.list('balances', broughtMost(year), RANKED_LIMIT),
      desk.sums('balances', { sum: [field] }),
      desk.list('ledgerMonths', monthsOfYear(year), 12),
    ]);
    const who = await ranked(desk, found);
    const all = figuresOfMonths(months).invoicedCents;
    return {
      by,
      year,
      // Balances have yearly totals only since that field was added.
      is_complete: (counted.sums[field] ?? 0) === all,
      customers: found.map(({ byYear }, index) => {
        const one = who[index];
        const { invoicedCents, paidCents } = byYear[year] ?? { invoicedCents: 0, paidCents: 0 };
        return {
          ...one,
          invoiced: cents(desk, `Invoiced to ${one?.name ?? ''}, ${year}`, invoicedCents, one?.source ?? ''),
          paid: cents(desk, `Paid by ${one?.name ?? ''}, ${year}`, paidCents, one?.source ?? ''),
        };
      }),
    };
  },
});

const depositsTool = defineTool({
  name: 'find_deposits',
  description: 'Deposits on estimates that customers have paid and that wait for their invoice.',
  input: z.object({}),
  words: 'Looking at deposits',
  run: async (desk) => {
    const found = (await desk.list('payments', depositsWaiting(), 100)).toSorted((a, b) =>
      b.receivedOn.localeCompare(a.receivedOn),
    );
    return {
      count: count(desk, 'Deposits held', found.length),
      held: cents(desk, 'Deposits held', sumOf(found.map(heldOf))),
      is_first_100_only: found.length >= 100,
      deposits: found.slice(0, 20).map((payment) => {
        const source = desk.chips.cite(
          'payments',
          payment.id,
          `Deposit of ${payment.customerName}`,
          payment.receivedOn,
        );
        return {
          source,
          customer_id: payment.customerId,
          customer: payment.customerName,
          received: payment.receivedOn,
          method: PAYMENT_METHOD_LABELS[payment.method],
          held: cents(desk, `Deposit of ${payment.customerName}`, heldOf(payment), source),
        };
      }),
    };
  },
});

export const STANDING_TOOLS = [receivablesTool, standingTool, rankingTool, depositsTool];
