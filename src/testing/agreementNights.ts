import { dayOver, duePeriod, duePosting, withBill, withPosting } from '@/domain/agreement/record/night';
import type { Agreement } from '@/domain/agreement/record/schema';
import { addCalendarDays } from '@/lib/calendar';
import { at } from './agreementDays';

type Night = { agreement: Agreement; periods: string[]; posted: { month: string; earned: number; closing: number }[] };

/** Applies the nightly run of a day; its bills are paid at once when `pays`. */
export function night({ agreement, periods, posted }: Night, today: string, pays = true): Night {
  let next = agreement;
  for (let posting = duePosting(next, today); posting; posting = duePosting(next, today)) {
    posted.push({
      month: posting.month,
      earned: posting.income.recognizedCents,
      closing: posting.income.closingCents,
    });
    next = withPosting(next, posting);
  }
  next = dayOver(next, at(today));
  for (let period = duePeriod(next, today); period; period = duePeriod(next, today)) {
    periods.push(period.from);
    next = withBill(next, {
      invoiceId: `invoice-${period.from}`,
      on: today,
      ...period,
      pausedDays: 0,
      lineId: '',
      name: '',
      tries: [],
      dueOn: today,
      isPaid: pays,
    });
  }
  return { agreement: next, periods, posted };
}

/** Applies `count` nights, starting on a day. */
export const nights = (agreement: Agreement, from: string, count: number, pays = true): Night => {
  let state: Night = { agreement, periods: [], posted: [] };
  for (let day = 0; day < count; day += 1) state = night(state, addCalendarDays(from, day), pays);
  return state;
};
