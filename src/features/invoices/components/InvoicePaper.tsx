import { Stack } from '@mantine/core';
import { memo, useDeferredValue, useMemo } from 'react';
import { collections } from '@/data/collections';
import { useRecord } from '@/data/react/useRecords';
import { invoiceSchema, type Invoice, type InvoiceInput } from '@/domain/invoice/schema';
import type { Paper } from '@/domain/paper/schema';
import { paperOfInvoice } from '@/domain/public-document/faceOfInvoice';
import { isEmptyLine } from '@/entities/billing/newLine';
import { usePrintedAs } from '@/entities/billing/usePrintedAs';
import { useToday } from '@/entities/company/useToday';
import { settledFields } from '@/domain/invoice/settlements';
import { useDeposits } from '@/entities/payment/useDeposits';
import { MailPreview } from '@/entities/mail/MailPreview';
import type { Mail } from '@/entities/mail/useMail';
import { PaperView } from '@/entities/paper/PaperView';
import { AppError } from '@/lib/appError';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

type InvoicePaperProps = {
  invoice: InvoiceInput | Invoice;
  /** E-mail that accompanies the invoice, shown above it. */
  mail?: Mail;
};

/** Fills the required blanks of an unfinished invoice so that it can be printed. */
const onPaper = (invoice: InvoiceInput): InvoiceInput => ({
  ...invoice,
  title: invoice.title || 'Invoice',
  customerId: invoice.customerId || 'none',
  document: {
    ...invoice.document,
    lines: invoice.document.lines
      .filter((line) => !isEmptyLine(line))
      .map((line) => ({ ...line, name: line.name || '…' })),
    fees: invoice.document.fees.map((fee) => ({ ...fee, name: fee.name || 'Fee' })),
  },
});

/** Returns the invoice as printed, or null while its numbers don't add up. */
export function useInvoicePaper(invoice: InvoiceInput | Invoice): Paper | null {
  const { company, settings } = usePrintedAs(invoice.businessUnitId);
  const today = useToday();
  const customer = useRecord(collections.customers, invoice.customerId).data;
  const property = useRecord(collections.properties, invoice.propertyId).data;
  const isDraft = !('state' in invoice) || invoice.state === 'draft';
  const { waiting } = useDeposits(isDraft ? invoice.estimateId : '');
  return useMemo(() => {
    const written = 'state' in invoice ? invoice : invoiceSchema.safeParse(onPaper(invoice)).data;
    if (!written) return null;
    // An issued invoice already has them.
    const drawn = waiting.length === 0 ? written : { ...written, ...settledFields(written, waiting, today) };
    try {
      return paperOfInvoice({
        invoice: drawn,
        company,
        settings,
        customer: { name: invoice.customerName, address: customer?.billingAddress ?? invoice.billTo.address },
        serviceAddress: property?.address ?? null,
        today,
      });
    } catch (error) {
      if (!(error instanceof AppError)) console.error('Error drawing an invoice', error);
      return null;
    }
  }, [invoice, company, settings, customer, property, today, waiting]);
}

/** Renders a live preview of the customer's copy. It is deferred so that typing stays fast. */
export function InvoiceLivePaper({ values }: { values: InvoiceInput }) {
  return <LivePaper invoice={useDeferredValue(values)} />;
}

const LivePaper = memo(InvoicePaper);

/** Shows what the customer gets: the printed invoice and the e-mail. */
export function InvoicePaper({ invoice, mail }: InvoicePaperProps) {
  const paper = useInvoicePaper(invoice);
  return (
    <Stack>
      {mail && <MailPreview mail={mail} />}
      {paper ? (
        <PaperView paper={paper} />
      ) : (
        <InlineNotice tone="warning">It can be shown once the fields marked in red are fixed.</InlineNotice>
      )}
    </Stack>
  );
}
