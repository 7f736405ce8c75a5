import { z } from 'zod';
import { amountCents, ratePpm } from '../money/schema';

/** companies/{c}/lateFees/{id of the fee's invoice}: fees already created, so that none is created twice. Written by functions only. */
export const lateFeeSchema = z.object({
  invoiceId: z.string().max(128),
  customerId: z.string().max(128),
  on: z.iso.date(),
  /** Number of the month of lateness it is for. */
  month: z.number().int(),
  owedCents: amountCents,
  monthlyPpm: ratePpm,
  amountCents,
  /** True until an attempt to issue and e-mail it finishes: interrupted attempts are resumed. */
  isToSend: z.boolean().default(false),
});
