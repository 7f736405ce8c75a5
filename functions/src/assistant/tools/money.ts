import { z } from 'zod';
import { estimateList, keepsEstimate, largestEstimates, STATUS_FILTERS } from '@/domain/estimate/queries';
import {
  INVOICE_VIEWS,
  invoiceList,
  invoicesByNumber,
  invoicesIssued,
  invoicesOfCustomer,
  isInView,
  largestInvoices,
} from '@/domain/invoice/queries';
import { decodePricebookRows } from '@/domain/pricebook/row';
import { combinePricebook, preparePricebookRow, searchPricebook } from '@/domain/pricebook/search';
import { DIRECTORY_SHARD_COUNT } from '@/domain/directory/schema';
import { startsWith, type ListQuery } from '@/domain/record/listQuery';
import { estimateStatus } from '@/domain/billing/estimateState';
import { sumOf } from '@/domain/money/amounts';
import { perUnit } from '@/domain/money/format';
import { addCalendarDays } from '@/lib/calendar';
import { bookDay } from './moneyPeriods';
import { fitsFilter, inOrder, isWithin, looked, PAPER_FILTER } from './paperFilter';
import { cents, count, shownEstimate, shownInvoice } from './shown';
import { defineTool, lateDays, optionalDay, optionalId } from './tool';

const invoicesTool = defineTool({
  name: 'find_invoices',
  description:
    'Invoices by number, of a customer, or of a view (open, overdue, drafts, paid), with their sums; by amount, by words and by the day they were issued; the largest first; overdue ones also by more than so many days, the longest first.',
  input: z.object({
    number: z.string().max(30).nullable().describe('An invoice number such as INV-1042, or null'),
    customer_id: optionalId('customer'),
    view: z.enum(INVOICE_VIEWS).nullable(),
    more_than_days: lateDays('Only those that are late by more than so many days, or null'),
    ...PAPER_FILTER,
    from_day: optionalDay.default(null),
    to_day: optionalDay.default(null),
  }),
  words: 'Looking at invoices',
  run: async (
    desk,
    { number, customer_id: customerId, view: asked, more_than_days: days, from_day: from, to_day: to, ...filter },
  ) => {
    const isInTime = from !== null || to !== null;
    // The largest of all invoices; within a view, only of those searched.
    const isLargestOfAll = filter.order === 'largest' && (asked ?? 'all') === 'all' && days === null && !isInTime;
    const most = looked(filter, isInTime || (filter.order === 'largest' && !isLargestOfAll));
    const order = { field: 'updatedAt', direction: 'desc' } as const;
    const view = days === null ? asked : 'overdue';
    // Invoices due before this day.
    const dueBefore = days === null ? desk.today : addCalendarDays(bookDay(desk), -days);
    const query = number
      ? invoicesByNumber(number)
      : customerId
        ? invoicesOfCustomer(customerId)
        : isInTime
          ? invoicesIssued(from, to)
          : isLargestOfAll
            ? largestInvoices()
            : invoiceList(view ?? 'open', order, dueBefore);
    const invoices = await desk.list('invoices', query, number ? 10 : most);
    // An invoice requested by number is found in any view.
    const isOfView = (one: (typeof invoices)[number]): boolean =>
      ((number !== null && view !== 'overdue') || isInView(one, view ?? 'all', dueBefore)) &&
      (!isLargestOfAll || (one.state !== 'draft' && one.state !== 'void'));
    const shown = inOrder(
      invoices.filter(
        (one) =>
          isOfView(one) &&
          fitsFilter(filter, one) &&
          (!isInTime || isWithin(one.issuedOn, from, to, desk.member.company.timeZone)),
      ),
      filter.order,
      ({ totalCents, balanceCents }) => (view === 'open' || view === 'overdue' ? balanceCents : totalCents),
    );
    return {
      count: count(desk, 'Invoices found', shown.length),
      open_sum: cents(desk, 'Open in these invoices', sumOf(shown.map(({ balanceCents }) => balanceCents))),
      is_first_50_only: invoices.length >= most,
      invoices: shown.slice(0, 20).map((one) => shownInvoice(desk, one)),
    };
  },
});

