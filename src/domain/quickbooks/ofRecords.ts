import { grossOf, type IssuedPart } from '../billing/parts';
import type { CreditNote, Invoice } from '../invoice/schema';
import { priceOf, sumOf } from '../money/amounts';
import { heldOf } from '../payment/refunds';
import type { Payment } from '../payment/schema';
import { applicationsOf, writeOffKey } from './applications';
import { bookDocument, bookKey, type Application, type BookDocument, type BookLine, type LineRole } from './books';

type WithId<T> = T & { id: string };
export type BookRecords = {
  invoices: readonly WithId<Invoice>[];
  creditNotes: readonly WithId<CreditNote>[];
  payments: readonly WithId<Payment>[];
};

/** A payout as reported by the card processor. */
export type Payout = {
  id: string;
  arrivesOn: string;
  amountCents: number;
  feeCents: number;
  payments: readonly { paymentId: string; amountCents: number }[];
};

const ONE_E4 = 10_000;

/** Whether money has arrived and wasn't reversed by the bank as a whole. */
const hasCome = ({ state }: Pick<Payment, 'state'>): boolean => state !== 'processing' && state !== 'failed';

/**
 * Converts the company's records to accounting documents: every issued invoice and what settles it, by day. `dayOf` returns the company's
 * day of an instant.
 */
export function booksOf(
  { invoices, creditNotes, payments }: BookRecords,
  payouts: readonly Payout[],
  dayOf: (instant: string) => string,
): BookDocument[] {
  const issued = invoices.filter(({ state }) => state !== 'draft');
  const refundKeys = new Map(
    payments.flatMap(({ id, refunds }) =>
      refunds.map((refund) => [`refund-${id}-${refund.id}`.slice(0, 128), refundKey(id, refund.id)] as const),
    ),
  );
  const applied = applicationsOf(issued, refundKeys);
  const invoiceOf = new Map(issued.map((invoice) => [invoice.id, invoice]));
  const methods = new Map(payments.map(({ id, method }) => [id, method]));
  return [
    ...issued.map(invoiceDocument),
    ...creditNotes.map((note) =>
      creditDocument(note, invoiceOf.get(note.invoiceId), applied.get(bookKey('credit', note.id)) ?? []),
    ),
    ...issued.flatMap((invoice) => writeOffDocuments(invoice, applied, dayOf)),
    ...payments
      .filter(hasCome)
      .flatMap((payment) =>
        paymentDocuments(payment, { applied, dayOf, propertyId: invoiceOf.get(payment.invoiceId)?.propertyId ?? '' }),
      ),
    ...payouts.map((payout) => payoutDocument(payout, methods)),
  ].toSorted((a, b) => a.on.localeCompare(b.on) || a.key.localeCompare(b.key));
}

function invoiceDocument(invoice: WithId<Invoice>): BookDocument {
  return bookDocument({
    key: bookKey('invoice', invoice.id),
    kind: 'invoice',
    number: invoice.number,
    on: invoice.issuedOn,
    dueOn: invoice.dueOn,
    customerId: invoice.customerId,
    customerName: invoice.customerName,
    propertyId: invoice.propertyId,
    currency: invoice.document.currency,
    totalCents: invoice.totalCents,
    taxCents: invoice.taxCents,
    lines: linesOf(invoice.parts, invoice),
    taxZoneId: invoice.document.tax.zone?.id ?? '',
    businessUnitId: invoice.businessUnitId,
    isVoid: invoice.state === 'void',
    memo: invoice.poNumber === '' ? '' : `PO ${invoice.poNumber}`,
  });
}

function creditDocument(
  note: WithId<CreditNote>,
  invoice: WithId<Invoice> | undefined,
  applies: Application[],
): BookDocument {
  return bookDocument({
    key: bookKey('credit', note.id),
    kind: 'credit',
    number: note.number,
    on: note.issuedOn,
    customerId: note.customerId,
    customerName: note.customerName,
    propertyId: invoice?.propertyId ?? '',
    currency: invoice?.document.currency ?? 'USD',
    totalCents: note.totalCents,
    taxCents: note.taxCents,
    lines: linesOf(note.parts, invoice),
    taxZoneId: invoice?.document.tax.zone?.id ?? '',
    businessUnitId: invoice?.businessUnitId ?? '',
    applies,
    memo: note.reason,
  });
}

