import type { AppliedDiscount } from '../discount/apply';
import type { RefusedDiscount } from '../discount/refusal';
import type { Currency } from '../money/schema';
import type { TaxTotal } from '../tax/calculate';
import type { ItemTax } from '../tax/lineTax';
import type { DerivationNode } from './derivation';

/** A remark on a document. With an error it can't be calculated; a warning is for a person to review. */
export type DocumentIssue = {
  severity: 'error' | 'warning';
  code: string;
  /** The path into the input (`lines.3.quantityE4`); '' = the document as a whole. */
  path: string;
  message: string;
};

/** One line that counts, from its price to its share of the total. Fees have the same form. */
export type LineResult = {
  id: string;
  name: string;
  quantityE4: number;
  unitPriceCents: number;
  /** Quantity × unit price. */
  grossCents: number;
  discountCents: number;
  /** Gross minus discounts. Includes the tax if prices do. */
  netCents: number;
  /** The tax base: net, with vendors' coupons added back. Includes the tax if prices do. */
  taxableCents: number;
  taxes: ItemTax[];
  taxCents: number;
  /** Net plus tax; if prices include tax, net. */
  totalCents: number;
};

export type DepositResult = { requiredCents: number; paidCents: number; dueCents: number };

export type MarginResult = {
  /** The company's revenue: lines and fees after its own discounts, without tax. Vendors reimburse their coupons. */
  revenueCents: number;
  costCents: number;
  marginCents: number;
  /** Margin as a share of revenue; null without revenue. */
  marginPpm: number | null;
  /** Lines whose cost is unknown: they count as cost 0, so the margin is an upper bound. */
  linesWithoutCost: string[];
};

/** Amounts in cents. Invariant: total = subtotal − discount + fees + tax (unless included) + tip. */
export type DocumentFigures = {
  currency: Currency;
  lines: LineResult[];
  fees: LineResult[];
  appliedDiscounts: AppliedDiscount[];
  refusedDiscounts: RefusedDiscount[];
  subtotalCents: number;
  discountCents: number;
  feesCents: number;
  /** The tax base: amounts that at least one tax above 0% was charged on, without tax, vendors' coupons added back. */
  taxableCents: number;
  taxes: TaxTotal[];
  taxCents: number;
  isTaxIncluded: boolean;
  tipCents: number;
  totalCents: number;
  deposit: DepositResult;
  paidCents: number;
  refundedCents: number;
  creditedCents: number;
  writtenOffCents: number;
  /** The amount still owed; negative when overpaid. */
  balanceCents: number;
  margin: MarginResult;
};

/** The figures with their derivation. Issues are warnings only: with an error there is no result. */
export type DocumentResult = Readonly<DocumentFigures & { derivation: Derivation; issues: DocumentIssue[] }>;

/** The trees behind the figures. `tax` is a branch of `balance` unless prices include tax; also given separately. */
export type Derivation = {
  balance: DerivationNode;
  deposit: DerivationNode;
  tax: DerivationNode;
  margin: DerivationNode;
};
