import type { BillingSettings } from '@/domain/billing/settings';
import { dueText, fillTemplate, greetingName, templateOf } from '@/domain/invoice/mailText';
import type { Invoice, InvoiceInput } from '@/domain/invoice/schema';
import { formatCents } from '@/domain/money/format';
import { suggestedText } from '@/domain/message/paperText';
import type { Mail } from '@/entities/mail/useMail';
import type { PaperText } from '@/entities/message/usePaperText';
import { paths } from '@/lib/paths';
import { formatDate } from '@/ui/format/dateTime';

type MailSource = {
  invoice: InvoiceInput & Partial<Pick<Invoice, 'number' | 'balanceCents' | 'state' | 'token'>>;
  settings: BillingSettings;
  company: { name: string; timeZone: string };
  kind?: 'invoice' | 'reminder';
  /** Deposits already paid on a draft; omitted if unknown, and then the server fills in the amount owed. */ depositCents?:
    | number
    | undefined;
};

const firstNameIn = ({ billTo, customerName, customerSortName }: InvoiceInput): string =>
  greetingName({ name: billTo.name || customerName, sortName: customerSortName });

/** Builds the e-mail for an invoice. The server fills in a draft's number and link when it is sent. */
export function mailOf({ invoice, settings, company, kind = 'invoice', depositCents }: MailSource): Mail {
  const { subject, body } = templateOf(settings, kind);
  const isDraft = invoice.state === undefined || invoice.state === 'draft';
  const paidCents = invoice.estimateId === '' ? 0 : depositCents;
  const owedCents = isDraft
    ? paidCents === undefined
      ? undefined
      : Math.max(0, invoice.totalCents - paidCents)
    : (invoice.balanceCents ?? invoice.totalCents);
  const owed = owedCents === undefined ? undefined : formatCents(owedCents, { currency: invoice.document.currency });
  const customer = invoice.billTo.name || invoice.customerName;
  const values = {
    company: company.name,
    ...(customer !== '' && { customer, firstName: firstNameIn(invoice) }),
    ...(owed !== undefined && { total: owed, balance: owed }),
    due: dueText('invoice', formatDate(invoice.dueOn, company.timeZone)),
    ...(invoice.number !== undefined && invoice.number !== '' && { number: invoice.number }),
  };
  return {
    to: invoice.customerEmail === '' ? [] : [invoice.customerEmail],
    subject: fillTemplate(subject, values),
    message: fillTemplate(body, values),
  };
}

/** Builds the e-mail that confirms a payment. */
export function receiptMailOf({ invoice, amountCents, settings, company }: MailSource & { amountCents: number }): Mail {
  const { subject, body } = templateOf(settings, 'receipt');
  const values = {
    number: invoice.number ?? '',
    company: company.name,
    customer: invoice.billTo.name || invoice.customerName,
    firstName: firstNameIn(invoice),
    total: formatCents(amountCents, { currency: invoice.document.currency }),
  };
  return {
    to: invoice.customerEmail === '' ? [] : [invoice.customerEmail],
    subject: fillTemplate(subject, values),
    message: fillTemplate(body, values),
  };
}

type TextSource = {
  invoice: Pick<Invoice, 'number' | 'balanceCents' | 'token' | 'document'> & InvoiceInput;
  company: { name: string };
  kind: 'invoice' | 'payment-reminder' | 'receipt';
  /** For a receipt: the amount paid. */
  amountCents?: number;
};

/** Builds the text message for an invoice, a reminder or a receipt. */
export function textOf({ invoice, company, kind, amountCents }: TextSource): PaperText {
  const money = (cents: number): string => formatCents(cents, { currency: invoice.document.currency });
  const values = {
    company: company.name,
    firstName: firstNameIn(invoice),
    balance: money(invoice.balanceCents),
    ...(amountCents !== undefined && { total: money(amountCents) }),
    ...(invoice.number !== '' && { number: invoice.number }),
  };
  return {
    kind: kind === 'receipt' ? 'receipt' : 'invoice',
    message: suggestedText(kind, values),
    page: { kind: 'invoice', token: invoice.token, pathOf: paths.invoice },
  };
}
