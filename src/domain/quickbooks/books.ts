import type { ItemKind } from '../billing/itemKind';
import type { Address } from '../contact/schema';
import type { PaymentMethod } from '../payment/schema';

/** What a line is booked by: what was sold, a tip, or money that was given up. Each has an item and an account in the other books. */
export type LineRole = ItemKind | 'tip' | 'badDebt';

export type BookLine = {
  role: LineRole;
  description: string;
  /** Ten-thousandths. 10 000 where the amount is not a multiple of a price in whole cents, because of a discount or a share. */
  quantityE4: number;
  unitCents: number;
  /** Without tax, after discounts. */
  netCents: number;
  isTaxed: boolean;
};

/**
 * What books other than ours have a document of. `tip` and `refund` come from payments, `payout` from the card processor or a lender,
 * `deferral` from a month of agreements, `retainage` from a certified application.
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

/** Accounts that only adjusting entries name. */
export const ADJUSTMENT_ACCOUNTS = ['agreementIncome', 'deferred', 'contractIncome', 'retainage'] as const;
export type AdjustmentAccount = (typeof ADJUSTMENT_ACCOUNTS)[number];
export const ADJUSTMENT_ACCOUNT_LABELS: Record<AdjustmentAccount, string> = {
  agreementIncome: 'Agreement income',
  deferred: 'Deferred income',
  contractIncome: 'Contract income',
  retainage: 'Retainage receivable',
};
/** Between which accounts an adjusting entry moves its total. */
export type Adjustment = { debit: AdjustmentAccount; credit: AdjustmentAccount };

/** Part of a payment, credit or write-off that settles another document, named by its key. */
export type Application = { key: string; amountCents: number };

/** What a payout is made of. Amounts are positive; `otherCents` is what the bank got less than payments minus fees: refunds and disputes. */
export type PayoutParts = {
  payments: { key: string; amountCents: number; method: PaymentMethod }[];
  feeCents: number;
  otherCents: number;
};

/** A document of ours as books see it, whatever program they are kept in. Amounts are positive cents. */
export type BookDocument = {
  /** `invoice:abc`: never changes, and names the document in plans, links and the other books' notes. */
  key: string;
  kind: BookKind;
  /** As people call it: `1042`. */
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
  /** The zone whose taxes were charged; ''. */
  taxZoneId: string;
  /** The business unit that it is of; ''. */
  businessUnitId: string;
  method: PaymentMethod | null;
  applies: Application[];
  isVoid: boolean;
  /** Check number, reason. */
  memo: string;
  payout: PayoutParts | null;
  /** Of a refund: what of it was a tip. */
  tipCents: number;
  /** Of a deferral or retainage: between which accounts; null for all others. */
  adjustment: Adjustment | null;
};

/** A customer, or a property below its customer, as other books know them. */
export type BookParty = {
  /** `customer:abc`, `property:xyz`. */
  key: string;
  /** Key of the customer that a property belongs to; ''. */
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

/** A document with what most kinds leave empty. */
export const bookDocument = (
  given: Pick<BookDocument, 'key' | 'kind' | 'number' | 'on' | 'customerId' | 'totalCents'> & Partial<BookDocument>,
): BookDocument => ({ ...BLANK, ...given });

/** What an adjusting entry adds to the balance that it keeps, deferred income or retainage: negative where it takes from it. */
export const adjustedCents = ({ adjustment, totalCents }: Pick<BookDocument, 'adjustment' | 'totalCents'>): number =>
  adjustment === null || adjustment.credit === 'deferred' || adjustment.debit === 'retainage'
    ? totalCents
    : -totalCents;
