import type { ZodType } from 'zod';
import { agreementSchema } from '@/domain/agreement/record/schema';
import { estimateSchema } from '@/domain/estimate/schema';
import { invoiceSchema } from '@/domain/invoice/schema';
import { paymentSchema } from '@/domain/payment/schema';
import type { Portal, PortalPaper, PortalPaperKind } from '@/domain/portal/api';
import {
  agreementInPortal,
  estimateInPortal,
  invoiceInPortal,
  paymentInPortal,
  visitInPortal,
} from '@/domain/portal/papers';
import { scheduleEntrySchema } from '@/domain/scheduling/schema';

type Clock = { timeZone: string };

/** Returns what a customer sees of each type of record; null if it isn't theirs to see yet. */
export const seen = (clock: Clock): Record<PortalPaperKind, (id: string, data: unknown) => PortalPaper | null> => ({
  estimate: (id, data) => from(estimateSchema, data, (estimate) => estimateInPortal({ ...estimate, id }, clock)),
  invoice: (id, data) => from(invoiceSchema, data, (invoice) => invoiceInPortal({ ...invoice, id }, clock)),
  agreement: (id, data) => from(agreementSchema, data, (agreement) => agreementInPortal({ ...agreement, id })),
  visit: (id, data) => from(scheduleEntrySchema, data, (visit) => visitInPortal({ ...visit, id })),
});

/** The same for a payment; null for one that hasn't arrived. */
export const seenPayment = (data: unknown, clock: Clock): Portal['payments'][number] | null =>
  from(paymentSchema, data, (payment) => paymentInPortal(payment, clock));

function from<T, R>(schema: ZodType<T>, data: unknown, show: (record: T) => R | null): R | null {
  const parsed = schema.safeParse(data);
  return parsed.success ? show(parsed.data) : null;
}
