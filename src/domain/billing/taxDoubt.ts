import { PROPERTY_USE_LABELS } from '../property/use';
import { ratesFor } from '../tax/resolve';
import {
  CONTRACT_LABELS,
  JOB_NATURE_LABELS,
  LINE_TAX_CLASS_LABELS,
  type DocumentTax,
  type LineTaxClass,
} from '../tax/schema';
import { isUntaxed } from '../tax/untaxed';
import { askedByWork, askedByZone, worksiteOf } from '../tax/worksite';
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
 * Returns what must be confirmed before a document is sent: it has no zone and no reason for that, a line with a price has no tax class
 * where classes are taxed differently, or nothing on it is taxed although its zone taxes something. null = no doubt.
 */
export function taxDoubt({ lines, fees, tax }: Charged): TaxDoubt | null {
  if (isUntaxed(tax)) return 'no-zone';
  const classes = classesOf({ lines, fees });
  if (tax.exemptions.length > 0 || classes.length === 0 || !taxesSomething(tax)) return null;
  const found = classes.map((taxClass) => ratesFor(taxClass, tax));
  if (found.some(({ warnings }) => warnings.some(({ code }) => code === 'no-tax-class'))) return 'no-class';
  return found.some(({ rates }) => rates.some(({ ratePpm }) => ratePpm > 0)) ? null : 'nothing-taxed';
}

/** Returns the tax classes of everything with a price, sorted by name. */
const classesOf = ({ lines, fees }: Pick<Charged, 'lines' | 'fees'>): LineTaxClass[] => {
  const priced = lines.filter(({ unitPriceCents, quantityE4 }) => unitPriceCents > 0 && quantityE4 > 0);
  return [...new Set([...priced, ...fees].map(({ taxClass }) => taxClass))].toSorted();
};

/** Why a zone charges nothing on a document, in the words of its rules. */
export type UntaxedReason = {
  /** `Labor (repair, home, labor and materials separately)`. */
  work: string;
  notes: string[];
  /** The subject of the question: once confirmed, the same needn't be confirmed for the next document. */
  subject: string;
};

/** Returns the reason that a zone's rules give for charging nothing; null if a rate is missing, or a rule gives no reason. */
export function untaxedReason({ lines, fees, tax }: Charged): UntaxedReason | null {
  const { zone, jobNature } = tax;
  const classes = classesOf({ lines, fees });
  const found = classes.map((taxClass) => ratesFor(taxClass, tax));
  const rates = found.flatMap((one) => one.rates);
  const hasReasons = rates.length > 0 && rates.every(({ note }) => note !== '');
  if (!zone || classes.includes('exempt') || !hasReasons || found.some(({ warnings }) => warnings.length > 0))
    return null;
  const { place, contract, hasCertificate } = worksiteOf(tax);
  const facts = [
    JOB_NATURE_LABELS[jobNature],
    ...(askedByZone(zone).place ? [PROPERTY_USE_LABELS[place]] : []),
    ...(askedByWork(zone, tax).contract ? [CONTRACT_LABELS[contract]] : []),
  ];
  return {
    work: `${classes.map((taxClass) => LINE_TAX_CLASS_LABELS[taxClass]).join(', ')} (${facts.join(', ').toLowerCase()})`,
    notes: [...new Set(rates.map(({ note }) => note))],
    subject: ['untaxed', zone.id, jobNature, place, contract, String(hasCertificate), ...classes].join(' '),
  };
}
