import { totalsOf, type IssuedPart } from '../billing/parts';
import { formatCents, type MoneyFormat } from '../money/format';
import type { Currency } from '../money/schema';
import { formatPaperDate } from './dates';
import { fitPaper } from './fit';
import { headOf, type PaperHeader } from './header';
import type { Paper } from './schema';
import { total } from './totals';

type PaperOfCreditNote = PaperHeader & {
  currency: Currency;
  date: string;
  /** The invoice that it corrects. */
  invoiceNumber: string;
  reason?: string;
  /** The credited amount of each line, from `calculateCreditNote`. */
  parts: readonly IssuedPart[];
  /** Names of the taxes by id, from the invoice. */
  taxNames: ReadonlyMap<string, string>;
};

/** Builds a credit note: each line without its tax, then the credited part of each tax. */
export function paperOfCreditNote({
  currency,
  date,
  invoiceNumber,
  reason = '',
  parts,
  taxNames,
  ...header
}: PaperOfCreditNote): Paper {
  const { locale = 'en-US', company } = header;
  const format: MoneyFormat = { currency, locale };
  const money = (cents: number): string => formatCents(cents, format);
  const { netCents, taxes, totalCents } = totalsOf(parts);
  const lines = parts.map((part) => ({
    name: part.name,
    description: '',
    quantityText: '',
    unitPriceText: '',
    discountText: '',
    amountText: money(part.netCents),
    isOptional: false,
    isSelected: true,
    photoUrl: '',
  }));
  const taxRows = taxes
    .filter(({ amountCents }) => amountCents !== 0)
    .map(({ taxId, amountCents }) => total(taxNames.get(taxId) ?? 'Tax', money(amountCents)));
  return fitPaper({
    ...headOf('credit-note', header, [
      { label: 'Date', value: formatPaperDate(date, { timeZone: company.timeZone, locale }) },
      { label: 'For invoice', value: invoiceNumber },
      { label: 'Reason', value: reason },
    ]),
    headline: { label: 'Credit', amountText: money(totalCents) },
    sections: [
      {
        title: '',
        description: '',
        isRecommended: false,
        lines: lines.slice(0, 500),
        totals: [
          ...(taxRows.length > 0 ? [total('Subtotal', money(netCents)), ...taxRows] : []),
          total('Total credit', money(totalCents), { isStrong: true }),
        ],
      },
    ],
    rows: [],
    aging: [],
  });
}
