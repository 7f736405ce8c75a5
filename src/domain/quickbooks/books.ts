import type { ItemKind } from '../billing/itemKind';
import type { Address } from '../contact/schema';
import type { PaymentMethod } from '../payment/schema';

/** The basis on which a line is booked: what was sold, a tip, or a write-off. Each has an item and an account in the other books. */
export type LineRole = ItemKind | 'tip' | 'badDebt';

export type BookLine = {
  role: LineRole;
  description: string;
  /** Ten-thousandths. 10 000 if the amount isn't a multiple of a price in whole cents, because of a discount or a share. */
  quantityE4: number;
  unitCents: number;
  /** Without tax, after discounts. */
  netCents: number;
  isTaxed: boolean;
};

/**
 * The kinds of documents in other books. `tip` and `refund` come from payments, `payout` from the card processor or a lender, `deferral`
 * from a month of agreements, `retainage` from a certified application.
 */
export const BOOK_KINDS = [
  'invoice',
  'credit',
  'write-off',
  'payment',
  'tip',
  'refund',
  'payout',
  'deferral',
  'retainage',
] as const;
export type BookKind = (typeof BOOK_KINDS)[number];
export const BOOK_KIND_LABELS: Record<BookKind, string> = {
  invoice: 'Invoice',
  credit: 'Credit note',
  'write-off': 'Write-off',
  payment: 'Payment',
  tip: 'Tip',
  refund: 'Refund',
  payout: 'Payout',
  deferral: 'Deferred income',
  retainage: 'Retainage',
};

/** Accounts used only by adjusting entries. */
export const ADJUSTMENT_ACCOUNTS = ['agreementIncome', 'deferred', 'contractIncome', 'retainage'] as const;
export type AdjustmentAccount = (typeof ADJUSTMENT_ACCOUNTS)[number];
export const ADJUSTMENT_ACCOUNT_LABELS: Record<AdjustmentAccount, string> = {
  agreementIncome: 'Agreement income',
  deferred: 'Deferred income',
  contractIncome: 'Contract income',
  retainage: 'Retainage receivable',
};
/** The accounts between which an adjusting entry moves its total. */
export type Adjustment = { debit: AdjustmentAccount; credit: AdjustmentAccount };

/** The part of a payment, credit or write-off that settles another document, identified by its key. */
export type Application = { key: string; amountCents: number };

/**
 * The composition of a payout. Amounts are positive; `otherCents` is what the bank received less than payments minus fees: refunds and
 * disputes.
 */
export type PayoutParts = {
  payments: { key: string; amountCents: number; method: PaymentMethod }[];
  feeCents: number;
  otherCents: number;
};

/** One of our documents as seen by accounting, whatever program the books are in. Amounts are positive cents. */
export type BookDocument = {
  /** `invoice:abc`: never changes, and identifies the document in plans, links and the other books' notes. */
  key: string;
  kind: BookKind;
  /** Its number as people know it: `1042`. */
  number: string;
  /** The company's calendar days (YYYY-MM-DD); `dueOn` '' for all but invoices. */
  on: string;
  dueOn: string;
  customerId: string;
  customerName: string;
  propertyId: string;
  currency: string;
  totalCents: number;
  taxCents: number;
  lines: BookLine[];
  /** The zone whose taxes were charged; '' for none. */
  taxZoneId: string;
  /** Its business unit; '' for none. */
  businessUnitId: string;
  method: PaymentMethod | null;
  applies: Application[];
  isVoid: boolean;
  /** Check number, reason. */
  memo: string;
  payout: PayoutParts | null;
  /** For a refund: the tip part of it. */
  tipCents: number;
  /** For a deferral or retainage: its accounts; null for all others. */
  adjustment: Adjustment | null;
};

/** A customer, or a property below its customer, as represented in other books. */
export type BookParty = {
  /** `customer:abc`, `property:xyz`. */
  key: string;
  /** Key of the customer that a property belongs to; '' otherwise. */
  parentKey: string;
  displayName: string;
  firstName: string;
  lastName: string;
  companyName: string;
  email: string;
  phone: string;
  address: Address;
  isTaxExempt: boolean;
};

export const bookKey = (kind: string, id: string): string => `${kind}:${id}`;

const BLANK: Omit<BookDocument, 'key' | 'kind' | 'number' | 'on' | 'customerId' | 'totalCents'> = {
  dueOn: '',
  customerName: '',
  propertyId: '',
  currency: 'USD',
  taxCents: 0,
  lines: [],
  taxZoneId: '',
  businessUnitId: '',
  method: null,
  applies: [],
  isVoid: false,
  memo: '',
  payout: null,
  tipCents: 0,
  adjustment: null,
};

/** Builds a document, filling in what most kinds leave empty. */
export const bookDocument = (
  given: Pick<BookDocument, 'key' | 'kind' | 'number' | 'on' | 'customerId' | 'totalCents'> & Partial<BookDocument>,
): BookDocument => ({ ...BLANK, ...given });

/** Returns what an adjusting entry adds to its balance, deferred income or retainage: negative if it reduces it. */
export const adjustedCents = ({ adjustment, totalCents }: Pick<BookDocument, 'adjustment' | 'totalCents'>): number =>
  adjustment === null || adjustment.credit === 'deferred' || adjustment.debit === 'retainage'
    ? totalCents
    : -totalCents;
