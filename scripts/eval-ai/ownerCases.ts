import { formatCents } from '@/domain/money/format';
import { addMonths } from '@/lib/calendar';
import type { Add } from './cases';
import { addPeopleCases } from './peopleCases';
import { text, type Row } from './rows';
import type { EvalWorld } from './world';

type Sums = { salesCents?: number; taxCents?: number; receivedCents?: number; refundedCents?: number };

/**
 * Adds an owner's questions about money, with figures from the months that the functions keep, and questions the assistant must say it
 * didn't understand.
 */
export function addOwnerCases(world: EvalWorld, add: Add): void {
  const thisMonth = world.today.slice(0, 7);
  const sumsOf = (month: string): Sums => world.all('ledgerMonths').find(({ id }) => id === month)?.data ?? {};
  const invoiced = ({ salesCents = 0, taxCents = 0 }: Sums): string => formatCents(salesCents + taxCents);
  const paid = ({ receivedCents = 0, refundedCents = 0 }: Sums): string => formatCents(receivedCents - refundedCents);
  const [last, before] = [sumsOf(addMonths(thisMonth, -1)), sumsOf(addMonths(thisMonth, -2))];
  const owedOf = (row: Row): number => Number(row.data['balanceCents'] ?? 0);
  const [most] = world.all('balances').toSorted((a, b) => owedOf(b) - owedOf(a));
  add('money', [
    { text: 'How much did we invoice last month?', tools: ['read_money'], figures: [invoiced(last)] },
    { text: 'How much was paid last month?', tools: ['read_money'], figures: [paid(last)] },
    { text: 'How much did we make last month?', tools: ['read_money'], figures: [invoiced(last), paid(last)] },
    {
      text: 'Compare this month with last month',
      tools: ['read_money'],
      figures: [invoiced(sumsOf(thisMonth)), invoiced(last)],
    },
    { text: 'What did we invoice the last 3 months?', tools: ['read_money'] },
    {
      text: 'How much sales tax did we invoice last month?',
      tools: ['read_money'],
      figures: [formatCents(last.taxCents ?? 0)],
    },
    {
      text: 'Who owes us most?',
      tools: ['rank_customers'],
      ...(most &&
        owedOf(most) > 0 && { cites: { collection: 'customers', id: most.id }, figures: [formatCents(owedOf(most))] }),
    },
    { text: 'Which customer spent most this year?', tools: ['rank_customers'] },
    { text: 'How many deposits do we hold?', tools: ['find_deposits'] },
    { text: 'Which jobs are not invoiced yet?', tools: ['find_jobs', 'read_pipeline'] },
    { text: 'Who hasn’t been invoiced yet?', tools: ['find_jobs', 'read_pipeline'] },
  ]);
  addWorkCases(world, add);
  addInOtherWords(add);
  addPaperCases(world, add);
  addPeopleCases(world, add);
  addUnseenCases(world, add);
  add('refusals', [
    { text: 'What’s the weather tomorrow?', figures: ['weather'], never: ['°'] },
    { text: 'How much profit did we make last month?', figures: ['profit'], never: [invoiced(before)] },
  ]);
}

