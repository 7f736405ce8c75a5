import { z } from 'zod';
import { amountCents } from '../money/schema';
import type { ListQuery } from '../record/listQuery';
import { isoInstant, line, recordId } from '../record/schema';
import type { PaymentMethod } from './schema';

/** What is handed over at the door, apart from cards, which Stripe takes. */
export const DOOR_METHODS = ['cash', 'cheque'] as const satisfies readonly PaymentMethod[];
export type DoorMethod = (typeof DOOR_METHODS)[number];

/** '': the server has not seen it yet; `entered`: it is on the invoice; `held`: the office has to look; `dropped`: it said no. */
const DOOR_STATES = ['', 'entered', 'held', 'dropped'] as const;

/**
 * companies/{c}/doorPayments/{id}: money that somebody took on site, as they wrote it down, also without a connection. Written once by who
 * took it. The server bills the job, enters the payment under the same id, and notes here what came of it: until then nothing is paid.
 */
export const doorPaymentSchema = z.object({
  jobId: recordId,
  customerId: recordId,
  /** What the work was called then. */
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

/** What was taken on site for a job, the latest first. */
export const doorPaymentsOfJob = (jobId: string): ListQuery => ({
  where: [{ field: 'jobId', operator: '==', value: jobId }],
  orderBy: [{ field: 'takenAt', direction: 'desc' }],
  limit: OF_JOB_LIMIT,
});

/** What the office has to look at, the oldest first. */
export const heldDoorPayments = (): ListQuery => ({
  where: [{ field: 'state', operator: '==', value: 'held' }],
  orderBy: [{ field: 'takenAt', direction: 'asc' }],
  limit: HELD_LIMIT,
});
