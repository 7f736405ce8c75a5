import { z } from 'zod';
import {
  crewHoursSchema,
  delaySchema,
  deliverySchema,
  LOG_LIST_LIMIT,
  reportSchema,
  visitorSchema,
} from '@/domain/demolition/site/siteLogSchema';
import { isoDay } from '@/domain/record/schema';
import { newId } from '@/lib/ids';
import { HOUR_MINUTES } from '@/lib/time';
import { orEmpty, zeroIfEmpty } from './orEmpty';
import type { LogEntries } from './useSiteLogs';

const hours = orEmpty(z.number().min(0, 'At least 0').max(24, 'At most 24 hours'));

export const logFormSchema = z.object({
  date: isoDay,
  sky: reportSchema.shape.sky,
  temperatureF: orEmpty(reportSchema.shape.temperatureF.unwrap().unwrap()),
  windMph: orEmpty(reportSchema.shape.windMph.unwrap().unwrap()),
  work: reportSchema.shape.work,
  crew: z.array(crewHoursSchema.omit({ minutes: true }).extend({ hours })).max(LOG_LIST_LIMIT),
  deliveries: z.array(deliverySchema).max(LOG_LIST_LIMIT),
  delays: z.array(delaySchema.omit({ minutes: true }).extend({ hours })).max(LOG_LIST_LIMIT),
  visitors: z.array(visitorSchema).max(LOG_LIST_LIMIT),
});
export type LogForm = z.output<typeof logFormSchema>;

/** Returns an empty form for a day. */
export const emptyLog = (date: string): LogForm => ({
  date,
  sky: 'clear',
  temperatureF: '',
  windMph: '',
  work: '',
  crew: [],
  deliveries: [],
  delays: [],
  visitors: [],
});

const minutesOf = (typed: number | ''): number => Math.round(zeroIfEmpty(typed) * HOUR_MINUTES);

/** Returns what the form adds to the day's log, under its author's name. */
export function entriesOf(values: LogForm, { by, byName, at }: { by: string; byName: string; at: string }): LogEntries {
  const own = { by, byName };
  return {
    reports: [
      {
        id: newId(),
        ...own,
        at,
        sky: values.sky,
        temperatureF: values.temperatureF === '' ? null : values.temperatureF,
        windMph: values.windMph === '' ? null : values.windMph,
        work: values.work,
      },
    ],
    crew: values.crew.map(({ hours: typed, ...person }) => ({ ...person, ...own, minutes: minutesOf(typed) })),
    deliveries: values.deliveries.map((one) => ({ ...one, ...own })),
    delays: values.delays.map(({ hours: typed, ...delay }) => ({ ...delay, ...own, minutes: minutesOf(typed) })),
    visitors: values.visitors.map((one) => ({ ...one, ...own })),
  };
}
