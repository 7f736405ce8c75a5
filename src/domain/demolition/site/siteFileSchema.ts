import { z } from 'zod';
import { ratePpm } from '../../money/schema';
import { isoDay, line, optionalDate, recordId, requiredLine, text } from '../../record/schema';
import { DIVERSION_SCHEMES } from '../diversion';

export const HAZARD_KINDS = ['asbestos', 'lead', 'pcb', 'mercury', 'refrigerant', 'other'] as const;
export type HazardKind = (typeof HAZARD_KINDS)[number];

/** The units surveys use for amounts. Asbestos on pipe is in linear feet, on other parts in square feet, unmeasured in cubic feet. */
export const HAZARD_UNITS = ['linear-feet', 'square-feet', 'cubic-feet', 'each', 'pounds', 'gallons'] as const;
export type HazardUnit = (typeof HAZARD_UNITS)[number];

/** Asbestos categories: friable is regulated; nonfriable category I and II may stay under conditions, and are stated in the notice. */
export const ASBESTOS_CATEGORIES = ['friable', 'category-1', 'category-2'] as const;
export type AsbestosCategory = (typeof ASBESTOS_CATEGORIES)[number];

const amount = z.number().min(0, 'Cannot be negative').max(10_000_000, 'Too large');

/** One hazardous item of the survey. */
export const hazardSchema = z.object({
  id: recordId,
  kind: z.enum(HAZARD_KINDS).default('asbestos'),
  material: requiredLine(160, 'Enter what it is'),
  place: line(160).default(''),
  amount: amount.default(0),
  unit: z.enum(HAZARD_UNITS).default('square-feet'),
  /** For asbestos. */
  category: z.enum(ASBESTOS_CATEGORIES).default('friable'),
  /** '' = still in place. */
  removedOn: optionalDate,
  removedBy: line(160).default(''),
});
export type Hazard = z.infer<typeof hazardSchema>;

/** A notice sent to an agency, with the amounts it stated. Work must follow the last one. */
export const asbestosNoticeSchema = z.object({
  id: recordId,
  /** The agency's jurisdiction (`US`, `US-CA-SCAQMD`); '' = it serves all of them. */
  jurisdiction: line(40).default(''),
  sentOn: isoDay,
  /** The first day of work stated in the notice. */
  startsOn: isoDay,
  number: line(60).default(''),
  linearFeet: amount.default(0),
  squareFeet: amount.default(0),
  cubicFeet: amount.default(0),
  note: line(300).default(''),
});
export type AsbestosNotice = z.infer<typeof asbestosNoticeSchema>;

const TASK_DAYS_LIMIT = 2_000;
const AFTER_LIMIT = 20;

/** A task or milestone on the site's bar chart. */
export const siteTaskSchema = z.object({
  id: recordId,
  name: requiredLine(120, 'Enter a name'),
  /** In working days; 0 = a milestone. */
  days: z.number().int('Whole days').min(0, 'At least 0').max(TASK_DAYS_LIMIT, 'Too long').default(1),
  /** Tasks that must be finished first. */
  afterIds: z.array(recordId).max(AFTER_LIMIT).default([]),
  /** Earliest start; '' = as soon as its predecessors are finished. */
  notBefore: optionalDate,
  /** '' = not finished. */
  doneOn: optionalDate,
  /** The change order that added it. */
  changeOrderId: z.string().max(128).default(''),
});
export type SiteTask = z.infer<typeof siteTaskSchema>;

export const OPERATIONS = ['demolition', 'renovation'] as const;
const JOBS_PER_SITE_LIMIT = 30;
export const HAZARD_LIMIT = 80;
export const NOTICE_LIMIT = 30;
export const TASK_LIMIT = 80;

/** companies/{c}/siteFiles/{id}: a site's data, under the ID of its contract, or of its job if there is no contract. */
export const siteFileSchema = z.object({
  contractId: z.string().max(128).default(''),
  customerId: z.string().max(128).default(''),
  title: requiredLine(160, 'Enter what the site is called'),
  address: line(600).default(''),
  /** The jobs at the site. Gates hold their visits. */
  jobIds: z.array(recordId).max(JOBS_PER_SITE_LIMIT, `At most ${JOBS_PER_SITE_LIMIT} jobs`).default([]),

  /** The state's two-letter code, and the district within it as in the law's data (`US-CA-SCAQMD`); '' = none. */
  state: line(2).default(''),
  district: line(40).default(''),
  operation: z.enum(OPERATIONS).default('demolition'),
  startsOn: optionalDate,
  finishesOn: optionalDate,
  isResidential: z.boolean().default(false),
  dwellingUnits: z.number().int('Whole units').min(0).max(10_000).default(0),
  isPartOfLargerProject: z.boolean().default(false),
  isPublicBuilding: z.boolean().default(false),
  yearBuilt: z.number().int().min(0).max(2200).default(0),
  /** True when ordered by a government because the building is unsafe, or for an emergency renovation; with its date. */
  isEmergency: z.boolean().default(false),
  emergencyOn: optionalDate,

  surveyedOn: optionalDate,
  surveyedBy: line(160).default(''),
  surveyLicense: line(80).default(''),
  hazards: z.array(hazardSchema).max(HAZARD_LIMIT, `At most ${HAZARD_LIMIT} items`).default([]),
  notices: z.array(asbestosNoticeSchema).max(NOTICE_LIMIT, `At most ${NOTICE_LIMIT} notices`).default([]),

  tasks: z.array(siteTaskSchema).max(TASK_LIMIT, `At most ${TASK_LIMIT} tasks`).default([]),
  diversionScheme: z.enum(DIVERSION_SCHEMES).default('calgreen'),
  diversionTargetPpm: ratePpm.default(650_000),
  notes: text(5000).default(''),
});
export type SiteFile = z.infer<typeof siteFileSchema>;
