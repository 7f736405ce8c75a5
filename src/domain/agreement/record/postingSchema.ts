import { z } from 'zod';
import { recordId } from '../../record/schema';

const cents = z.number().int().default(0);

/** companies/{c}/agreementPostings/{agreementId}-{YYYY-MM}: a month's figures for one agreement. Never rewritten. */
export const agreementPostingSchema = z.object({
  agreementId: recordId,
  number: z.string().max(20),
  customerId: recordId,
  /** The member's name when the month was posted. */
  memberName: z.string().max(330).default(''),
  month: z.string().regex(/^\d{4}-\d{2}$/),
  openingCents: cents,
  billedCents: cents,
  recognizedCents: cents,
  refundedCents: cents,
  closingCents: cents,
});
export type AgreementPosting = z.infer<typeof agreementPostingSchema>;

/** companies/{c}/agreementMonths/{YYYY-MM}: the totals of a month's postings, and how many members joined and left. */
export const agreementMonthSchema = z.object({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  billedCents: cents,
  recognizedCents: cents,
  refundedCents: cents,
  closingCents: cents,
  started: cents,
  ended: cents,
  renewed: cents,
});
export type AgreementMonth = z.infer<typeof agreementMonthSchema>;
