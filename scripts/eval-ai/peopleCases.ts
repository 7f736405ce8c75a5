import { formatCents } from '@/domain/money/format';
import { isWorkFinished } from '@/domain/job/progress';
import { spokenDay } from '@/domain/ledger/period';
import { addCalendarDays, addMonths } from '@/lib/calendar';
import type { Add } from './cases';
import { text, type Row } from './rows';
import type { EvalWorld } from './world';

type MonthCells = Record<string, Record<string, number> | undefined>;

/** Adds what one person sold, as several owners phrased it, with the reports' figures. */
function addSoldCases(world: EvalWorld, add: Add): void {
  const last = addMonths(world.today.slice(0, 7), -1);
  const cellsOf = (month: string): MonthCells =>
    (world.all('reportMonths').find(({ id }) => id === month)?.data['cells'] ?? {}) as MonthCells;
  const [best] = Object.entries(cellsOf(last))
    .filter(([name, cell]) => name.startsWith('author:') && (cell?.['won'] ?? 0) > 0)
    .toSorted(([, a], [, b]) => (b?.['wonCents'] ?? 0) - (a?.['wonCents'] ?? 0));
  if (!best) throw new Error('The demo company has sold nothing last month');
  const [cell, { wonCents = 0 } = {}] = best;
  const user = world.documents.at('users').get(cell.slice('author:'.length)) ?? {};
  const [first, whole] = [String(user['firstName']), `${String(user['firstName'])} ${String(user['lastName'])}`];
  const sold = { tools: ['read_report'], figures: [whole, formatCents(wonCents)] };
  add(
    'money',
    [
      { text: `What did ${first} sell last month?`, ...sold },
      { text: `How much did ${whole} sell last month`, ...sold },
      { text: `how much has ${first.toLowerCase()} sold last month?`, ...sold },
      { text: `${first}’s sales last month`, ...sold },
      { text: `sales by ${first} last month`, ...sold },
      { text: `How much did ${first} bring in last month?`, ...sold },
      { text: `What did ${first} sell?`, tools: ['read_report'], figures: ['so far'] },
      // An unknown name, and a period that the reports don't keep.
      { text: 'What did Zebediah sell last month?', figures: ['Zebediah'], never: [formatCents(wonCents)] },
      { text: `What did ${first} sell last week?`, figures: ['whole months'], never: ['$'] },
    ],
    'manager',
  );
  add('permissions', [{ text: `What did ${first} sell last month?`, never: [formatCents(wonCents)] }], 'technician');
}

/** Adds inactive customers, based on the jobs themselves. */
function addInactiveCases(world: EvalWorld, add: Add): void {
  const days = 10;
  const since = addCalendarDays(world.today, -days);
  const lastOf = new Map<string, Row>();
  const served = new Set<string>();
  for (const job of world.all('jobs')) {
    const id = (job.data['invoice'] as { customerId?: string } | undefined)?.customerId ?? '';
    if (isWorkFinished(job.data['progress'])) served.add(id);
    const known = lastOf.get(id);
    if (job.data['progress'] === 'cancelled' || (known && text(known, 'scheduledTime') > text(job, 'scheduledTime')))
      continue;
    lastOf.set(id, job);
  }
  const quiet = [...lastOf].filter(([id, job]) => served.has(id) && text(job, 'scheduledTime') < `${since}T00:00`);
  const [one] = quiet;
  if (!one) throw new Error('Every customer of the demo company was seen lately');
  const cites = { collection: 'customers', id: one[0] };
  const tools = ['find_quiet_customers'];
  const head = `${String(quiet.length)} customers with nothing done or planned since ${spokenDay(since)}`;
  add('find', [
    { text: `Which customers had no visit for ${String(days)} days?`, tools, cites, figures: [head] },
    { text: `customers inactive for ${String(days)} days`, tools, cites, figures: [head] },
    { text: 'Show me inactive customers', tools, figures: ['never had a finished job'] },
    { text: 'Which customers are inactive?', tools },
    { text: 'customers without a visit for 9 months', tools },
    { text: 'customers we lost', tools },
    { text: 'Which clients stopped calling us?', tools },
    { text: 'Who have we not seen in 18 months?', tools },
    { text: 'List customers who haven’t used us since spring', tools, figures: ['Mar 1'] },
  ]);
}

/** Adds who is new, whose license expires, who became a member, and how long the crew worked. */
function addTeamCases(world: EvalWorld, add: Add): void {
  const month = world.today.slice(0, 7);
  const added = world
    .all('customers')
    .filter(({ data }) => String(data['createdAt']).slice(0, 7) === month && (data['mergedIntoId'] ?? '') === '');
  const fresh = { tools: ['find_new_customers'], figures: [`${String(added.length)} customer`] };
  add('find', [
    { text: 'How many new customers this month?', ...fresh },
    { text: 'how many customers did we gain this month', ...fresh },
    { text: 'List the customers added this month', ...fresh },
    { text: 'New clients last week', tools: ['find_new_customers'] },
  ]);
  add(
    'money',
    [
      { text: 'Which licenses expire soon?', tools: ['find_expiring_licenses'] },
      { text: 'Whose certifications run out in the next six months?', tools: ['find_expiring_licenses'] },
      { text: 'Has anyone’s EPA card expired?', tools: ['find_expiring_licenses'] },
      { text: 'How many hours did the crew work this month?', tools: ['read_report'], figures: ['paid', 'on jobs'] },
      { text: 'Hours worked by each technician this month', tools: ['read_report'] },
      { text: 'How many hours did we pay last week?', figures: ['whole months'] },
      { text: 'How many new members did we get this month?', tools: ['read_report'], figures: ['New members'] },
      { text: 'How many memberships were canceled last month?', tools: ['read_report'], figures: ['Ended'] },
      { text: 'What is our agreement renewal rate this year?', tools: ['read_report'], figures: ['Renewed'] },
    ],
    'manager',
  );
}

/** Adds people who sell, inactive customers, and new people. */
export function addPeopleCases(world: EvalWorld, add: Add): void {
  addSoldCases(world, add);
  addInactiveCases(world, add);
  addTeamCases(world, add);
}
