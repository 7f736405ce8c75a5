import { z } from 'zod';
import { DAY_MINUTES } from '@/lib/time';
import { isoDay, isoInstant, line, recordId, requiredLine, text } from '../../record/schema';

export const SKIES = ['clear', 'partly-cloudy', 'cloudy', 'rain', 'storm', 'snow', 'fog'] as const;
export type Sky = (typeof SKIES)[number];

export const DELAY_CAUSES = [
  'weather',
  'owner',
  'utility',
  'inspection',
  'equipment',
  'materials',
  'hazard',
  'other',
] as const;
export type DelayCause = (typeof DELAY_CAUSES)[number];

const by = { by: z.string().max(128).default(''), byName: line(200).default('') };
const minutes = z.number().int('Whole minutes').min(0, 'At least 0 minutes').max(DAY_MINUTES, 'At most 24 hours');

/** One person's report: the weather, typed as it was on site, and the work. */
export const reportSchema = z.object({
  id: recordId,
  ...by,
  at: isoInstant,
  sky: z.enum(SKIES).default('clear'),
  /** Null = not read. */
  temperatureF: z.number().int('Whole degrees').min(-60, 'Too cold').max(140, 'Too hot').nullable().default(null),
  windMph: z.number().int('Whole miles').min(0, 'At least 0').max(200, 'Too strong').nullable().default(null),
  work: text(4000).default(''),
});

export const crewHoursSchema = z.object({
  id: recordId,
  ...by,
  name: requiredLine(160, 'Enter who'),
  technicianId: z.string().max(128).default(''),
  minutes: minutes.default(480),
  work: line(160).default(''),
});

export const deliverySchema = z.object({
  id: recordId,
  ...by,
  what: requiredLine(160, 'Enter what came'),
  from: line(160).default(''),
});

export const delaySchema = z.object({
  id: recordId,
  ...by,
  cause: z.enum(DELAY_CAUSES).default('weather'),
  minutes: minutes.default(60),
  note: line(300).default(''),
});

export const visitorSchema = z.object({
  id: recordId,
  ...by,
  name: requiredLine(160, 'Enter who came'),
  organization: line(160).default(''),
  purpose: line(300).default(''),
});

export const LOG_LIST_LIMIT = 60;

/**
 * companies/{c}/siteLogs/{siteId}_{date}: events on a site on one day. There is one per day and site; each person's entries are elements
 * of its lists with their own IDs, so that nothing is lost when two people write offline.
 */
export const siteLogSchema = z.object({
  siteId: recordId,
  date: isoDay,
  reports: z.array(reportSchema).max(LOG_LIST_LIMIT).default([]),
  crew: z.array(crewHoursSchema).max(LOG_LIST_LIMIT).default([]),
  deliveries: z.array(deliverySchema).max(LOG_LIST_LIMIT).default([]),
  delays: z.array(delaySchema).max(LOG_LIST_LIMIT).default([]),
  visitors: z.array(visitorSchema).max(LOG_LIST_LIMIT).default([]),
});
export type SiteLog = z.infer<typeof siteLogSchema>;

/** The log's lists, whose elements are merged when two people edited. */
export const SITE_LOG_LISTS = ['reports', 'crew', 'deliveries', 'delays', 'visitors'] as const;

/** Returns the ID of a day's log: the same on every device. */
export const siteLogId = (siteId: string, date: string): string => `${siteId}_${date}`;