const WAITING = 'waiting';
/** Customer answers, however far the estimate has come since: an accepted one may already be a job. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = { won: ['approved', 'converted'], lost: ['declined'] };
const DAYS = { sent: 'sentAt', answered: 'answeredAt', valid_until: 'validUntil' } as const;

const estimatesTool = defineTool({
  name: 'find_estimates',
  description:
    'Estimates by number, of a customer, of a status, by amount, by words (a town, a name), and by the day they were sent, answered or end; “waiting” are all that were sent, are still good and have no answer, “won” those that were accepted, “lost” those that were declined. The sum of all that wait is in read_pipeline.',
  input: z.object({
    number: z.string().max(20).nullable().describe('An estimate number such as E26-K7M3Q, or null'),
    customer_id: optionalId('customer'),
    status: z.enum([WAITING, 'won', 'lost', ...STATUS_FILTERS]).nullable(),
    ...PAPER_FILTER,
    day_of: z
      .enum(['sent', 'answered', 'valid_until'])
      .default('sent')
      .describe('Which day from_day and to_day are about'),
    from_day: optionalDay.default(null),
    to_day: optionalDay.default(null),
  }),
  words: 'Looking at estimates',
  run: async (
    desk,
    { number, customer_id: customerId, status, day_of: dayOf, from_day: from, to_day: to, ...filter },
  ) => {
    const answers = ANSWERS[status ?? ''];
    const isInTime = from !== null || to !== null;
    const isLargestOfAll = filter.order === 'largest' && status === null && !isInTime;
    const most = looked(filter, isInTime || answers !== undefined || (filter.order === 'largest' && !isLargestOfAll));
    const view = STATUS_FILTERS.find((one) => one === status) ?? (status === WAITING ? WAITING : '');
    const query: ListQuery = number
      ? { where: startsWith('number', number.trim().toUpperCase()), orderBy: [{ field: 'number', direction: 'asc' }] }
      : customerId
        ? { where: [{ field: 'customerId', operator: '==', value: customerId }] }
        : isLargestOfAll
          ? largestEstimates()
          : estimateList(view, { field: 'updatedAt', direction: 'desc' });
    const estimates = await desk.list('estimates', query, number ? undefined : most);
    const today = bookDay(desk);
    const { timeZone } = desk.member.company;
    const isOfStatus = (one: (typeof estimates)[number]): boolean => {
      if (status === WAITING) return keepsEstimate(one, WAITING, { today, timeZone });
      const stands = estimateStatus({ ...one, optionIds: [], selectedOptionId: '' }, today);
      return status === null || (answers?.includes(stands) ?? stands === status);
    };
    const shown = inOrder(
      estimates.filter(
        (one) =>
          isOfStatus(one) &&
          fitsFilter(filter, one, one.propertyAddress) &&
          isWithin(one[DAYS[dayOf]], from, to, timeZone),
      ),
      filter.order,
    );
    return {
      count: count(desk, 'Estimates found', shown.length),
      sum: cents(desk, 'Sum of these estimates', sumOf(shown.map(({ totalCents }) => totalCents))),
      is_first_50_only: estimates.length >= most,
      estimates: shown.slice(0, 20).map((one) => ({
        ...shownEstimate(desk, one),
        ...(one.declineReason !== '' && { declined_because: desk.foreign(one.declineReason) }),
      })),
    };
  },
});

const pricesTool = defineTool({
  name: 'find_prices',
  description: 'Looks up items of the pricebook with their prices. The only place that prices come from.',
  input: z.object({ query: z.string().max(120).describe('Words of the item’s name, or its code') }),
  words: ({ query }) => `Looking up “${query.slice(0, 60)}” in the pricebook`,
  run: async (desk, { query }) => {
    const shards = await desk.list('pricebookDirectory', {}, DIRECTORY_SHARD_COUNT);
    const directory = combinePricebook(
      shards.flatMap(({ rows }) => decodePricebookRows(rows)).map(preparePricebookRow),
    );
    const { rows, total } = searchPricebook(directory, query, { limit: 10 });
    return {
      total,
      items: rows.map((row) => {
        const source = desk.chips.cite('pricebook', row.id, row.name, row.code);
        return {
          source,
          item_id: row.id,
          code: row.code,
          name: row.name,
          price: cents(desk, row.name, row.priceCents, source),
          per: perUnit(row.unit),
        };
      }),
    };
  },
});

export const MONEY_TOOLS = [invoicesTool, estimatesTool, pricesTool];
