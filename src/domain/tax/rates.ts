import { addCalendarDays } from '@/lib/calendar';
import { formatRate } from '../money/format';
import { RATE_ONE_PPM } from '../money/limits';
import { calculateTaxes, type TaxResult } from './calculate';
import { PROPERTY_USES } from '../property/use';
import type { Worksite } from './worksite';
import {
  CERTIFICATE_LABELS,
  CONTRACT_LABELS,
  documentTaxSchema,
  JOB_NATURE_LABELS,
  TAX_CLASSES,
  TAX_CLASS_LABELS,
  type JobNature,
  type TaxClass,
  type TaxExemption,
  type TaxRule,
  type TaxZone,
} from './schema';

/** Large enough that rounding to the cent doesn't show in a rate with four decimals. */
const PROBE_CENTS = RATE_ONE_PPM * 100;

export type TaxTrial = {
  amountCents: number;
  taxClass: TaxClass;
  jobNature: JobNature;
  /** YYYY-MM-DD */
  date: string;
  pricesIncludeTax?: boolean;
  exemptions?: TaxExemption[];
} & Partial<Worksite>;

/** Calculates one amount in a zone: the taxes per jurisdiction, and the warnings. */
export function tryZone(
  zone: TaxZone,
  { amountCents, taxClass, jobNature, date, pricesIncludeTax = false, exemptions = [], ...worksite }: TaxTrial,
): TaxResult {
  return calculateTaxes(
    [{ id: 'trial', amountCents, taxClass }],
    documentTaxSchema.parse({ zone, date, jobNature, pricesIncludeTax, exemptions, ...worksite }),
  );
}

/** Returns the combined rate of all taxes on a class, including compound effects, in parts per million; null if a tax has no rate for it. */
export function combinedRatePpm(zone: TaxZone, trial: Omit<TaxTrial, 'amountCents'>): number | null {
  const { taxCents, warnings } = tryZone(zone, { ...trial, amountCents: PROBE_CENTS });
  return warnings.some(({ code }) => code === 'no-tax-rate')
    ? null
    : Math.round(taxCents / (PROBE_CENTS / RATE_ONE_PPM));
}

/** Returns the classes that a zone may tax, with their combined rates. */
const ratesByClass = (
  zone: TaxZone,
  trial: Omit<TaxTrial, 'amountCents' | 'taxClass'>,
): { taxClass: TaxClass; ratePpm: number | null }[] =>
  TAX_CLASSES.filter((taxClass) => taxClass !== 'exempt').map((taxClass) => ({
    taxClass,
    ratePpm: combinedRatePpm(zone, { taxClass, ...trial }),
  }));

const named = (ratePpm: number | null): string => (ratePpm === null ? 'no rate' : formatRate(ratePpm));

/**
 * Formats rates: `8.25%`, or `8.25%, labor 0%, shipping no rate` if classes differ; the most common rate comes first. If homes and
 * business property differ, one after the other.
 */
export function rateSummary(zone: TaxZone, jobNature: JobNature, date: string): string {
  if (zone.taxes.length === 0) return 'No tax';
  const [home, business] = PROPERTY_USES.map((place) => summaryAt(zone, { jobNature, date, place }));
  return home === business ? (home ?? '') : `homes ${home}; businesses ${business}`;
}

function summaryAt(zone: TaxZone, trial: Omit<TaxTrial, 'amountCents' | 'taxClass'>): string {
  const groups = new Map<number | null, TaxClass[]>();
  for (const { taxClass, ratePpm } of ratesByClass(zone, trial))
    groups.set(ratePpm, [...(groups.get(ratePpm) ?? []), taxClass]);
  const [first, ...others] = [...groups].sort(([, a], [, b]) => b.length - a.length);
  const exceptions = others.map(
    ([rate, classes]) =>
      `${classes.map((taxClass) => TAX_CLASS_LABELS[taxClass].toLowerCase()).join(' and ')} ${named(rate)}`,
  );
  return [first ? named(first[0]) : '', ...exceptions].join(', ');
}

/** Returns the next day on which some rate of the zone changes, or '' when none is planned. */
export function nextChange({ taxes }: TaxZone, date: string): string {
  const days = taxes.flatMap(({ rules }) =>
    rules.flatMap(({ effectiveFrom, effectiveTo }) => [
      effectiveFrom,
      effectiveTo === '' ? '' : addCalendarDays(effectiveTo, 1),
    ]),
  );
  return days.filter((day) => day > date).sort()[0] ?? '';
}

/** Describes a rule's scope: `Labor, on repair, at homes`. */
export function ruleReach({
  taxClasses,
  jobNatures,
  places = [],
  contracts = [],
  certificate,
}: Pick<TaxRule, 'taxClasses' | 'jobNatures' | 'places' | 'contracts' | 'certificate'>): string {
  const classes =
    taxClasses.length >= TAX_CLASSES.length - 1
      ? 'Everything'
      : taxClasses.map((taxClass) => TAX_CLASS_LABELS[taxClass]).join(', ');
  return [
    classes,
    jobNatures.length > 0 && `on ${jobNatures.map((nature) => JOB_NATURE_LABELS[nature].toLowerCase()).join(' and ')}`,
    places.length === 1 && (places[0] === 'home' ? 'at homes' : 'at business property'),
    contracts.length === 1 && CONTRACT_LABELS[contracts[0] ?? 'separated'].toLowerCase(),
    certificate && CERTIFICATE_LABELS[certificate].toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ');
}
