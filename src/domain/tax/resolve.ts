import { PROPERTY_USE_LABELS } from '../property/use';
import { conditionCount, fitsWork, worksiteOf } from './worksite';
import {
  JOB_NATURE_LABELS,
  TAX_CLASSES,
  TAX_CLASS_LABELS,
  type DocumentTax,
  type Tax,
  type LineTaxClass,
  type TaxClass,
  type TaxExemption,
  type TaxRule,
} from './schema';

/** One tax on one class of items. `turn` is its position in the zone's order of charging; a rate of 0 has its reason in `note`. */
export type ClassRate = {
  taxId: string;
  name: string;
  turn: number;
  ratePpm: number;
  isCompound: boolean;
  note: string;
};

export type TaxWarning = {
  code: 'no-tax-zone' | 'no-tax-rate' | 'no-tax-class' | 'certificate-not-honoured';
  message: string;
};
export type ClassRates = { rates: ClassRate[]; warnings: TaxWarning[] };

/**
 * Returns the taxes on a class of items, in the order in which they are charged: simple ones, then compound ones. A tax that has no rate
 * for the class on the day is left out with a warning, never silently.
 */
export function ratesFor(taxClass: LineTaxClass, tax: DocumentTax): ClassRates {
  if (taxClass === 'unset') return ratesOfUnset(tax);
  if (taxClass === 'exempt') return { rates: [], warnings: [] };
  if (!tax.zone) {
    return {
      rates: [],
      warnings: [{ code: 'no-tax-zone', message: 'No tax is charged, because no tax zone is chosen.' }],
    };
  }
  const rates: ClassRate[] = [];
  const warnings: TaxWarning[] = [];
  for (const [turn, candidate] of [...tax.zone.taxes].sort(byTurn).entries()) {
    const rule = ruleFor(candidate, taxClass, tax);
    if (rule) rates.push({ turn, ...classRate(candidate, rule, freedomFrom(candidate, taxClass, tax)) });
    else warnings.push({ code: 'no-tax-rate', message: missingRate(candidate, taxClass, tax) });
  }
  return { rates, warnings };
}

/** An item without a class is taxed if all classes are taxed alike; otherwise someone has to choose. */
function ratesOfUnset(tax: DocumentTax): ClassRates {
  const [first, ...others] = TAX_CLASSES.filter((known) => known !== 'exempt').map((known) => ratesFor(known, tax));
  const charged = (of: ClassRates): string => JSON.stringify(of.rates.map(({ taxId, ratePpm }) => [taxId, ratePpm]));
  if (first && others.every((other) => charged(other) === charged(first))) return first;
  return {
    rates: [],
    warnings: [
      {
        code: 'no-tax-class',
        message: 'A line without a tax class is not taxed. Choose whether it is labor, materials or equipment.',
      },
    ],
  };
}

/** Warns about certificates that would exempt something but aren't valid: without a number, not yet valid, or expired. */
export function certificateWarnings({ exemptions, date }: DocumentTax): TaxWarning[] {
  return exemptions.flatMap((exemption) => {
    const fault = certificateFault(exemption, date);
    return fault === ''
      ? []
      : [
          {
            code: 'certificate-not-honoured',
            message: `The exemption “${exemption.reason}” does not count: ${fault}.`,
          },
        ];
  });
}

function byTurn(a: Tax, b: Tax): number {
  return Number(a.isCompound) - Number(b.isCompound) || a.order - b.order || (a.id < b.id ? -1 : 1);
}

/** Returns the applicable rule: the most specific one, then the one that came into force last. */
function ruleFor({ rules }: Tax, taxClass: TaxClass, tax: DocumentTax): TaxRule | undefined {
  const { date } = tax;
  const fitting = rules.filter(
    (rule) =>
      rule.taxClasses.includes(taxClass) &&
      fitsWork(rule, tax) &&
      (rule.effectiveFrom === '' || rule.effectiveFrom <= date) &&
      (rule.effectiveTo === '' || date <= rule.effectiveTo),
  );
  return fitting.reduce<TaxRule | undefined>((best, rule) => {
    if (!best) return rule;
    const closer = conditionCount(rule) - conditionCount(best);
    return closer > 0 || (closer === 0 && rule.effectiveFrom > best.effectiveFrom) ? rule : best;
  }, undefined);
}

function freedomFrom(
  { jurisdiction }: Tax,
  taxClass: TaxClass,
  { exemptions, date }: DocumentTax,
): TaxExemption | undefined {
  return exemptions.find(
    (exemption) =>
      certificateFault(exemption, date) === '' &&
      (exemption.regions.length === 0 || exemption.regions.includes(jurisdiction.region)) &&
      (exemption.taxClasses.length === 0 || exemption.taxClasses.includes(taxClass)),
  );
}

function certificateFault({ certificateNumber, validFrom, expiresOn }: TaxExemption, date: string): string {
  if (certificateNumber === '') return 'its certificate has no number';
  if (validFrom !== '' && date < validFrom) return `certificate ${certificateNumber} is valid from ${validFrom}`;
  return expiresOn !== '' && date > expiresOn ? `certificate ${certificateNumber} expired on ${expiresOn}` : '';
}

function classRate(
  { id, name, isCompound }: Tax,
  rule: TaxRule,
  exemption: TaxExemption | undefined,
): Omit<ClassRate, 'turn'> {
  if (!exemption) return { taxId: id, name, ratePpm: rule.ratePpm, isCompound, note: rule.note };
  const note = `Exempt (${exemption.reason}), certificate ${exemption.certificateNumber}`;
  return { taxId: id, name, ratePpm: 0, isCompound, note };
}

function missingRate({ name, rules }: Tax, taxClass: TaxClass, tax: DocumentTax): string {
  const { date, jobNature } = tax;
  const where = rules.some(({ places = [] }) => places.length > 0)
    ? `, ${PROPERTY_USE_LABELS[worksiteOf(tax).place].toLowerCase()}`
    : '';
  const what = `${TAX_CLASS_LABELS[taxClass].toLowerCase()} (${JOB_NATURE_LABELS[jobNature].toLowerCase()}${where})`;
  const starts = rules
    .filter((rule) => rule.taxClasses.includes(taxClass) && rule.effectiveFrom > date)
    .map((rule) => rule.effectiveFrom);
  const first = starts.sort()[0];
  const hint = first === undefined ? '' : ` Its first rate starts on ${first}.`;
  return `“${name}” has no rate for ${what} on ${date}, so it is not charged.${hint} Add the rate, or one of 0% with the reason.`;
}
