import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { amountCents } from '../money/schema';
import { recordId, requiredLine } from '../record/schema';

const reason = requiredLine(1000, 'Enter a reason so others know why.');
const invoiceId = recordId;

export const ISSUE_BATCH_LIMIT = 50;

/**
 * Assigns drafts their numbers, for staff, in the order given, without gaps or repeats, and freezes them. The server rechecks each; a
 * failing draft says why and gets no number. One that is already issued returns its number.
 */
export const issueInvoices = defineContract({
  name: 'issueInvoices',
  input: z.object({
    invoiceIds: z.array(invoiceId).min(1).max(ISSUE_BATCH_LIMIT, `At most ${ISSUE_BATCH_LIMIT} at once`),
  }),
  output: z.object({ results: z.array(z.object({ invoiceId: z.string(), number: z.string(), error: z.string() })) }),
});

/** Voids an unpaid invoice, for managers; it keeps its number. */
export const voidInvoice = defineContract({
  name: 'voidInvoice',
  input: z.object({ invoiceId, reason }),
  output: z.object({}),
});

/** Marks an invoice as disputed by the customer, or the dispute as settled, for staff. */
export const setInvoiceDispute = defineContract({
  name: 'setInvoiceDispute',
  input: z.object({ invoiceId, isDisputed: z.boolean(), reason }),
  output: z.object({}),
});

/** Writes off what is still owed, or part of it, for managers. `requestId` makes a repeat idempotent. */
export const writeOffInvoice = defineContract({
  name: 'writeOffInvoice',
  input: z.object({ invoiceId, requestId: recordId, amountCents, reason }),
  output: z.object({}),
});

/** Reverts a write-off, for managers, for instance when a written-off invoice is paid after all. Repeating it changes nothing. */
export const undoWriteOff = defineContract({
  name: 'undoWriteOff',
  input: z.object({ invoiceId, requestId: recordId, reason }),
  output: z.object({}),
});

/** Corrects an issued invoice with a credit note, for managers. Any resulting overpayment can be refunded. */
export const creditInvoice = defineContract({
  name: 'creditInvoice',
  input: z.object({
    invoiceId,
    requestId: recordId,
    request: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('rest') }),
      z.object({ kind: z.literal('amount'), grossCents: amountCents }),
      z.object({
        kind: z.literal('parts'),
        parts: z
          .array(z.object({ partId: z.string().max(140), grossCents: amountCents }))
          .min(1)
          .max(600),
      }),
    ]),
    reason,
  }),
  output: z.object({ creditNoteId: z.string(), number: z.string() }),
});
