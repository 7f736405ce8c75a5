import { invoiceSchema, type Invoice, type InvoiceInput } from '@/domain/invoice/schema';

/** Builds a draft as first stored, with all server-written fields still empty. */
export const newInvoice = (input: InvoiceInput): Invoice =>
  invoiceSchema.parse({ ...input, document: { ...input.document, settlements: [] } });
