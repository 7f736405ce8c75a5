import { z } from 'zod';
import { amountCents, ratePpm } from '../money/schema';

/** companies/{c}/lateFees/{id of the fee's invoice}: fees already created, so that none is charged twice. Written only by functions. */
export const lateFeeSchema = z.object({
  invoiceId: z.string().max(128),
  customerId: z.string().max(128),
  on: z.iso.date(),
  /** Which whole month of being late it covers. */
  month: z.number().int(),
  owedCents: amountCents,
  monthlyPpm: ratePpm,
  amountCents,
  /** Still to be issued and e-mailed: an interrupted attempt is resumed. */
  isToSend: z.boolean().default(false),
});
