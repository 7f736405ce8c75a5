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

/** When a new job is to be: in the window that is proposed, or still to be found where there is none. */
const timesOf = (window: ArrivalWindow | null) => ({
  scheduledTime: window?.start ?? '',
  arrivalWindowStart: window?.start ?? '',
  arrivalWindowEnd: window?.end ?? '',
  isUnscheduled: window === null,
});

/** Whom to ask for, as far as the customer's record tells. */
export function contactOf(
  customer: Pick<Customer, 'kind' | 'phone' | 'contacts'>,
): Pick<JobInput, 'contactName' | 'contactPhone'> {
  const [first] = customer.contacts;
  return customer.kind === 'company' && first
    ? { contactName: first.name, contactPhone: first.phone || customer.phone }
    : { contactName: '', contactPhone: customer.phone };
}

/** What a new job's form starts with, at the time that is proposed and of the type that is offered first. */
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

/** A stored job as its form shows it. One without a time has only a place in the list, which is no time to start from. */
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

/** What a copy takes over: the work and the place, not the time, the ticks or the promised window. */
export function copyOfJob(job: Stored<Job>, window: ArrivalWindow | null): JobFormValues {
  return {
    ...toJobForm(job),
    ...timesOf(window),
    checklist: job.checklist.map((item) => ({ ...item, isDone: false, doneAt: '', doneBy: '' })),
  };
}

/** A callback starts from the same customer, place and crew; what is to be checked is another list. */
export function callbackOfJob(job: Stored<Job>, window: ArrivalWindow | null): JobFormValues {
  const title = cutText(`Callback: ${job.title}`, 160);
  return { ...copyOfJob(job, window), title, type: 'callback', checklist: [], description: '', internalNotes: '' };
}

/** A job that puts a finding right: at its place, on its unit, with the parts of the way that the customer chose. */
export function repairOfFinding(
  finding: Finding,
  customer: Pick<Customer, 'kind' | 'phone' | 'contacts'> | null,
  window: ArrivalWindow | null,
): JobFormValues {
  const { title, note, customerId, propertyId, equipmentId, options, number } = finding;
  // Of several ways the first is not the one that was sold: with none known the office writes down what to bring.
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

/** The record's fields that the form edits. A job without a time keeps its place in the list. */
export function toJobFields({ isUnscheduled: _, scheduledTime, ...input }: JobFormValues): Partial<Job> {
  return scheduledTime === '' ? input : { ...input, scheduledTime };
}
