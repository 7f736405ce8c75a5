import { formatCents } from '@/domain/money/format';
import { addMonths } from '@/lib/calendar';
import type { Add } from './cases';
import type { Row } from './rows';
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
  add('refusals', [
    { text: 'What’s the weather tomorrow?', figures: ['weather'], never: ['°'] },
    { text: 'How much profit did we make last month?', figures: ['profit'], never: [invoiced(before)] },
  ]);
}
