import type { AppliedDiscount } from '../discount/apply';
import { branch, cents, leaf, ppm, quantity, type DerivationNode } from './derivation';
import { deriveTax } from './deriveTax';
import { costOf } from './margin';
import type { Derivation, DocumentFigures, LineResult } from './result';
import type { Deposit, DocumentFee, DocumentInput, DocumentLine, Settlement } from './schema';

/** Builds the trees that a person explores by tapping a total. */
export function deriveDocument(
  figures: DocumentFigures,
  input: DocumentInput,
  counted: readonly DocumentLine[],
): Derivation {
  const tax = deriveTax(figures, input.tax);
  const total = branch({
    key: 'total',
    label: 'Total',
    formula: figures.isTaxIncluded
      ? 'subtotal − discounts + fees + tip; the tax is within the prices'
      : 'subtotal − discounts + fees + tax + tip',
    children: [
      branch({
        key: 'subtotal',
        label: 'Subtotal',
        formula: 'sum of the lines',
        children: figures.lines.map(deriveLine),
      }),
      branch({
        key: 'discounts',
        label: 'Discounts',
        formula: 'sum of the discounts',
        children: figures.appliedDiscounts.map((discount) => deriveDiscount(discount, figures.lines)),
      }),
      branch({
        key: 'fees',
        label: 'Fees',
        formula: 'sum of the fees',
        children: figures.fees.map((fee, index) => deriveFee(fee, input.fees[index], figures)),
      }),
      ...(figures.isTaxIncluded ? [] : [tax]),
      leaf({
        key: 'tip',
        label: 'Tip',
        amountCents: figures.tipCents,
        formula: 'as entered; not taxed, not discounted',
      }),
    ],
  });
  return {
    balance: branch({
      key: 'balance',
      label: 'Balance',
      formula: 'total − payments + refunds − credits − write-offs',
      children: [total, ...input.settlements.map(deriveSettlement)],
    }),
    deposit: deriveDeposit(figures, input.deposit),
    tax,
    margin: deriveMargin(figures, counted),
  };
}

function deriveLine({ id, name, quantityE4, unitPriceCents, grossCents }: LineResult): DerivationNode {
  const inputs = [quantity(quantityE4), cents('Unit price', unitPriceCents)];
  return leaf({ key: `line:${id}`, label: name, amountCents: grossCents, formula: 'quantity × unit price', inputs });
}

function deriveDiscount(
  { id, name, kind, scope, funding, ratePpm, baseCents, shares, note }: AppliedDiscount,
  lines: readonly LineResult[],
): DerivationNode {
  const names = new Map(lines.map((line) => [line.id, line.name]));
  const isDivided = scope === 'document' || note !== '';
  const shareFormula = isDivided
    ? 'its part of the discount, by what the line came to before it'
    : kind === 'percent'
      ? 'line before this discount × rate'
      : 'fixed amount off the line';
  return branch({
    key: `discount:${id}`,
    label: name,
    formula: kind === 'percent' ? 'rate × what the lines came to before it' : 'fixed amount',
    inputs: [...(kind === 'percent' ? [ppm('Rate', ratePpm)] : []), cents('Lines before this discount', baseCents)],
    notes: [note, funding === 'vendor' ? 'A vendor’s coupon: the tax is on the price before it' : ''],
    children: shares.map((share) =>
      leaf({
        key: `discount:${id}:${share.lineId}`,
        label: names.get(share.lineId) ?? '',
        amountCents: -share.amountCents + 0,
        formula: shareFormula,
        inputs: [cents('Line before this discount', share.baseCents, `line:${share.lineId}`)],
      }),
    ),
  });
}

function deriveFee(
  { id, name, grossCents }: LineResult,
  fee: DocumentFee | undefined,
  { subtotalCents, discountCents }: DocumentFigures,
): DerivationNode {
  const isPercent = fee?.kind === 'percent';
  return leaf({
    key: `fee:${id}`,
    label: name,
    amountCents: grossCents,
    formula: isPercent ? 'rate × lines after discounts, before tax is added' : 'fixed amount',
    inputs: isPercent
      ? [ppm('Rate', fee.ratePpm), cents('Lines after discounts', subtotalCents - discountCents, 'subtotal')]
      : [],
  });
}

const SETTLEMENT_WORDS: Record<Settlement['kind'], { label: string; sign: 1 | -1 }> = {
  payment: { label: 'Payment', sign: -1 },
  refund: { label: 'Refund', sign: 1 },
  credit: { label: 'Credit', sign: -1 },
  'write-off': { label: 'Written off', sign: -1 },
};

function deriveSettlement({ id, kind, name, amountCents }: Settlement): DerivationNode {
  const { label, sign } = SETTLEMENT_WORDS[kind];
  return leaf({
    key: `${kind}:${id}`,
    label: name === '' ? label : name,
    amountCents: sign * amountCents + 0,
    formula: 'as recorded',
  });
}

function deriveDeposit({ deposit, totalCents, tipCents }: DocumentFigures, { kind, ratePpm }: Deposit): DerivationNode {
  const base = cents('Total without tip', totalCents - tipCents, 'total');
  const required = leaf({
    key: 'deposit:required',
    label: 'Deposit required',
    amountCents: deposit.requiredCents,
    formula:
      kind === 'percent'
        ? 'rate × total without tip'
        : kind === 'fixed'
          ? 'fixed amount, at most the total without tip'
          : 'none',
    inputs: kind === 'percent' ? [ppm('Rate', ratePpm), base] : kind === 'fixed' ? [base] : [],
  });
  const paid = leaf({
    key: 'deposit:paid',
    label: 'Paid toward it',
    amountCents: -deposit.paidCents + 0,
    formula: 'payments less refunds, at most the deposit',
  });
  return branch({
    key: 'deposit',
    label: 'Deposit due',
    formula: 'deposit required − paid',
    children: [required, paid],
  });
}

function deriveMargin({ margin }: DocumentFigures, counted: readonly DocumentLine[]): DerivationNode {
  const costs = counted.map((line) =>
    leaf({
      key: `cost:${line.id}`,
      label: line.name,
      amountCents: -costOf(line) + 0,
      formula: 'quantity × unit cost',
      inputs: [quantity(line.quantityE4), cents('Unit cost', line.unitCostCents ?? 0)],
      note: line.unitCostCents === null ? 'The cost is not known and counts as zero' : '',
    }),
  );
  return branch({
    key: 'margin',
    label: 'Margin',
    formula: 'revenue − cost',
    children: [
      leaf({
        key: 'revenue',
        label: 'Revenue',
        amountCents: margin.revenueCents,
        formula: 'lines and fees after the company’s own discounts, without tax and tip',
      }),
      branch({ key: 'cost', label: 'Cost', formula: 'sum of the lines’ costs', children: costs }),
    ],
  });
}
