import { expect, it } from 'vitest';
import { daySpanText, spanText } from './entryText';

const ZONE = 'America/New_York';

it.each([
  ['2026-11-30T05:00:00.000Z', '2026-12-01T05:00:00.000Z', 'All day', 'Mon, Nov 30, all day'],
  [
    '2026-11-30T05:00:00.000Z',
    '2026-12-05T05:00:00.000Z',
    'All day until Fri, Dec 4',
    'Mon, Nov 30 – Fri, Dec 4, all day',
  ],
  // The clocks skip an hour.
  ['2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z', 'All day', 'Sun, Mar 8, all day'],
  ['2026-11-30T14:00:00.000Z', '2026-11-30T15:30:00.000Z', '9:00 – 10:30 AM', 'Mon, Nov 30, 9:00 – 10:30 AM'],
])('formats %s to %s as “%s” on its day', (startsAt, endsAt, onItsDay, whole) => {
  expect([spanText({ startsAt, endsAt }, ZONE), daySpanText({ startsAt, endsAt }, ZONE)]).toEqual([onItsDay, whole]);
});
