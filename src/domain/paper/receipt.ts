import { formatCents, type MoneyFormat } from '../money/format';
import type { Currency } from '../money/schema';
import { formatPaperDate } from './dates';
import { fitPaper } from './fit';
import { headOf, type PaperHeader } from './header';
import type { Paper } from './schema';
import { balanceTotal, total } from './totals';

type PaperOfReceipt = PaperHeader & {
  currency: Currency;
  payment: {
    amountCents: number;
    /** An instant or a calendar date. */
    paidAt: string;
    /** Display text: `Visa ending in 4242`, `Cheque`. */
    methodText: string;
    /** Check number or the bank's reference. */
    reference?: string;
    /** The tip part of the amount, which went to the team and not toward the balance. */
    tipCents?: number;
  };
  /** Documents the payment was applied to: `Invoice INV-1042`. */
  allocations: readonly { text: string; amountCents: number }[];
  /** Remaining balance after the payment; null = not shown. */
  balanceCents?: number | null;
};

/** Builds the receipt for one payment. */
export function paperOfReceipt({
  currency,
  payment,
  allocations,
  balanceCents = null,
  ...header
}: PaperOfReceipt): Paper {
  const { locale = 'en-US', company } = header;
  const format: MoneyFormat = { currency, locale };
  const money = (cents: number): string => formatCents(cents, format);
  const { tipCents = 0 } = payment;
  const lines = allocations.map(({ text, amountCents }) => ({
    name: text.slice(0, 200),
    description: '',
    quantityText: '',
    unitPriceText: '',
    discountText: '',
    amountText: money(amountCents),
    isOptional: false,
    isSelected: true,
    photoUrl: '',
  }));
  return fitPaper({
    ...headOf('receipt', header, [
      { label: 'Paid on', value: formatPaperDate(payment.paidAt, { timeZone: company.timeZone, locale }) },
      { label: 'Paid by', value: payment.methodText },
      { label: 'Reference', value: payment.reference ?? '' },
    ]),
    headline: { label: 'Received with thanks', amountText: money(payment.amountCents) },
    sections: [
      {
        title: '',
        description: '',
        isRecommended: false,
        lines,
        totals: [
          ...(tipCents > 0 ? [total('Tip', money(tipCents))] : []),
          total('Paid', money(payment.amountCents), { isStrong: true }),
          ...(balanceCents === null ? [] : [balanceTotal(balanceCents, format)]),
        ],
      },
    ],
    rows: [],
    aging: [],
  });
}
