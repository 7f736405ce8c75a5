import { z } from 'zod';
import { jobsFinishedBefore, lastJobsOfCustomer } from '@/domain/job/queries';
import { daySpan } from '@/domain/scheduling/wallClock';
import type { Stored } from '@/domain/record/schema';
import type { FieldsOf } from '@/domain/record/schemas';
import type { Desk } from '../desk';
import { ToolRefusal } from './refusal';
import { count, localTime, shownCustomer } from './shown';
import { defineTool, someDay } from './tool';

type Job = Stored<FieldsOf<'jobs'>>;
type Quiet = { customer: Stored<FieldsOf<'customers'>>; last: Job };

/** Number of old jobs read, and of customers checked for later work. */
const JOBS_READ = 300;
const CUSTOMERS_ASKED = 80;
/** Canceled jobs don't count; if there are this many of them, the last real one isn't searched for. */
const JOBS_OF_ONE = 4;
const AT_ONCE = 20;
const SHOWN = 20;

/** Returns the customer if they are in use and their last non-canceled job was before the instant. */
async function quietOne(desk: Desk, customerId: string, before: string): Promise<Quiet | null> {
  const jobs = await desk.list('jobs', lastJobsOfCustomer(customerId, JOBS_OF_ONE), JOBS_OF_ONE);
  const last = jobs.find(({ progress }) => progress !== 'cancelled');
  if (!last || last.scheduledTime >= before) return null;
  const customer = await desk.get('customers', customerId);
  return customer && customer.status === 'active' && customer.mergedIntoId === '' ? { customer, last } : null;
}

export const quietTool = defineTool({
  name: 'find_quiet_customers',
  description:
    'Customers in use for whom nothing was done or planned since a day, those who were served last first, with their last job. Customers who never had a finished job are not in it.',
  input: z.object({
    since_day: someDay.describe('YYYY-MM-DD, such as a year ago: nothing was done on it or after it'),
  }),
  words: ({ since_day: day }) => `Looking for whom nothing was done since ${day}`,
  run: async (desk, { since_day: day }) => {
    if (!desk.mayRead('jobs') || !desk.mayRead('customers'))
      throw new ToolRefusal('The person who asks may not see customers and their jobs.');
    if (day > desk.today) throw new ToolRefusal('That day has not come yet.');
    const before = daySpan(day, desk.timeZone).startsAt;
    const jobs = await desk.list('jobs', jobsFinishedBefore(before), JOBS_READ);
    const ids = [...new Set(jobs.map(({ invoice }) => invoice.customerId))].filter((id) => id !== '');
    const quiet: Quiet[] = [];
    let asked = 0;
    while (asked < Math.min(ids.length, CUSTOMERS_ASKED) && quiet.length < SHOWN) {
      const some = ids.slice(asked, Math.min(asked + AT_ONCE, CUSTOMERS_ASKED));
      asked += some.length;
      const found = await Promise.all(some.map(async (id) => quietOne(desk, id, before)));
      quiet.push(...found.flatMap((one) => one ?? []));
    }
    return {
      since: day,
      count: count(desk, `Customers without work since ${day}`, quiet.length),
      // Otherwise there may be more: only part of the older work was read.
      is_complete: asked >= ids.length && jobs.length < JOBS_READ,
      customers: quiet.map(({ customer, last }) => ({
        ...shownCustomer(desk, customer),
        last_job: `${last.number} ${last.title}`,
        last_day: localTime(desk, last.scheduledTime).slice(0, 10),
      })),
    };
  },
});
