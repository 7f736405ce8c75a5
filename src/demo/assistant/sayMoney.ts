import type { Measure } from './periodRules';
import { counted, joined, lines, mark } from './say';
import { listOf, recordOf, textOf, type Data } from './turn';

// Turns tool results about money into sentences: every amount as it was written, with the page that shows it.

const MAY_NOT = 'You may not see that.';
const BY_MONTH = 'I know payment methods, tips, refunds and averages of whole months only.';

const sentenceOf = (measure: Measure, period: Data, method: string): string => {
  const text = textOf(period['period']);
  const [booked, invoiced, paid] = ['booked', 'invoiced', 'paid'].map((name) => recordOf(period[name]));
  const figure = (of: Data | null | undefined, field: string, words: string): string =>
    !of ? MAY_NOT : textOf(of[field]) === '' ? BY_MONTH : `${words}, ${text}: **${textOf(of[field])}**${mark(of)}`;
  switch (measure) {
    case 'booked':
      return booked
        ? `${figure(booked, 'amount', 'Booked')}, ${counted(booked['estimates'], 'accepted estimate')}`
        : MAY_NOT;
    case 'invoiced':
      return `${figure(invoiced, 'total', 'Invoiced')}${invoiced ? detailOf(invoiced) : ''}`;
    case 'tax':
      return invoiced
        ? `${figure(invoiced, 'sales_tax', 'Sales tax invoiced')}, on sales of ${textOf(invoiced['before_tax'])} before tax. It counts by the day of the invoice, less credits; what you have filed or paid of it is not in the app`
        : MAY_NOT;
    case 'average':
      return textOf(invoiced?.['invoices']) === '0'
        ? `No invoice was issued, ${text}`
        : `${figure(invoiced, 'average_invoice_before_tax', 'Average invoice before tax')}${textOf(invoiced?.['invoices']) === '' ? '' : `, over ${counted(invoiced?.['invoices'], 'invoice')}`}`;
    case 'discounts':
      return figure(invoiced, 'discounts_given', 'Discounts given');
    case 'written-off':
      return figure(invoiced, 'written_off', 'Written off');
    case 'tips':
      return figure(paid, 'tips', 'Tips');
    case 'refunds':
      return figure(paid, 'refunds', 'Refunded');
    case 'paid':
      return method === '' || !paid ? figure(paid, 'total', 'Paid') : byMethod(paid, method, text);
    case 'all':
      return `${text}:\n${lines([
        `Booked: ${booked ? `${textOf(booked['amount'])}, ${counted(booked['estimates'], 'accepted estimate')}${mark(booked)}` : MAY_NOT}`,
        `Invoiced: ${invoiced ? `${textOf(invoiced['total'])}${mark(invoiced)}${detailOf(invoiced)}` : MAY_NOT}`,
        `Paid: ${paid ? `${textOf(paid['total'])}${mark(paid)}` : MAY_NOT}`,
      ])}`;
  }
};

const detailOf = (invoiced: Data): string => {
  const count = textOf(invoiced['invoices']);
  const parts = `${textOf(invoiced['before_tax'])} before tax, ${textOf(invoiced['sales_tax'])} sales tax`;
  return count === '' ? ` (${parts})` : ` on ${counted(count, 'invoice')} (${parts})`;
};

const METHOD_WORDS: Readonly<Record<string, string>> = {
  card: 'by card',
  bank: 'by bank transfer',
  cash: 'in cash',
  cheque: 'by check',
  financing: 'with financing',
};

function byMethod(paid: Data, method: string, text: string): string {
  if (!Array.isArray(paid['by_method']))
    return `Paid by any method, ${text}: ${textOf(paid['total'])}${mark(paid)}. ${BY_MONTH}`;
  const found = listOf(paid['by_method']).find((one) => one['method'] === method);
  return found
    ? `Paid by ${textOf(found['label']).toLowerCase()}, ${text}: **${textOf(found['amount'])}**, ${counted(found['payments'], 'payment')}${mark(found)}. By all methods: ${textOf(paid['total'])}`
    : `Nothing was paid ${METHOD_WORDS[method] ?? 'that way'}, ${text}. By all methods: ${textOf(paid['total'])}${mark(paid)}`;
}

const CHANGES = ['booked', 'invoiced', 'paid'] as const;

