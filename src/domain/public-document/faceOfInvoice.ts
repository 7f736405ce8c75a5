import type { BillingSettings } from '../billing/settings';
import type { InvoiceStatus } from '../billing/invoiceState';
import { totalsOf } from '../billing/parts';
import type { Settlement } from '../billing/schema';
import type { PublicFinancing } from '../financing/publicOffer';
import type { Address } from '../contact/schema';
import { invoiceLabel, statusOf } from '../invoice/facts';
import type { Invoice } from '../invoice/schema';
import { formatCents } from '../money/format';
import { paperOfDocument } from '../paper/document';
import type { PrintedCompany } from '../paper/header';
import type { Paper } from '../paper/schema';
import type { Payment } from '../payment/schema';
import { linkEnd } from './linkEnd';
import { NO_PARTS, type PublicDocument, type PublicInvoice } from './schema';

export type InvoiceSubject = {
  companyId: string;
  id: string;
  company: PrintedCompany;
  settings: Pick<BillingSettings, 'footer'>;
  customer: { name: string; address: Address };
  serviceAddress: Address | null;
  invoice: Invoice;
  /** All payments on it, oldest first. */
  payments: readonly Payment[];
  canPayByCard: boolean;
  /** What happens if it isn't paid on time; '' or missing if nothing does. */
  lateFeeNotice?: string;
  /** Monthly payments; null or missing if none are offered. */
  financing?: PublicFinancing | null;
  now: string;
  /** The company's calendar day. */
  today: string;
};

const PAYMENTS_SHOWN = 200;
const SETTLEMENT_NAMES: Record<Settlement['kind'], string> = {
  payment: 'Payment',
  refund: 'Refund',
  credit: 'Credit',
  'write-off': 'Written off',
};

const STAMPS: Partial<Record<InvoiceStatus, string>> = {
  draft: 'Draft',
  paid: 'Paid',
  void: 'Void',
  credited: 'Credited',
};

/** Whether money is owed that the customer can still pay. */
export const isPayable = ({ state, balanceCents }: Pick<Invoice, 'state' | 'balanceCents'>): boolean =>
  (state === 'issued' || state === 'disputed') && balanceCents > 0;

/**
 * Builds what the customer sees of an invoice.
 * @throws AppError `invalid` when its document can't be calculated.
 */
export function faceOfInvoice(subject: InvoiceSubject): PublicDocument {
  const { invoice, companyId, id, company, payments, now, today } = subject;
  const paper = paperOfInvoice(subject);
  const isOwed = isPayable(invoice);
  return {
    ...NO_PARTS,
    kind: 'invoice',
    companyId,
    subjectId: id,
    businessUnitId: invoice.businessUnitId,
    updatedAt: now,
    endsAt: isOwed
      ? ''
      : linkEnd([
          invoice.issuedAt,
          invoice.sentAt,
          ...invoice.document.settlements.map(({ at }) => at),
          ...payments.map(({ receivedAt }) => receivedAt),
        ]),
    timeZone: company.timeZone,
    company: paper.company,
    paper,
    invoice: {
      status: statusOf(invoice, today),
      currency: invoice.document.currency,
      totalCents: invoice.totalCents,
      balanceCents: isOwed || invoice.balanceCents < 0 ? invoice.balanceCents : 0,
      dueOn: invoice.dueOn,
      canPayByCard: subject.canPayByCard && isOwed,
      financing: isOwed ? (subject.financing ?? null) : null,
      lateFeeNotice: isOwed ? (subject.lateFeeNotice ?? '') : '',
      payments: payments
        .filter(({ state }) => state !== 'failed')
        .slice(-PAYMENTS_SHOWN)
        .map(publicPayment),
    },
  };
}

const publicPayment = ({
  receivedOn,
  method,
  amountCents,
  refundedCents,
  state,
}: Payment): PublicInvoice['payments'][number] => ({
  on: receivedOn,
  method,
  amountCents: amountCents - refundedCents,
  isProcessing: state === 'processing',
});

/** Builds an invoice's document. */
export function paperOfInvoice({
  invoice,
  company,
  settings,
  customer,
  serviceAddress,
  today,
}: Omit<
  InvoiceSubject,
  'companyId' | 'id' | 'now' | 'payments' | 'canPayByCard' | 'lateFeeNotice' | 'financing'
>): Paper {
  const hasOwnAddress = invoice.billTo.address.street !== '' || invoice.billTo.address.city !== '';
  const header = {
    company,
    recipient: {
      name: invoice.billTo.name || customer.name,
      address: hasOwnAddress ? invoice.billTo.address : customer.address,
    },
    number: invoiceLabel(invoice),
    stamp: STAMPS[statusOf(invoice, today)] ?? '',
    serviceAddress,
    dueDate: invoice.dueOn,
    facts: [
      { label: 'For', value: invoice.title },
      { label: 'Job', value: invoice.jobNumber },
      { label: 'Purchase order', value: invoice.poNumber },
    ],
    message: invoice.message,
    terms: invoice.terms,
    footer: settings.footer,
  };
  const paper = paperOfDocument({ document: invoice.document, ...header });
  return invoice.kind === 'progress' ? { ...paper, ...progressSections(invoice) } : paper;
}

/** A progress bill shows what each line bills now: its document contains the whole contract. */
function progressSections({
  parts,
  document,
  totalCents,
  balanceCents,
}: Invoice): Pick<Paper, 'sections' | 'headline'> {
  const money = (cents: number): string => formatCents(cents, { currency: document.currency });
  const { netCents, taxes } = totalsOf(parts);
  const names = new Map((document.tax.zone?.taxes ?? []).map(({ id, name }) => [id, name]));
  const total = (label: string, cents: number, isStrong = false) => ({
    label,
    amountText: money(cents),
    isStrong,
    note: '',
  });
  return {
    headline: { label: 'Balance due', amountText: money(balanceCents) },
    sections: [
      {
        title: '',
        description: '',
        isRecommended: false,
        lines: parts
          .filter((part) => part.netCents !== 0)
          .slice(0, 500)
          .map((part) => ({
            name: part.name,
            description: '',
            quantityText: '',
            unitPriceText: '',
            discountText: '',
            amountText: money(part.netCents),
            isOptional: false,
            isSelected: true,
            photoUrl: '',
          })),
        totals: [
          total('Billed now, without tax', netCents),
          ...taxes
            .filter(({ amountCents }) => amountCents !== 0)
            .map(({ taxId, amountCents }) => total(names.get(taxId) ?? 'Tax', amountCents)),
          total('Total', totalCents, true),
          ...document.settlements
            .slice(0, 20)
            .map(({ kind, name, amountCents }) =>
              total(name || SETTLEMENT_NAMES[kind], kind === 'refund' ? amountCents : -amountCents),
            ),
          total('Balance due', balanceCents, true),
        ],
      },
    ],
  };
}