/** Adds questions about estimates and invoices by amount, by words, by answer and by day: the figures are computed here from the records. */
function addPaperCases(world: EvalWorld, add: Add): void {
  const sum = (rows: readonly Row[]): string =>
    formatCents(rows.reduce((all, { data }) => all + Number(data['totalCents'] ?? 0), 0));
  const estimates = world.all('estimates');
  const large = estimates.filter(
    ({ data }) => Number(data['totalCents']) >= 1_000_000 && ['sent', 'viewed'].includes(String(data['state'])),
  );
  const inTown = estimates.filter((row) =>
    ['customerName', 'title', 'propertyAddress'].some((field) => /\bAsheville\b/.test(text(row, field))),
  );
  const won = inTown.filter(({ data }) => ['approved', 'converted'].includes(String(data['state'])));
  const issued = world.all('invoices').filter(({ data }) => !['draft', 'void'].includes(String(data['state'])));
  const ofLastMonth = world
    .all('invoices')
    .filter((row) => text(row, 'issuedOn').startsWith(addMonths(world.today.slice(0, 7), -1)));
  const largest = (rows: readonly Row[]): string =>
    formatCents(Math.max(...rows.map(({ data }) => Number(data['totalCents'] ?? 0))));
  const small = world
    .all('invoices')
    .filter(({ data }) => Number(data['totalCents']) <= 20_000 && data['state'] !== 'draft');
  const none = 'did not understand';
  add(
    'money',
    [
      {
        text: 'Did we win the Asheville estimate?',
        tools: ['find_estimates'],
        figures: [`${inTown.length} estimates`, `${won.length} accepted`],
        never: [none],
      },
      { text: 'Open quotes over $10,000', tools: ['find_estimates'], figures: [sum(large)], never: [none] },
      {
        text: 'estimates waiting between $10k and $20k',
        tools: ['find_estimates'],
        figures: [sum(large)],
        never: [none],
      },
      { text: 'Which estimates did we lose last month and why?', tools: ['find_estimates'], never: [none] },
      { text: 'Did Priya Gebre accept our estimate?', tools: ['find_estimates'], figures: ['Not yet'], never: [none] },
      { text: 'Which quotes expire this week?', tools: ['find_estimates'], never: [none] },
      {
        text: 'Which invoices are under $200?',
        tools: ['find_invoices'],
        figures: [`${small.length} invoices`],
        never: [none],
      },
      { text: 'Was E26-M5J9K accepted?', tools: ['find_estimates'], never: [none] },
      { text: 'Invoices of $830.86', tools: ['find_invoices'], never: [none, 'no customer'] },
      {
        text: 'What was our biggest invoice ever?',
        tools: ['find_invoices'],
        figures: [largest(issued)],
        never: [none],
      },
      {
        text: 'Which was the largest invoice last month?',
        tools: ['find_invoices'],
        figures: [largest(ofLastMonth)],
        never: [none],
      },
      {
        text: 'Show me the invoices from last month',
        tools: ['find_invoices'],
        figures: [`${ofLastMonth.length} invoices`],
        never: [none],
      },
      { text: 'Largest unpaid bill?', tools: ['find_invoices'], never: ['no sales'] },
      { text: 'Average estimate size this year', never: ['Average invoice'] },
      { text: 'What’s the biggest open invoice?', tools: ['find_invoices'], never: [none] },
    ],
    'manager',
  );
  add('refusals', [{ text: 'Who is on call this weekend?', never: ['no customer'] }]);
}

/** Adds questions that an owner phrased differently, and what they must not be mistaken for. */
function addInOtherWords(add: Add): void {
  add(
    'money',
    [
      { text: 'Who still has to pay us?', tools: ['read_receivables'] },
      { text: 'late invoices', tools: ['read_receivables', 'find_invoices'], figures: ['overdue'] },
      { text: 'Which invoices are more than 60 days late?', tools: ['read_receivables'], figures: ['60 days'] },
      { text: 'Who is 90 days late?', tools: ['read_receivables'], figures: ['90 days'] },
      { text: 'How is business this fall compared to the summer?', tools: ['read_money'], figures: ['Against June'] },
      { text: 'How did we do last month versus the month before?', tools: ['read_money'], figures: ['Against'] },
      { text: 'What did we sell last month?', tools: ['read_money'] },
      { text: 'Which jobs did not get invoiced?', tools: ['find_jobs', 'read_pipeline'] },
      { text: 'Which customers did we earn the most from this year?', tools: ['rank_customers'] },
      { text: 'Give me the ten biggest customers of 2026', tools: ['rank_customers'], never: ['did not understand'] },
      { text: 'What percentage of estimates do we close?', tools: ['read_report'], figures: ['Win rate'] },
      { text: 'How much work do we have coming up?', tools: ['read_day'], figures: ['to '] },
    ],
    'manager',
  );
  add('refusals', [
    { text: 'Any customer complaints or bad reviews?', figures: ['complaints'], never: ['no customer'] },
    { text: 'Did anyone cancel this week?', figures: ['cancel'], never: ['cannot do that'] },
    { text: 'Who do I need to call back?', never: ['555-0'] },
    { text: 'How much tax do I owe North Carolina?', figures: ['North Carolina'], never: ['Which one'] },
  ]);
}