/** Describes how the first period differs from another: for one measure, or for all three. */
function sayDifference(difference: Data, measure: Measure): string {
  const shown = CHANGES.some((one) => one === measure) ? CHANGES.filter((one) => one === measure) : CHANGES;
  const parts = shown.flatMap((name) => {
    const change = recordOf(difference[name]);
    if (!change) return [];
    if (change['change'] === 'the same') return [`${name} the same`];
    const percent = textOf(change['percent']);
    return [`${name} ${textOf(change['amount'])} ${textOf(change['change'])}${percent === '' ? '' : ` (${percent})`}`];
  });
  return parts.length === 0 ? '' : `Against ${textOf(difference['against'])}: ${parts.join(', ')}.`;
}

/** Describes a measure for one or more periods. With `method` ('' for all), only what was received that way. */
export function sayMoney(data: Data, measure: Measure, method: string): string {
  const periods = listOf(data['periods']).map((period) => sentenceOf(measure, period, method));
  const differences = listOf(data['differences']).map((one) => sayDifference(one, measure));
  const ended = periods.map((one) => (/[.)]$|\n/.test(one) ? one : `${one}.`));
  return [...ended, ...differences].filter(Boolean).join(measure === 'all' ? '\n\n' : '\n');
}

export const sayDeposits = (data: Data): string => {
  const all = listOf(data['deposits']);
  if (all.length === 0) return 'No deposit is waiting for its invoice.';
  return `${counted(data['count'], 'deposit')} waiting for an invoice, ${textOf(data['held'])} together:\n${lines(
    all
      .slice(0, 10)
      .map((one) => `${joined([one['customer'], one['held'], one['method'], one['received']])}${mark(one)}`),
  )}`;
};

export const sayRanking = (data: Data, most = Infinity): string => {
  const all = listOf(data['customers']).slice(0, most);
  const isOwed = data['by'] === 'owed';
  if (all.length === 0) return isOwed ? 'No one owes anything.' : `Nothing was invoiced in ${textOf(data['year'])}.`;
  const rows = all.map((one) =>
    isOwed
      ? `${textOf(one['name'])}: ${textOf(one['owed'])} on ${counted(one['open_invoices'], 'open invoice')}${mark(one)}`
      : `${textOf(one['name'])}: ${textOf(one['invoiced'])} invoiced, ${textOf(one['paid'])} paid${mark(one)}`,
  );
  const gap =
    !isOwed && data['is_complete'] !== true
      ? '\nSome invoices of that year are from before Fieldwright counted by customer, and are not in this.'
      : '';
  return `${isOwed ? 'Who owes most' : `Invoiced most in ${textOf(data['year'])}, with tax`}:\n${lines(rows)}${gap}`;
};

const centsOf = (shown: unknown): number => Math.round(Number(textOf(shown).replaceAll(/[^\d.-]/g, '')) * 100);

/** Lists the ranked customers who owe an amount within the limits; the lookup returns ten at most. */
export function sayOwingBetween(data: Data, limits: Data): string {
  const [min, max] = [Number(limits['min_dollars'] ?? 0) * 100, Number(limits['max_dollars'] ?? Infinity) * 100];
  const all = listOf(data['customers']);
  const found = all.filter((one) => centsOf(one['owed']) >= min && centsOf(one['owed']) <= max);
  // Beyond the last of them, no one owes more.
  const isCut = all.length >= RANKED_AT_MOST && centsOf(all.at(-1)?.['owed']) >= min;
  const rest = isCut ? '\nThere may be more: I looked at the ten who owe most.' : '';
  return found.length === 0
    ? `No customer owes that much.${rest}`
    : `${counted(found.length, 'customer')}:\n${lines(
        found.map(
          (one) =>
            `${textOf(one['name'])}: ${textOf(one['owed'])} on ${counted(one['open_invoices'], 'open invoice')}${mark(one)}`,
        ),
      )}${rest}`;
}
const RANKED_AT_MOST = 10;

export function sayToInvoice(pipeline: Data, found: Data): string {
  const waiting = recordOf(pipeline['jobs_to_invoice']);
  if (!waiting) return MAY_NOT;
  const jobs = listOf(found['jobs']);
  const list = lines(
    jobs
      .slice(0, 10)
      .map((one) => `${joined([`${textOf(one['number'])} ${textOf(one['title'])}`, one['customer']])}${mark(one)}`),
  );
  return `${counted(waiting['jobs'], 'finished job')} without an invoice${mark(waiting)}${jobs.length === 0 ? '.' : `:\n${list}`}`;
}
