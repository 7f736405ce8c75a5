import { z } from 'zod';
import { businessHoursText, timeOfDay, type BusinessHours } from '../company/businessHours';
import { WEEKDAYS, type Weekday } from '@/lib/weekdays';
import { capitalize } from '@/lib/words';

const DAY_NAMES: Readonly<Record<Weekday, string>> = {
  mon: 'MONDAY',
  tue: 'TUESDAY',
  wed: 'WEDNESDAY',
  thu: 'THURSDAY',
  fri: 'FRIDAY',
  sat: 'SATURDAY',
  sun: 'SUNDAY',
};

/** A period of one day as Google lists it; midnight at its end is 24:00. */
export const openSpanSchema = z.object({
  day: z.enum(WEEKDAYS),
  opensAt: timeOfDay,
  closesAt: z.union([timeOfDay, z.literal('24:00')]),
});
export type OpenSpan = z.infer<typeof openSpanSchema>;

/** Google omits zeros. */
const clock = z.object({
  hours: z.number().int().min(0).max(24).default(0),
  minutes: z.number().int().min(0).max(59).default(0),
});
export const wirePeriods = z.object({
  periods: z
    .array(
      z.object({
        openDay: z.string(),
        openTime: clock.default({ hours: 0, minutes: 0 }),
        closeDay: z.string(),
        closeTime: clock.default({ hours: 0, minutes: 0 }),
      }),
    )
    .default([]),
});
type WirePeriods = z.infer<typeof wirePeriods>;

const textOf = ({ hours, minutes }: { hours: number; minutes: number }): string =>
  `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;

export function clockOf(time: string): { hours: number; minutes: number } {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { hours, minutes };
}

const dayNamed = (name: string): Weekday | undefined => WEEKDAYS.find((day) => DAY_NAMES[day] === name);

/** Converts Google's hours to spans in weekday order. A span past midnight ends at 24:00 of its first day. */
export function spansOf({ periods }: WirePeriods): OpenSpan[] {
  return periods
    .flatMap(({ openDay, openTime, closeDay, closeTime }) => {
      const day = dayNamed(openDay);
      if (!day) return [];
      const closesAt = closeDay === openDay && closeTime.hours < 24 ? textOf(closeTime) : '24:00';
      return [{ day, opensAt: textOf(openTime), closesAt }];
    })
    .toSorted((a, b) => WEEKDAYS.indexOf(a.day) - WEEKDAYS.indexOf(b.day) || a.opensAt.localeCompare(b.opensAt));
}

/** Converts the company's own hours to the same form. */
export const spansOfBusiness = (hours: BusinessHours): OpenSpan[] =>
  WEEKDAYS.flatMap((day) => {
    const { isOpen, opensAt, closesAt } = hours[day];
    return isOpen ? [{ day, opensAt, closesAt }] : [];
  });

/** Converts spans to Google's format. */
export const periodsOf = (spans: readonly OpenSpan[]): WirePeriods => ({
  periods: spans.map(({ day, opensAt, closesAt }) => ({
    openDay: DAY_NAMES[day],
    openTime: clockOf(opensAt),
    closeDay: DAY_NAMES[day],
    closeTime: clockOf(closesAt),
  })),
});

export const areSameSpans = (a: readonly OpenSpan[], b: readonly OpenSpan[]): boolean =>
  a.length === b.length &&
  a.every((span, index) => {
    const other = b[index];
    return span.day === other?.day && span.opensAt === other.opensAt && span.closesAt === other.closesAt;
  });

/** `Mon–Fri 8 AM–5 PM`; days with several periods are listed individually, and midnight as the end of the day. */
export function spansText(spans: readonly OpenSpan[]): string {
  const isPlain = new Set(spans.map(({ day }) => day)).size === spans.length;
  const closed = { isOpen: false, opensAt: '08:00', closesAt: '17:00' };
  const shown = (time: string): string => (time === '24:00' ? '23:59' : time);
  if (isPlain) {
    const byDay = Object.fromEntries(
      WEEKDAYS.map((day) => {
        const span = spans.find((one) => one.day === day);
        return [day, span ? { isOpen: true, opensAt: span.opensAt, closesAt: shown(span.closesAt) } : closed];
      }),
    ) as BusinessHours;
    return businessHoursText(byDay);
  }
  return spans.map(({ day, opensAt, closesAt }) => `${capitalize(day)} ${opensAt}–${closesAt}`).join(', ');
}
