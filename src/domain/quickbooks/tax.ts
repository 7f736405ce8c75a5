import { sumOf } from '../money/amounts';
import type { BookDocument } from './books';
import { isUnitedStates } from './facts';
import type { RemoteLists } from './remote';
import type { WireContext } from './wire';

/**
 * Returns the tax that QuickBooks will put on a document, in cents; null if only QuickBooks knows, because it calculates it from the
 * address. A total that is sent with the document is taken as it is. Otherwise each rate of the code is applied to the taxed lines' sum
 * and rounded to the cent, which is why it may differ by a cent from rounding line by line.
 */
export function taxAtQuickbooks(
  document: BookDocument,
  { mapping, facts }: WireContext,
  { taxCodes, taxRates }: Pick<RemoteLists, 'taxCodes' | 'taxRates'>,
): number | null {
  if (document.taxCents === 0 && !document.lines.some(({ isTaxed }) => isTaxed)) return 0;
  if (!facts.usesTax) return 0;
  if (mapping.taxLead === 'ours' && isUnitedStates(facts)) return document.taxCents;
  if (isUnitedStates(facts) && facts.isTaxAutomatic) return null;
  const code = taxCodes.find(({ Id }) => Id === (mapping.taxCodes[document.taxZoneId] ?? ''));
  if (!code) return null;
  const baseCents = sumOf(document.lines.filter(({ isTaxed }) => isTaxed).map(({ netCents }) => netCents));
  const rates = (code.SalesTaxRateList?.TaxRateDetail ?? []).map(
    ({ TaxRateRef }) => taxRates.find(({ Id }) => Id === TaxRateRef?.value)?.RateValue ?? 0,
  );
  return sumOf(rates.map((percent) => Math.round((baseCents * Math.round(percent * 10_000)) / 1_000_000)));
}
