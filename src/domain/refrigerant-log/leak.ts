import { calendarDay } from '@/lib/dates';
import { leakRuleNamed, type LeakRule } from '../diagnostics/refrigerant/leakRule';
import { refrigerant as propertiesOf } from '../diagnostics/refrigerant/properties';
import { DIAGNOSTIC_TESTS as T } from '../diagnostics/tests';
import type { RefrigerantMove } from './schema';
import { poundsOf } from './words';

/** Ozone-depleting refrigerants, which the older rule covers. */
const OZONE_DEPLETING: readonly string[] = ['R-22'];

export type LeakStanding = {
  /** % of the full charge in the 365 days up to the day. */
  ratePct: number;
  addedOunces: number;
  /** The rule that covers the appliance on that day, or null. */
  rule: Pick<LeakRule, 'id' | 'from' | 'source' | 'repairDays'> | null;
  thresholdPct: number | null;
  isExceeded: boolean;
};

type Appliance = Pick<
  RefrigerantMove,
  'refrigerant' | 'fullChargeOunces' | 'category' | 'isResidentialOrLightCommercial'
>;
type Logged = Pick<RefrigerantMove, 'at' | 'kind' | 'purpose' | 'ounces'>;

/**
 * How much an appliance leaks per its log, by the rolling method of 40 CFR 84.102, and what that day's rule says.
 * `asOf` is YYYY-MM-DD in `timeZone`, which also determines the entries' days. Only top-ups count: first fills and
 * documented seasonal adjustments are not leaks. null without a full charge.
 */
export function leakStanding(
  appliance: Appliance,
  moves: readonly Logged[],
  { asOf, timeZone }: { asOf: string; timeZone: string },
): LeakStanding | null {
  const fullChargeLb = poundsOf(appliance.fullChargeOunces);
  if (fullChargeLb <= 0) return null;
  const topUps = moves.filter(({ kind, purpose }) => kind === 'added' && purpose === 'top-up');
  const additions = topUps.map(({ at, ounces }) => ({
    date: calendarDay(timeZone, new Date(at)),
    pounds: poundsOf(ounces),
  }));
  const rate = T['refrigerant.leak_rate'].run({ method: 'rolling', fullChargeLb, asOf, additions }).outputs;
  if (rate === undefined) return null;
  const standing = T['refrigerant.leak_rule'].run({
    date: asOf,
    refrigerant: appliance.refrigerant,
    gwp: propertiesOf(appliance.refrigerant).gwp100,
    ods: OZONE_DEPLETING.includes(appliance.refrigerant),
    fullChargeLb,
    category: appliance.category,
    residentialOrLightCommercialAC: appliance.isResidentialOrLightCommercial,
    leakRatePct: rate.leakRatePct,
  }).outputs;
  return {
    ratePct: rate.leakRatePct,
    addedOunces: (rate.leakRatePct / 100) * appliance.fullChargeOunces,
    rule: standing?.rule == null ? null : (leakRuleNamed(standing.rule) ?? null),
    thresholdPct: standing?.thresholdPct ?? null,
    isExceeded: standing?.exceeded ?? false,
  };
}
