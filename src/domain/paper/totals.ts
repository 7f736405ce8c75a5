import type { DocumentResult } from '../billing/result';
import type { DocumentInput, Settlement } from '../billing/schema';
import { sumOf } from '../money/amounts';
import { formatCents, formatRate, type MoneyFormat } from '../money/format';
import { formatPaperDate } from './dates';
import { lineDiscountCents, lineDiscountsOf } from './lines';
import type { PaperTotal } from './schema';
import { taxTitle } from '../tax/taxTitle';

/** Beyond this many, payments are totaled by kind: no one reads a page of them. */
const SETTLEMENTS_SHOWN = 20;
const SETTLEMENT_LABELS: Record<Settlement['kind'], string> = {
  payment: 'Payment',
  refund: 'Refund',
  credit: 'Credit',
  'write-off': 'Written off',
};

type Totals = { input: DocumentInput; result: DocumentResult; format: MoneyFormat; timeZone: string };

export const total = (label: string, amountText: string, more: Partial<PaperTotal> = {}): PaperTotal => ({
  label,
  amountText,
  isStrong: false,
  note: '',
  ...more,
});

/** Lists everything from the sum of the lines to the balance. Everything above the total adds up to it as printed. */
export function paperTotals({ input, result, format, timeZone }: Totals): PaperTotal[] {
  const money = (cents: number): string => formatCents(cents, format);
  const onLines = sumOf(lineDiscountCents(result).values());
  const own = lineDiscountsOf(result);
  const onDocument = result.appliedDiscounts.filter((discount) => !own.includes(discount));
  const taxes = taxTotals(result, format);
  const above = [
    ...onDocument.map(({ name, amountCents }) => total(name, money(-amountCents))),
    ...result.fees.map(({ name, grossCents }) => total(name, money(grossCents))),
    ...(result.isTaxIncluded ? [] : taxes),
    ...(result.tipCents > 0 ? [total('Tip', money(result.tipCents))] : []),
  ];
  const subtotal = total(
    onLines > 0 ? 'Subtotal after line discounts' : 'Subtotal',
    money(result.subtotalCents - onLines),
  );
  return [
    ...(above.length > 0 || onLines > 0 ? [subtotal] : []),
    ...above,
    total('Total', money(result.totalCents), { isStrong: true }),
    ...(result.isTaxIncluded ? taxes.map((tax) => ({ ...tax, label: `Included: ${tax.label}` })) : []),
    ...settlementTotals({ input, result, format, timeZone }),
    ...(input.type === 'invoice' ? [balanceTotal(result.balanceCents, format)] : []),
    ...depositTotals({ input, result, format, timeZone }),
  ];
}

export const balanceTotal = (balanceCents: number, format: MoneyFormat): PaperTotal =>
  balanceCents < 0
    ? total('Overpaid', formatCents(-balanceCents, format), { isStrong: true })
    : total('Balance due', formatCents(balanceCents, format), { isStrong: true });

/** Returns, for an estimate, the amount due up front; for an invoice, how much of that is still due, if not all of it. */
function depositTotals({ input, result: { deposit, balanceCents }, format }: Totals): PaperTotal[] {
  if (input.type === 'estimate')
    return deposit.requiredCents > 0 ? [total('Deposit to start', formatCents(deposit.requiredCents, format))] : [];
  return deposit.dueCents > 0 && deposit.dueCents < balanceCents
    ? [total('Of this, deposit due now', formatCents(deposit.dueCents, format))]
    : [];
}

/** Lists each jurisdiction's tax with its rate, and in small print why it was zero. */
function taxTotals({ taxes, lines, fees }: DocumentResult, format: MoneyFormat): PaperTotal[] {
  const items = [...lines, ...fees].flatMap((item) => item.taxes);
  return taxes.flatMap(({ taxId, name, jurisdictionName, amountCents }) => {
    const own = items.filter((item) => item.taxId === taxId);
    // A tax that didn't apply to anything here isn't part of the document.
    if (own.length === 0) return [];
    const rates = [
      ...new Set(own.filter(({ ratePpm }) => ratePpm > 0).map(({ ratePpm }) => formatRate(ratePpm, format.locale))),
    ];
    const notes = [...new Set(own.filter(({ ratePpm, note }) => ratePpm === 0 && note !== '').map(({ note }) => note))];
    const rateText = rates.length === 0 ? '0%' : rates.join(' / ');
    return [
      total(`${taxTitle(name, jurisdictionName)} (${rateText})`, formatCents(amountCents, format), {
        note: notes.join('; ').slice(0, 1000),
      }),
    ];
  });
}

function settlementTotals({ input: { settlements }, result, format, timeZone }: Totals): PaperTotal[] {
  const signed = (kind: Settlement['kind'], cents: number): string =>
    formatCents(kind === 'refund' ? cents : -cents, format);
  if (settlements.length > SETTLEMENTS_SHOWN) {
    const sums = {
      payment: result.paidCents,
      refund: result.refundedCents,
      credit: result.creditedCents,
      'write-off': result.writtenOffCents,
    };
    const kinds = Object.keys(sums) as Settlement['kind'][];
    return kinds
      .filter((kind) => sums[kind] > 0)
      .map((kind) =>
        total(
          `${SETTLEMENT_LABELS[kind]} (${settlements.filter((one) => one.kind === kind).length})`,
          signed(kind, sums[kind]),
        ),
      );
  }
  return settlements.map(({ kind, name, amountCents, at }) => {
    const label = [
      name === '' ? SETTLEMENT_LABELS[kind] : name,
      formatPaperDate(at, { timeZone, locale: format.locale }),
    ]
      .filter(Boolean)
      .join(', ');
    return total(label, signed(kind, amountCents));
  });
}
