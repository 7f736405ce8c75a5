import { z } from 'zod';
import type { Customer } from '@/domain/customer/schema';
import { jobInputSchema, type Job, type JobInput } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';

/** The form of a job: its input, and whether the time is still to be found. */
export const jobFormSchema = jobInputSchema
  .and(z.object({ isUnscheduled: z.boolean() }))
  .superRefine((values, context) => {
    if (!values.isUnscheduled && values.scheduledTime === '') {
      context.addIssue({
        code: 'custom',
        path: ['scheduledTime'],
        message: 'Choose a time, or switch on “No time yet”',
      });
    }
  });
export type JobFormValues = z.infer<typeof jobFormSchema>;

const HALF_HOUR_MS = 30 * 60_000;

/** The next full or half hour, when a call that comes in now can start at the earliest. */
const nextHalfHour = (now: Date): string =>
  new Date(Math.ceil((now.getTime() + 1) / HALF_HOUR_MS) * HALF_HOUR_MS).toISOString();

/** Whom to ask for, as far as the customer's record tells. */
export function contactOf(
  customer: Pick<Customer, 'kind' | 'phone' | 'contacts'>,
): Pick<JobInput, 'contactName' | 'contactPhone'> {
  const [first] = customer.contacts;
  return customer.kind === 'company' && first
    ? { contactName: first.name, contactPhone: first.phone || customer.phone }
    : { contactName: '', contactPhone: customer.phone };
}

/** What a new job's form starts with. */
export function emptyJobForm(now: Date): JobFormValues {
  return {
    title: '',
    type: 'service',
    priority: 'normal',
    customerId: '',
    propertyId: '',
    equipmentIds: [],
    contactName: '',
    contactPhone: '',
    scheduledTime: nextHalfHour(now),
    durationMinutes: 60,
    arrivalWindowStart: '',
    arrivalWindowEnd: '',
    technicianIds: [],
    description: '',
    customerNotes: '',
    internalNotes: '',
    poNumber: '',
    source: '',
    tags: [],
    checklist: [],
    isUnscheduled: false,
  };
}

/** A stored job as its form shows it. */
export function toJobForm(job: Job): JobFormValues {
  const {
    title,
    type,
    priority,
    customerId,
    propertyId,
    equipmentIds,
    contactName,
    contactPhone,
    scheduledTime,
    durationMinutes,
    arrivalWindowStart,
    arrivalWindowEnd,
    technicianIds,
    description,
    customerNotes,
    internalNotes,
    poNumber,
    source,
    tags,
    checklist,
  } = job;
  return {
    title,
    type,
    priority,
    customerId,
    propertyId,
    equipmentIds,
    contactName,
    contactPhone,
    scheduledTime,
    durationMinutes,
    arrivalWindowStart,
    arrivalWindowEnd,
    technicianIds,
    description,
    customerNotes,
    internalNotes,
    poNumber,
    source,
    tags,
    checklist,
    isUnscheduled: job.progress === 'unscheduled',
  };
}

/** What a copy takes over: the work and the place, not the time, the ticks or the promised window. */
export function copyOfJob(job: Stored<Job>, now: Date): JobFormValues {
  return {
    ...toJobForm(job),
    scheduledTime: nextHalfHour(now),
    arrivalWindowStart: '',
    arrivalWindowEnd: '',
    checklist: job.checklist.map((item) => ({ ...item, isDone: false, doneAt: '', doneBy: '' })),
    isUnscheduled: false,
  };
}

/** A callback starts from the same customer, place and crew; what is to be checked is another list. */
export function callbackOfJob(job: Stored<Job>, now: Date): JobFormValues {
  const title = `Callback: ${job.title}`.slice(0, 160);
  return { ...copyOfJob(job, now), title, type: 'callback', checklist: [], description: '', internalNotes: '' };
}

/** The record's fields that the form edits. A job without a time keeps its place in the list. */
export function toJobFields({ isUnscheduled: _, scheduledTime, ...input }: JobFormValues): Partial<Job> {
  return scheduledTime === '' ? input : { ...input, scheduledTime };
}
