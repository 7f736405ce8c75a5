import { ratesFor } from '../tax/resolve';
import type { DocumentTax } from '../tax/schema';
import { isUntaxed } from '../tax/untaxed';
import type { DocumentInput } from './schema';

/** Why a document may charge no tax by mistake. */
export type TaxDoubt = 'no-zone' | 'no-class' | 'nothing-taxed';

type Charged = Pick<DocumentInput, 'lines' | 'fees' | 'tax'>;

const isInForce = (
  { effectiveFrom, effectiveTo }: { effectiveFrom: string; effectiveTo: string },
  date: string,
): boolean => (effectiveFrom === '' || effectiveFrom <= date) && (effectiveTo === '' || date <= effectiveTo);

/** Whether the document's zone taxes anything at all on its day. */
const taxesSomething = ({ zone, date }: DocumentTax): boolean =>
  zone?.taxes.some(({ rules }) => rules.some((rule) => rule.ratePpm > 0 && isInForce(rule, date))) ?? false;

/**
 * What has to be asked before a document leaves: it has no zone and nothing says why, a line that costs something has no
 * tax class where classes are taxed differently, or nothing on it is taxed although its zone taxes something. null = no doubt.
 */
export function taxDoubt({ lines, fees, tax }: Charged): TaxDoubt | null {
  if (isUntaxed(tax)) return 'no-zone';
  const priced = lines.filter(({ unitPriceCents, quantityE4 }) => unitPriceCents > 0 && quantityE4 > 0);
  if (tax.exemptions.length > 0 || priced.length + fees.length === 0 || !taxesSomething(tax)) return null;
  const classes = [...new Set([...priced, ...fees].map(({ taxClass }) => taxClass))];
  const found = classes.map((taxClass) => ratesFor(taxClass, tax));
  if (found.some(({ warnings }) => warnings.some(({ code }) => code === 'no-tax-class'))) return 'no-class';
  return found.some(({ rates }) => rates.some(({ ratePpm }) => ratePpm > 0)) ? null : 'nothing-taxed';
}
