import { agreementFacts, visitLines } from '../agreement/record/paperWords';
import type { Agreement } from '../agreement/record/schema';
import { periodTotalCents } from '../agreement/record/create';
import { benefitsOf, priceText, renewalText } from '../agreement/record/words';
import { formatCents, type MoneyFormat } from '../money/format';
import { formatPaperDate } from './dates';
import { fitPaper } from './fit';
import { headOf, type PaperHeader } from './header';
import type { Paper, PaperLine } from './schema';
import { total } from './totals';

type PaperOfAgreement = Pick<PaperHeader, 'company' | 'recipient' | 'serviceAddress' | 'footer'> & {
  agreement: Agreement;
};

const line = (name: string, description: string, amountText: string): PaperLine => ({
  name: name.slice(0, 200),
  description,
  quantityText: '',
  unitPriceText: '',
  discountText: '',
  amountText,
  isOptional: false,
  isSelected: true,
  photoUrl: '',
});

/**
 * Builds a service agreement for its customer's records: price, what is included, how it renews and ends, and once signed by whom.
 * @throws AppError `invalid` when its price can't be calculated
 */
export function paperOfAgreement({ agreement, ...header }: PaperOfAgreement): Paper {
  const { plan, consent, currency, interval, priceCents } = agreement;
  const { timeZone } = header.company;
  const format: MoneyFormat = { currency, locale: 'en-US' };
  const totalCents = periodTotalCents(agreement, agreement.startsOn);
  const price = priceText(totalCents, interval, currency);
  const renewal = renewalText(plan, price);
  const date = (day: string): string => formatPaperDate(day, { timeZone, locale: 'en-US' });
  return fitPaper({
    ...headOf(
      'agreement',
      {
        ...header,
        number: agreement.number,
        stamp: agreement.state === 'cancelled' ? 'Canceled' : '',
        message: plan.summary,
        terms: [plan.terms, renewal === '' ? '' : `Renewal: ${renewal}`].filter(Boolean).join('\n\n'),
        signature:
          consent?.by === 'customer'
            ? {
                name: consent.signature.name,
                signedAt: consent.at,
                imageDataUrl: consent.signature.imageDataUrl,
                documentHash: consent.termsHash,
                address: consent.ipAddress,
              }
            : null,
      },
      agreementFacts(agreement, date),
    ),
    headline: { label: 'Price', amountText: price },
    sections: [
      {
        title: '',
        description: '',
        isRecommended: false,
        lines: [
          line(plan.name, agreement.units.map(({ name }) => name).join(', '), formatCents(priceCents, format)),
          ...visitLines(agreement, date).map(({ name, when }) => line(name, when, 'Included')),
          ...benefitsOf(plan).map((benefit) => line(benefit, '', 'Included')),
          ...(plan.coverage === '' ? [] : [line('At no charge', plan.coverage, 'Included')]),
        ],
        totals: [
          ...(totalCents === priceCents ? [] : [total('Tax', formatCents(totalCents - priceCents, format))]),
          total('Total', price, { isStrong: true }),
        ],
      },
    ],
    rows: [],
    aging: [],
  });
}
