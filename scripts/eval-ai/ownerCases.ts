import { formatCents } from '@/domain/money/format';
import { addMonths } from '@/lib/calendar';
import type { Add } from './cases';
import { text, type Row } from './rows';
import type { EvalWorld } from './world';

type Sums = { salesCents?: number; taxCents?: number; receivedCents?: number; refundedCents?: number };

/** What an owner asks about money, with the figures out of the months that the functions keep; and what must be said not to be understood. */
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
  add('refusals', [
    { text: 'What’s the weather tomorrow?', figures: ['weather'], never: ['°'] },
    { text: 'How much profit did we make last month?', figures: ['profit'], never: [invoiced(before)] },
  ]);
}

type MonthCells = Record<string, Record<string, number> | undefined>;

/** What is asked about finished work, sellers and customers who stay away: the figures of the reports, and the jobs' own logs. */
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
