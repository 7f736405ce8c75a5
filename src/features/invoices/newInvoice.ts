import { invoiceSchema, type Invoice, type InvoiceInput } from '@/domain/invoice/schema';

/** A draft as it is stored first: everything that functions write is still empty. */
export const newInvoice = (input: InvoiceInput): Invoice =>
  invoiceSchema.parse({ ...input, document: { ...input.document, settlements: [] } });
