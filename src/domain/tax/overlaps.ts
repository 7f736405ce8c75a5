import { countryCode, folded, regionCode } from '../contact/regions';
import { TAX_CLASS_LABELS, type Tax, type TaxRule } from './schema';
import { conditionCount } from './worksite';
import type { TaxArea, TaxZoneRecord } from './zoneRecord';

type Zone = TaxZoneRecord & { id: string };

/** Returns oddities across all active zones, as messages for a person to check; nothing is rejected. */
export function zoneWarnings(zones: readonly Zone[]): string[] {
  const active = zones.filter(({ isActive }) => isActive);
  const pairs = active.flatMap((zone, index) => active.slice(index + 1).map((other): [Zone, Zone] => [zone, other]));
  const defaults = active.filter(({ isDefault }) => isDefault);
  return [
    ...(defaults.length > 1
      ? [`${listed(defaults.map(({ name }) => name))} are all the default zone; the first by name is used.`]
      : []),
    ...pairs
      .filter(([a, b]) => folded(a.name) === folded(b.name))
      .map(([{ name }]) => `Two zones are called “${name}”.`),
    ...pairs.flatMap(([a, b]) => {
      const shared = sharedArea(a.area, b.area);
      return shared === '' ? [] : [`“${a.name}” and “${b.name}” both cover ${shared}.`];
    }),
    ...active.flatMap(({ name, taxes }) =>
      taxes.flatMap((tax) => ruleWarnings(tax).map((warning) => `“${name}”: ${warning}`)),
    ),
  ];
}

const listed = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(' and ');

/** Describes where two areas overlap at the same level; '' when an address always has one answer. */
function sharedArea(a: TaxArea, b: TaxArea): string {
  if (countryCode(a.country) !== countryCode(b.country)) return '';
  const regionsOf = ({ regions, country }: TaxArea): string[] => regions.map((region) => regionCode(region, country));
  const inBoth = (left: readonly string[], right: readonly string[]): string | undefined =>
    left.find((one) => right.includes(one));
  const region = inBoth(regionsOf(a), regionsOf(b));
  const isSameRegion = a.regions.length === 0 || b.regions.length === 0 || region !== undefined;
  if (!isSameRegion) return '';
  const postal = inBoth(a.postalPrefixes, b.postalPrefixes);
  if (postal !== undefined) return `postal codes ${postal}…`;
  const city = inBoth(a.cities.map(folded), b.cities.map(folded));
  if (city !== undefined) return a.cities.find((name) => folded(name) === city) ?? city;
  if (isNarrow(a) || isNarrow(b)) return '';
  if (region !== undefined) return `all of ${region}`;
  return a.regions.length === 0 && b.regions.length === 0 ? `all of ${countryCode(a.country)}` : '';
}

const isNarrow = ({ cities, counties, postalPrefixes }: TaxArea): boolean =>
  cities.length + counties.length + postalPrefixes.length > 0;

/** Returns rules of one tax where it is unclear which applies. */
function ruleWarnings({ name, rules }: Tax): string[] {
  return rules.flatMap((rule, index) =>
    rules.slice(index + 1).flatMap((other) => {
      const shared =
        rule.effectiveFrom === other.effectiveFrom && isSameWork(rule, other)
          ? rule.taxClasses.find((taxClass) => other.taxClasses.includes(taxClass))
          : undefined;
      if (shared === undefined || rule.ratePpm === other.ratePpm) return [];
      return [
        `“${name}” has two rates for ${TAX_CLASS_LABELS[shared].toLowerCase()} from the same day; the first one counts.`,
      ];
    }),
  );
}

/** Whether two rules may both apply to the same work without one being more specific. */
function isSameWork(a: TaxRule, b: TaxRule): boolean {
  const meet = <T>(left: readonly T[] = [], right: readonly T[] = []): boolean =>
    left.length === 0 || right.length === 0 || left.some((one) => right.includes(one));
  return (
    conditionCount(a) === conditionCount(b) &&
    meet(a.jobNatures, b.jobNatures) &&
    meet(a.places, b.places) &&
    meet(a.contracts, b.contracts) &&
    (!a.certificate || !b.certificate || a.certificate === b.certificate)
  );
}
