import { payText } from '../command';

/** Runs the command on a test time sheet. */
export const pay = (state: string, inputs: object, title = '') => payText(JSON.stringify({ state, inputs, title }));

type Shift = { from: string; to: string; zone?: string; rate?: number; kind?: string; relieved?: boolean };
export const entry = ({ from, to, zone = 'America/Los_Angeles', rate, kind = 'work', relieved }: Shift) => ({
  kind,
  in: from,
  inZone: zone,
  out: to,
  outZone: zone,
  ...(rate === undefined ? {} : { rateCentsPerHour: rate }),
  ...(relieved === undefined ? {} : { relieved }),
});
/** Builds work entries at 30.00 an hour on days of September 2026, with the same clock times. */
export const days = (numbers: readonly number[], from: string, to: string, rate = 3000) =>
  numbers.map((day) => {
    const date = `2026-09-${String(day).padStart(2, '0')}`;
    return entry({ from: `${date}T${from}`, to: `${date}T${to}`, rate });
  });
export const SUNDAY = { workweekStart: 'Sunday 00:00' };
