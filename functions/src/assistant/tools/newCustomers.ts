import { z } from 'zod';
import { addedBetween } from '@/domain/customer/queries';
import { daySpan } from '@/domain/scheduling/wallClock';
import { ToolRefusal } from './refusal';
import { count, localTime, shownCustomer } from './shown';
import { defineTool, someDay } from './tool';

/** Maximum read; beyond it, the answer says there are more. */
const READ = 200;
const SHOWN = 20;

export const newCustomersTool = defineTool({
  name: 'find_new_customers',
  description:
    'Customers who were added to the list on some days, newest first, with their number. A list that was imported counts on the day of its import; merged customers do not count.',
  input: z.object({
    from_day: someDay.describe('YYYY-MM-DD, the first day'),
    to_day: someDay.describe('YYYY-MM-DD, the last day'),
  }),
  words: ({ from_day: from, to_day: to }) => `Looking for customers added from ${from} to ${to}`,
  run: async (desk, { from_day: from, to_day: to }) => {
    if (to < from) throw new ToolRefusal('The last day is before the first.');
    if (from > desk.today) throw new ToolRefusal('That day has not come yet.');
    const { timeZone } = desk;
    const read = await desk.list(
      'customers',
      addedBetween(daySpan(from, timeZone).startsAt, daySpan(to, timeZone).endsAt),
      READ,
    );
    const added = read.filter(({ mergedIntoId }) => mergedIntoId === '');
    return {
      from,
      to,
      count: count(desk, `Customers added from ${from} to ${to}`, added.length),
      // Otherwise there are more: only the newest were read.
      is_complete: read.length < READ,
      customers: added.slice(0, SHOWN).map((customer) => ({
        ...shownCustomer(desk, customer),
        added_on: localTime(desk, customer.createdAt).slice(0, 10),
      })),
    };
  },
});
