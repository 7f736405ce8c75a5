import { z } from 'zod';
import type { JobTypeChoice } from '@/domain/company/workSettings';
import type { Customer } from '@/domain/customer/schema';
import type { ArrivalWindow } from '@/domain/job/freeWindow';
import { agreedOptionId } from '@/domain/finding/prices';
import type { Finding } from '@/domain/finding/schema';
import { jobInputSchema, type Job, type JobInput } from '@/domain/job/schema';
import { formatQuantityOf } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { cutText } from '@/lib/cutText';

/** Schema of the job form: its input, and whether it is unscheduled. */
export const jobFormSchema = jobInputSchema
  .and(z.object({ isUnscheduled: z.boolean() }))
  .superRefine((values, context) => {
    if (!values.isUnscheduled && values.scheduledTime === '') {
      context.addIssue({
        code: 'custom',
        path: ['scheduledTime'],
        message: 'Choose a time, or switch on “Not scheduled”',
      });
    }
  });
export type JobFormValues = z.infer<typeof jobFormSchema>;

/** Times of a new job: the proposed window, or unscheduled without one. */
const timesOf = (window: ArrivalWindow | null) => ({
  scheduledTime: window?.start ?? '',
  arrivalWindowStart: window?.start ?? '',
  arrivalWindowEnd: window?.end ?? '',
  isUnscheduled: window === null,
});

/** Returns the contact to ask for, from the customer's record. */
export function contactOf(
  customer: Pick<Customer, 'kind' | 'phone' | 'contacts'>,
): Pick<JobInput, 'contactName' | 'contactPhone'> {
  const [first] = customer.contacts;
  return customer.kind === 'company' && first
    ? { contactName: first.name, contactPhone: first.phone || customer.phone }
    : { contactName: '', contactPhone: customer.phone };
}

/** Returns initial values for a new job, with the proposed window and the first type offered. */
export function emptyJobForm(window: ArrivalWindow | null, type?: JobTypeChoice): JobFormValues {
  return {
    title: '',
    type: type?.id ?? 'service',
    businessUnitId: '',
    priority: 'normal',
    customerId: '',
    propertyId: '',
    equipmentIds: [],
    contactName: '',
    contactPhone: '',
    ...timesOf(window),
    durationMinutes: type?.durationMinutes ?? 60,
    technicianIds: [],
    requiredSkills: [...(type?.skills ?? [])],
    description: '',
    customerNotes: '',
    internalNotes: '',
    poNumber: '',
    source: '',
    tags: [],
    checklist: [],
  };
}

/** Converts a stored job to form values. An unscheduled job has only a sort position, which is not a start time. */
export function toJobForm(job: Job): JobFormValues {
  const {
    title,
    type,
    businessUnitId,
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
    requiredSkills,
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
    businessUnitId,
    priority,
    customerId,
    propertyId,
    equipmentIds,
    contactName,
    contactPhone,
    scheduledTime: job.progress === 'unscheduled' ? '' : scheduledTime,
    durationMinutes,
    arrivalWindowStart,
    arrivalWindowEnd,
    technicianIds,
    requiredSkills,
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

/** Copies the work and the place, but not the time, checked items or promised window. */
export function copyOfJob(job: Stored<Job>, window: ArrivalWindow | null): JobFormValues {
  return {
    ...toJobForm(job),
    ...timesOf(window),
    checklist: job.checklist.map((item) => ({ ...item, isDone: false, doneAt: '', doneBy: '' })),
  };
}

/** Builds a callback with the same customer, place and crew but its own checklist. */
export function callbackOfJob(job: Stored<Job>, window: ArrivalWindow | null): JobFormValues {
  const title = cutText(`Callback: ${job.title}`, 160);
  return { ...copyOfJob(job, window), title, type: 'callback', checklist: [], description: '', internalNotes: '' };
}

/** Builds a job that fixes a finding: at its place, on its unit, with the parts of the option the customer chose. */
export function repairOfFinding(
  finding: Finding,
  customer: Pick<Customer, 'kind' | 'phone' | 'contacts'> | null,
  window: ArrivalWindow | null,
): JobFormValues {
  const { title, note, customerId, propertyId, equipmentId, options, number } = finding;
  // Of several options, the first isn't necessarily the one sold: if none is known, the office writes down what to bring.
  const way = options.length > 1 ? options.find(({ id }) => id === agreedOptionId(finding)) : options[0];
  const parts = (way?.lines ?? []).map((line) => `• ${formatQuantityOf(line)} × ${line.name}`);
  return {
    ...emptyJobForm(window),
    ...(customer && contactOf(customer)),
    title,
    customerId,
    propertyId,
    equipmentIds: equipmentId === '' ? [] : [equipmentId],
    description: [note, ...parts].filter(Boolean).join('\n').slice(0, 10_000),
    source: `Finding ${number}`,
  };
}

/** Converts form values to record fields. An unscheduled job keeps its sort position. */
export function toJobFields({ isUnscheduled: _, scheduledTime, ...input }: JobFormValues): Partial<Job> {
  return scheduledTime === '' ? input : { ...input, scheduledTime };
}
