import { designOf } from '../design';
import type { ChosenStation } from '../project/schema';
import type { LoadInputs } from '../schema/inputs';
import { showNumber, showQuantity } from '../../calculation/showQuantity';
import type { Quantity, UnitSystem } from '../../calculation/units';
import type { ReportFact } from '../../calculation/reportTable';

export const EDITION = 'ACCA Manual J, 8th edition method';
export const DISCLAIMER = 'Calculated after ACCA Manual J, 8th edition. Not approved or certified by ACCA.';

/** `Roanoke AP, 4 mi away, 210 ft lower than the house`. '' = none was chosen. */
export function stationText(station: ChosenStation | null, system: UnitSystem): string {
  if (station === null) return '';
  const { name, distanceMiles, elevationGapFt } = station;
  const gap = elevationGapFt === null ? 0 : elevationGapFt;
  return [
    name,
    ...(distanceMiles === null ? [] : [`${showQuantity(distanceMiles, 'distance', system)} away`]),
    ...(Math.round(gap) === 0
      ? []
      : [`${showQuantity(Math.abs(gap), 'elevation', system)} ${gap > 0 ? 'lower' : 'higher'} than the house`]),
  ].join(', ');
}

/** Lists the design conditions: outdoors, indoors, location. */
export function designFacts(inputs: LoadInputs, system: UnitSystem): ReportFact[] {
  const { site, design } = inputs;
  const used = designOf(inputs);
  const show = (value: number | undefined, quantity: Quantity): string =>
    value === undefined ? '' : showQuantity(value, quantity, system);
  return [
    { label: 'Outdoors in winter', value: show(used.outdoorHeating.value, 'temperature') },
    { label: 'Outdoors in summer', value: show(used.outdoorCooling.value, 'temperature') },
    { label: 'Wet bulb in summer', value: show(design.outdoorWetBulbF, 'temperature') },
    {
      label: 'Daily range',
      value: [used.rangeClass, show(design.dailyRangeF, 'temperatureDifference')].filter(Boolean).join(', '),
    },
    { label: 'Indoors in winter', value: show(used.indoorHeating.value, 'temperature') },
    { label: 'Indoors in summer', value: show(used.indoorCooling.value, 'temperature') },
    { label: 'Indoor humidity', value: `${showNumber(used.indoorHumidity.value * 100, 0)}%` },
    { label: 'Heating difference', value: show(used.htd.value, 'temperatureDifference') },
    { label: 'Cooling difference', value: show(used.ctd.value, 'temperatureDifference') },
    { label: 'Moisture difference', value: show(used.grains.value, 'moisture') },
    { label: 'Latitude', value: `${showNumber(site.latitudeDeg, 1)}°` },
    { label: 'Elevation', value: show(site.elevationFt, 'elevation') },
  ].filter(({ value }) => value !== '');
}

/** Lists facts about the house as a whole: size, air, people, systems. */
export function houseFacts(inputs: LoadInputs, system: UnitSystem): ReportFact[] {
  const { building, infiltration, ventilation = [], equipment = [], internalGains, site, airDistribution } = inputs;
  const show = (value: number | undefined, quantity: Quantity): string =>
    value === undefined ? '' : showQuantity(value, quantity, system);
  const count = (value: number | undefined): string => (value === undefined ? '' : showNumber(value, 1));
  return [
    { label: 'Type of house', value: building.facilityType ?? '' },
    { label: 'Conditioned floor area', value: show(building.conditionedFloorAreaFt2, 'area') },
    { label: 'Stories above grade', value: count(building.conditionedFloorsAboveGrade) },
    { label: 'Ceiling height', value: show(building.averageCeilingHeightFt, 'length') },
    { label: 'Height above ground', value: show(building.heightAboveGroundFt, 'length') },
    { label: 'Bedrooms', value: count(building.bedrooms) },
    { label: 'Fireplaces', value: count(building.fireplaces) },
    { label: 'People', value: count(internalGains?.occupants) },
    { label: 'Appliances, sensible', value: show(internalGains?.appliancesSensibleBtuh, 'load') },
    { label: 'Appliances, latent', value: show(internalGains?.appliancesLatentBtuh, 'load') },
    { label: 'Infiltration', value: infiltrationText(infiltration, show) },
    { label: 'Shielding', value: site.shieldingOfHome ?? '' },
    {
      label: 'Ventilation',
      value:
        ventilation
          .map(({ type, ratedCfm, fanPowerW, recirculatedFraction: back }) =>
            [
              type,
              ratedCfm === undefined ? 'by ASHRAE 62.2' : show(ratedCfm, 'airflow'),
              ...(back === undefined ? [] : [`${show(back, 'fraction')} recirculated`]),
              ...(fanPowerW === undefined ? [] : [`fans of ${fanPowerW} W`]),
            ].join(', '),
          )
          .join('; ') || 'none',
    },
    {
      label: 'Air changes of the crawlspace',
      value: site.crawlspaceAirChangesPerHour === undefined ? '' : `${count(site.crawlspaceAirChangesPerHour)} an hour`,
    },
    { label: 'Weather and shielding factor', value: count(site.weatherShieldingFactor) },
    { label: 'Returns', value: count(airDistribution?.numberOfReturns) },
    {
      label: 'Systems',
      value: equipment
        .map((unit) =>
          [unit.heatPumpType && `${unit.heatPumpType} heat pump`, unit.heatingType, unit.coolingType]
            .filter(Boolean)
            .join(', '),
        )
        .filter(Boolean)
        .join('; '),
    },
  ].filter(({ value }) => value !== '');
}

function infiltrationText(
  { method, tightness, cfm50, ach50, effectiveLeakageAreaIn2 }: LoadInputs['infiltration'],
  show: (value: number | undefined, quantity: Quantity) => string,
): string {
  switch (method) {
    case 'tightness-table':
      return `${tightness ?? 'average'} (Table 5A)`;
    case 'blower-door-cfm50':
      return `${show(cfm50, 'airflow')} at 50 Pa`;
    case 'blower-door-ach50':
      return `${showNumber(ach50 ?? NaN, 1)} air changes per hour at 50 Pa`;
    case 'effective-leakage-area':
      return `leakage area ${show(effectiveLeakageAreaIn2, 'leakageArea')}`;
  }
}
