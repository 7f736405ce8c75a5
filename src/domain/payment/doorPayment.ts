import { z } from 'zod';
import { amountCents } from '../money/schema';
import type { ListQuery } from '../record/listQuery';
import { isoInstant, line, recordId } from '../record/schema';
import type { PaymentMethod } from './schema';

/** Payment methods at the door, other than cards, which Stripe handles. */
export const DOOR_METHODS = ['cash', 'cheque'] as const satisfies readonly PaymentMethod[];
export type DoorMethod = (typeof DOOR_METHODS)[number];

/**
 * '': the server hasn't processed it yet; `entered`: it is on the invoice; `held`: the office has to review it; `dropped`: the office
 * rejected it.
 */
const DOOR_STATES = ['', 'entered', 'held', 'dropped'] as const;

/**
 * companies/{c}/doorPayments/{id}: money that someone took on site, as they recorded it, possibly offline. Written once by that person.
 * The server bills the job, records the payment under the same id, and stores the outcome here: until then nothing is paid.
 */
export const doorPaymentSchema = z.object({
  jobId: recordId,
  customerId: recordId,
  /** The job's title at the time. */
  jobTitle: line(160).default(''),
  method: z.enum(DOOR_METHODS),
  amountCents: amountCents.refine((value) => value > 0, 'Enter an amount'),
  /** The number of the check. */
  reference: line(120).default(''),
  takenAt: isoInstant,
  /** Written by the server. */
  state: z.enum(DOOR_STATES).default(''),
  /** Why it is held, as a sentence. */
  reason: line(400).default(''),
  invoiceId: z.string().max(128).default(''),
  invoiceNumber: z.string().max(30).default(''),
});
export type DoorPayment = z.infer<typeof doorPaymentSchema>;

const OF_JOB_LIMIT = 20;
const HELD_LIMIT = 100;

/** Payments taken on site for a job, latest first. */
export const doorPaymentsOfJob = (jobId: string): ListQuery => ({
  where: [{ field: 'jobId', operator: '==', value: jobId }],
  orderBy: [{ field: 'takenAt', direction: 'desc' }],
  limit: OF_JOB_LIMIT,
});

/** Payments the office has to review, oldest first. */
export const heldDoorPayments = (): ListQuery => ({
  where: [{ field: 'state', operator: '==', value: 'held' }],
  orderBy: [{ field: 'takenAt', direction: 'asc' }],
  limit: HELD_LIMIT,
});