/** Returns lines for the parts with an amount. A part without its line in the document (a share of a contract) is a service. */
function linesOf(parts: readonly IssuedPart[], invoice: Invoice | undefined): BookLine[] {
  const lines = new Map((invoice?.document.lines ?? []).map((line) => [`line:${line.id}`, line]));
  return parts
    .filter((part) => part.netCents !== 0 || grossOf(part) !== 0)
    .map((part): BookLine => {
      const line = lines.get(part.id);
      const isWhole = line && priceOf(line.quantityE4, line.unitPriceCents) === part.netCents;
      return {
        role: roleOf(part.id, line?.kind),
        description: [part.name, line?.description ?? ''].filter(Boolean).join('\n').slice(0, 4000),
        quantityE4: isWhole ? line.quantityE4 : ONE_E4,
        unitCents: isWhole ? line.unitPriceCents : part.netCents,
        netCents: part.netCents,
        isTaxed: part.taxes.some(({ amountCents }) => amountCents !== 0),
      };
    });
}

function roleOf(partId: string, kind: LineRole | undefined): LineRole {
  if (partId === 'tip') return 'tip';
  if (partId.startsWith('fee:')) return 'fee';
  return kind ?? 'service';
}

function writeOffDocuments(
  invoice: WithId<Invoice>,
  applied: ReadonlyMap<string, Application[]>,
  dayOf: (instant: string) => string,
): BookDocument[] {
  return invoice.document.settlements
    .filter(({ kind }) => kind === 'write-off')
    .map(({ id, amountCents, at }) => {
      const key = writeOffKey(invoice.id, id);
      return bookDocument({
        key,
        kind: 'write-off',
        number: `${invoice.number}-W`,
        on: at === '' ? invoice.issuedOn : dayOf(at),
        customerId: invoice.customerId,
        customerName: invoice.customerName,
        propertyId: invoice.propertyId,
        currency: invoice.document.currency,
        businessUnitId: invoice.businessUnitId,
        totalCents: amountCents,
        lines: [
          {
            role: 'badDebt',
            description: `Written off on invoice ${invoice.number}`,
            quantityE4: ONE_E4,
            unitCents: amountCents,
            netCents: amountCents,
            isTaxed: false,
          },
        ],
        applies: applied.get(key) ?? [],
      });
    });
}

const refundKey = (paymentId: string, refundId: string): string => bookKey('refund', `${paymentId}.${refundId}`);

/** Splits a payment, its tip and its refunds into three kinds of documents, because a tip isn't part of the invoice. */
function paymentDocuments(
  payment: WithId<Payment>,
  {
    applied,
    dayOf,
    propertyId,
  }: { applied: ReadonlyMap<string, Application[]>; dayOf: (instant: string) => string; propertyId: string },
): BookDocument[] {
  const shared = {
    propertyId,
    customerId: payment.customerId,
    customerName: payment.customerName,
    currency: payment.currency,
    method: payment.method,
  };
  const key = bookKey('payment', payment.id);
  const towardCents = payment.amountCents - payment.tipCents;
  const documents: BookDocument[] = [];
  if (towardCents > 0)
    documents.push(
      bookDocument({
        ...shared,
        key,
        kind: 'payment',
        number: payment.invoiceNumber,
        on: payment.receivedOn,
        totalCents: towardCents,
        applies: applied.get(key) ?? [],
        memo: payment.reference,
      }),
    );
  if (payment.tipCents > 0)
    documents.push(
      bookDocument({
        ...shared,
        key: bookKey('tip', payment.id),
        kind: 'tip',
        number: payment.invoiceNumber,
        on: payment.receivedOn,
        totalCents: payment.tipCents,
        lines: [
          {
            role: 'tip',
            description: 'Tip',
            quantityE4: ONE_E4,
            unitCents: payment.tipCents,
            netCents: payment.tipCents,
            isTaxed: false,
          },
        ],
      }),
    );
  let refundedCents = 0;
  for (const refund of payment.refunds) {
    if (refund.failedAt !== '') continue;
    const heldCents = heldOf({ ...payment, refundedCents });
    const invoiceCents = Math.min(refund.amountCents, heldCents);
    refundedCents += refund.amountCents;
    documents.push(
      bookDocument({
        ...shared,
        key: refundKey(payment.id, refund.id),
        kind: 'refund',
        number: payment.invoiceNumber,
        on: dayOf(refund.at),
        totalCents: refund.amountCents,
        tipCents: refund.amountCents - invoiceCents,
        memo: refund.reason,
      }),
    );
  }
  return documents;
}

function payoutDocument(
  { id, arrivesOn, amountCents, feeCents, payments }: Payout,
  methods: ReadonlyMap<string, Payment['method']>,
): BookDocument {
  const paidCents = sumOf(payments.map((payment) => payment.amountCents));
  return bookDocument({
    key: bookKey('payout', id),
    kind: 'payout',
    number: id,
    on: arrivesOn,
    customerId: '',
    totalCents: amountCents,
    payout: {
      payments: payments.map((payment) => ({
        key: bookKey('payment', payment.paymentId),
        amountCents: payment.amountCents,
        method: methods.get(payment.paymentId) ?? 'card',
      })),
      feeCents,
      otherCents: paidCents - feeCents - amountCents,
    },
  });
}
