import { z } from 'zod';
import { recordId, requiredLine, text } from '../record/schema';
import { FINISH_NEEDS } from '../job/finishing';
import { requiredSkillsSchema } from '../scheduling/requiredSkills';
import { timeOfDay } from './businessHours';
import { TYPE_UNITS } from './typeUnits';
import { USUAL_ITEMS } from './usualItems';

/** The ID of the only document in `workSettings`. */
export const WORK_SETTINGS_ID = 'main';

export const JOB_TYPE_LIMIT = 30;
export const LEAD_SOURCE_LIMIT = 40;
export const WINDOW_LIMIT = 12;
/** Archived entries still name old records, so there may be more of them. */
export const ARCHIVED_LIMIT = 100;
const CHOICE_NAME_LENGTH = 60;
/** A longer reserve would leave no day to plan. */
export const RESERVE_LIMIT_MINUTES = 480;
/** Ten items with IDs of the app's length. */
const USUAL_ITEMS_LENGTH = 300;
/** Five IDs of the app's length, and longer ones from imports. */
const UNITS_LENGTH = 160;

/**
 * A kind of job with its defaults for new jobs. `checklist` has one check per line, `photos` one picture per line, `usualItems` a
 * pricebook item with its quantity, `units` IDs: stored as text because the security rules have too little memory for that many objects.
 */
const jobTypeSchema = z.object({
  id: recordId,
  name: requiredLine(CHOICE_NAME_LENGTH, 'Enter a name'),
  durationMinutes: z
    .number('Enter minutes')
    .int('Whole minutes')
    .min(5, 'At least 5 minutes')
    .max(14_400, 'At most 10 days'),
  checklist: text(4000),
  /** The skills and licenses required for such a job. */
  skills: requiredSkillsSchema,
  usualItems: z
    .string()
    .max(USUAL_ITEMS_LENGTH, 'At most ten items')
    .regex(USUAL_ITEMS, 'Not a list of items')
    .default(''),
  photos: text(300).default(''),
  /** The vehicles and machines that each visit needs. */
  units: z
    .string()
    .max(UNITS_LENGTH, 'At most five vehicles and machines')
    .regex(TYPE_UNITS, 'Not a list of units')
    .default(''),
});
export type JobTypeChoice = z.infer<typeof jobTypeSchema>;

const leadSourceSchema = z.object({ id: recordId, name: requiredLine(CHOICE_NAME_LENGTH, 'Enter a name') });
export type LeadSource = z.infer<typeof leadSourceSchema>;

/** An arrival window promised on the phone, in the company's time zone. */
const windowSchema = z
  .object({ id: recordId, from: timeOfDay, to: timeOfDay })
  .refine(({ from, to }) => to > from, { path: ['to'], message: 'The window must end after it starts' });
export type UsualWindow = z.infer<typeof windowSchema>;

const areNamedOnce = (choices: readonly { name: string }[]): boolean =>
  new Set(choices.map(({ name }) => name.toLowerCase())).size === choices.length;
const isEachOnce = (windows: readonly UsualWindow[]): boolean =>
  new Set(windows.map(({ from, to }) => `${from} ${to}`)).size === windows.length;

export const reserveMinutes = z
  .number('Enter minutes')
  .int('Whole minutes')
  .min(0, 'At least 0 minutes')
  .max(RESERVE_LIMIT_MINUTES, `At most ${RESERVE_LIMIT_MINUTES} minutes`);

/** companies/{c}/workSettings/main: the choices offered when planning work, in display order. */
export const workSettingsSchema = z.object({
  jobTypes: z
    .array(jobTypeSchema)
    .min(1, 'Keep at least one job type')
    .max(JOB_TYPE_LIMIT, `At most ${JOB_TYPE_LIMIT} job types`)
    .refine(areNamedOnce, 'Two job types have the same name'),
  archivedJobTypes: z.array(jobTypeSchema).max(ARCHIVED_LIMIT, `At most ${ARCHIVED_LIMIT} archived job types`),
  leadSources: z
    .array(leadSourceSchema)
    .max(LEAD_SOURCE_LIMIT, `At most ${LEAD_SOURCE_LIMIT} lead sources`)
    .refine(areNamedOnce, 'Two lead sources have the same name'),
  archivedLeadSources: z.array(leadSourceSchema).max(ARCHIVED_LIMIT, `At most ${ARCHIVED_LIMIT} archived lead sources`),
  arrivalWindows: z
    .array(windowSchema)
    .max(WINDOW_LIMIT, `At most ${WINDOW_LIMIT} arrival windows`)
    .refine(isEachOnce, 'Two arrival windows are the same'),
  /** Minutes of each shift kept free for emergencies in every search for a time; 0 keeps nothing. */
  reserveMinutes: reserveMinutes.default(0),
  /** Whether each visit of repeating work is a separate job, billed like any other, or another visit of the same job. */
  repeatsAreJobs: z.boolean().default(true),
  /** Whether jobs created without the office get their type's usual items: online bookings, jobs from leads, visits from agreements. */
  addsUsualItems: z.boolean().default(false),
  /** Requirements for finishing work on site; the app names what is missing. */
  finishNeeds: z.array(z.enum(FINISH_NEEDS)).max(FINISH_NEEDS.length).default([]),
});
export type WorkSettings = z.infer<typeof workSettingsSchema>;
