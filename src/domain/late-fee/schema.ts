import { z } from 'zod';
import { amountCents, ratePpm } from '../money/schema';

/** companies/{c}/lateFees/{id of the fee's invoice}: which fees were made, so that none comes twice. Written by functions only. */
export const lateFeeSchema = z.object({
  invoiceId: z.string().max(128),
  customerId: z.string().max(128),
  on: z.iso.date(),
  /** Which whole month of being late it is for. */
  month: z.number().int(),
  owedCents: amountCents,
  monthlyPpm: ratePpm,
  amountCents,
  /** It is to be issued and e-mailed, and no try has ended yet: what broke off is taken up again. */
  isToSend: z.boolean().default(false),
});