/** Adds amounts that customers owe, the same month a year apart, and unscheduled work: questions that used to get a wrong answer or none. */
function addUnseenCases(world: EvalWorld, add: Add): void {
  const none = 'did not understand';
  const [year, month] = [Number(world.today.slice(0, 4)), addMonths(world.today.slice(0, 7), -1)];
  const name = new Date(`${month}-15T12:00:00Z`).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' });
  const invoicedIn = (of: string): string => {
    const { salesCents = 0, taxCents = 0 }: Sums = world.all('ledgerMonths').find(({ id }) => id === of)?.data ?? {};
    return formatCents(salesCents + taxCents);
  };
  const owing = world.all('balances').filter(({ data }) => Number(data['balanceCents'] ?? 0) >= 200_000);
  const accepted = world
    .all('estimates')
    .filter(({ data }) => ['approved', 'converted'].includes(String(data['state'])) && inMonth(data, month, world));
  add(
    'money',
    [
      {
        text: 'Who owes us more than $2,000?',
        tools: ['rank_customers'],
        figures: [`${String(owing.length)} customers`],
        never: [none],
      },
      { text: 'Which customers owe at least $5,000,000?', tools: ['rank_customers'], figures: ['No customer owes'] },
      {
        text: `How does this ${name} compare with ${name} last year?`,
        tools: ['read_money'],
        figures: [invoicedIn(month), invoicedIn(addMonths(month, -12)), `${name} ${String(year - 1)}`],
      },
      {
        text: `How much did we invoice in ${name} against the year before?`,
        tools: ['read_money'],
        figures: [invoicedIn(month), invoicedIn(addMonths(month, -12))],
      },
      {
        text: 'How many of our estimates were accepted last month?',
        tools: ['read_money'],
        figures: [`${String(accepted.length)} accepted estimates`],
        never: ['Win rate'],
      },
    ],
    'manager',
  );
  add('find', [{ text: 'Where do our best leads come from?', tools: ['read_report'], never: [none] }], 'manager');
  add('schedule', [
    { text: 'Which jobs still have no date?', tools: ['find_jobs'], never: [none] },
    { text: 'What haven’t we scheduled yet?', tools: ['find_jobs'], never: [none] },
  ]);
}

const inMonth = (data: Record<string, unknown>, month: string, { timeZone }: EvalWorld): boolean =>
  new Date(String(data['answeredAt'])).toLocaleDateString('en-CA', { timeZone }).startsWith(month);

type MonthCells = Record<string, Record<string, number> | undefined>;

/** Adds questions about finished work, sellers and inactive customers, with figures from the reports and the jobs' own logs. */
function addWorkCases(world: EvalWorld, add: Add): void {
  const last = addMonths(world.today.slice(0, 7), -1);
  const cells = (world.all('reportMonths').find(({ id }) => id === last)?.data['cells'] ?? {}) as MonthCells;
  const authors = Object.entries(cells).filter(
    ([name, cell]) => name.startsWith('author:') && (cell?.['won'] ?? 0) > 0,
  );
  const [best] = authors.map(([, cell]) => cell?.['wonCents'] ?? 0).toSorted((a, b) => b - a);
  add(
    'find',
    [
      {
        text: 'Who sold most last month?',
        tools: ['read_report'],
        ...(best !== undefined && { figures: [formatCents(best)] }),
      },
      {
        text: 'How many jobs did we finish last month?',
        tools: ['read_report'],
        figures: [String(cells['all']?.['jobs'] ?? 0)],
      },
      { text: 'How many callbacks did each technician have last month?', tools: ['read_report'] },
    ],
    'manager',
  );
  add('find', [
    { text: 'Which jobs were finished last week?', tools: ['find_jobs'] },
    { text: 'jobs finished yesterday', tools: ['find_jobs'] },
    { text: 'Which customers have not been here for a year?', tools: ['find_quiet_customers'] },
    { text: 'Who hasn’t had a visit for six months?', tools: ['find_quiet_customers'] },
  ]);
  const names = new Map<string, Row[]>();
  for (const row of world.all('customers')) {
    const name = text(row, 'lastName');
    if (row.data['status'] === 'active' && /^[A-Z][a-z]+[^s]$/.test(name))
      names.set(name, [...(names.get(name) ?? []), row]);
  }
  const alone = [...names].filter(
    ([name, rows]) => rows.length === 1 && ![...names.keys()].some((other) => other !== name && other.startsWith(name)),
  );
  add(
    'money',
    alone.slice(0, 3).flatMap(([name, [row]]) =>
      row
        ? [
            {
              text: `How much do the ${name}s owe?`,
              tools: ['read_customer'],
              cites: { collection: 'customers', id: row.id },
            },
          ]
        : [],
    ),
  );
}
