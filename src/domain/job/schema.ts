import { z } from 'zod';
import { tagsSchema } from '../customer/schema';
import { optionalPhone } from '../contact/schema';
import { isoInstant, line, optionalInstant, recordId, requiredLine, text } from '../record/schema';
import { siteFieldsSchema } from '../demolition/site/onWork';
import { requiredSkillsSchema } from '../scheduling/requiredSkills';
import { searchWordsField } from '../search/words';

/** The types companies start with. */
export const JOB_TYPES = [
  'service',
  'maintenance',
  'installation',
  'inspection',
  'estimate',
  'emergency',
  'project',
  'callback',
] as const;
export type JobType = (typeof JOB_TYPES)[number];
export const JOB_TYPE_LABELS: Record<JobType, string> = {
  service: 'Service call',
  maintenance: 'Maintenance',
  installation: 'Installation',
  inspection: 'Inspection',
  estimate: 'Estimate visit',
  emergency: 'Emergency',
  project: 'Project',
  callback: 'Callback',
};

export const PRIORITIES = ['emergency', 'high', 'normal', 'low'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** The job's own progress. `invoiced` and `closed` follow from payments and are never set by a technician. */
export const PROGRESS_STATES = [
  'unscheduled',
  'scheduled',
  'in-progress',
  'on-hold',
  'work-done',
  'invoiced',
  'closed',
  'cancelled',
] as const;
export type Progress = (typeof PROGRESS_STATES)[number];

export const HOLD_REASONS = ['parts', 'customer', 'weather', 'permit', 'other'] as const;
export const CHECKLIST_LIMIT = 30;
export const PROGRESS_LOG_LIMIT = 100;
export const TECHNICIAN_LIMIT = 10;
export const EQUIPMENT_PER_JOB_LIMIT = 20;

export const checklistItemSchema = z.object({
  id: recordId,
  label: requiredLine(200, 'Enter what to check'),
  isDone: z.boolean().default(false),
  doneAt: optionalInstant,
  doneBy: z.string().max(128).default(''),
});
export type ChecklistItem = z.infer<typeof checklistItemSchema>;

/** One step of a job: which state, when on the device's clock, by whom, and the reason if one is required. */
export const progressEntrySchema = z.object({
  state: z.enum(PROGRESS_STATES),
  at: isoInstant,
  by: z.string().max(128),
  reason: line(300).default(''),
});
export type ProgressEntry = z.infer<typeof progressEntrySchema>;

/** The job's copy of its invoice. Written with the customer at creation; the status by the invoicing server code. */
const embeddedInvoiceSchema = z.object({
  status: z.string().max(40).nullable().default(null),
  customerId: z.string().max(128),
});

const jobFields = z.object({
  title: requiredLine(160, 'Enter what the job is'),
  /** The id of one of the company's job types (`WorkSettings`); those every company starts with are `JOB_TYPES`. */
  type: recordId.default('service'),
  /** One of the company's units (`BillingSettings.units`); '' = none, or not set yet. */
  businessUnitId: z.string().max(128).default(''),
  priority: z.enum(PRIORITIES).default('normal'),
  customerId: recordId.or(z.literal('')).refine((id) => id !== '', 'Choose a customer'),
  propertyId: z.string().max(128).default(''),
  equipmentIds: z.array(recordId).max(EQUIPMENT_PER_JOB_LIMIT).default([]),
  contactName: line(120).default(''),
  contactPhone: optionalPhone,
  scheduledTime: optionalInstant,
  durationMinutes: z
    .number()
    .int('Whole minutes')
    .min(5, 'At least 5 minutes')
    .max(14_400, 'At most 10 days')
    .default(60),
  arrivalWindowStart: optionalInstant,
  arrivalWindowEnd: optionalInstant,
  technicianIds: z.array(recordId).max(TECHNICIAN_LIMIT, `At most ${TECHNICIAN_LIMIT} technicians`).default([]),
  requiredSkills: requiredSkillsSchema,
  description: text(10_000).default(''),
  customerNotes: text(10_000).default(''),
  internalNotes: text(10_000).default(''),
  poNumber: line(60).default(''),
  /** The id of a lead source (`WorkSettings`); on older jobs, from before there were any, free text. */
  source: line(60).default(''),
  tags: tagsSchema,
  checklist: z.array(checklistItemSchema).max(CHECKLIST_LIMIT, `At most ${CHECKLIST_LIMIT} checks`).default([]),
});

/** The form fields. An arrival window needs both ends, in order. */
export const jobInputSchema = jobFields.superRefine((job, context) => {
  const { arrivalWindowStart: start, arrivalWindowEnd: end } = job;
  if ((start === '') !== (end === '')) {
    context.addIssue({ code: 'custom', path: ['arrivalWindowEnd'], message: 'Enter both ends of the arrival window' });
  } else if (start !== '' && end <= start) {
    context.addIssue({ code: 'custom', path: ['arrivalWindowEnd'], message: 'The window must end after it starts' });
  }
});
export type JobInput = z.infer<typeof jobInputSchema>;

/** companies/{c}/jobs/{id}. Customer name and address are copies, so that a day's list needs no further reads. */
export const jobSchema = jobFields.extend({
  number: z.string().max(20),
  customerName: z.string().max(330).default(''),
  customerSortName: z.string().max(330).default(''),
  customerPhone: z.string().max(40).default(''),
  propertyAddress: z.string().max(600).default(''),
  progress: z.enum(PROGRESS_STATES).default('scheduled'),
  progressLog: z.array(progressEntrySchema).max(PROGRESS_LOG_LIMIT).default([]),
  holdReason: line(300).default(''),
  /** Time the technician last told the customer that they are on the way; see `isOnTheWay`. */
  onMyWayAt: optionalInstant,
  cancelReason: line(300).default(''),
  parentJobId: z.string().max(128).default(''),
  invoiceId: z.string().max(128).nullable().default(null),
  invoice: embeddedInvoiceSchema,
  /** Maintained by functions. */
  searchWords: searchWordsField,
  /** Whether its visits are stored, so that boards don't have to read the job for the one in its fields. Set by the server. */
  hasStoredVisits: z.boolean().default(false),
  ...siteFieldsSchema.shape,
});
export type Job = z.infer<typeof jobSchema>;
