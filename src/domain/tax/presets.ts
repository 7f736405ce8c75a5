import { formatRate } from '../money/format';
import { STATE_LAWS, type StateLaw } from './law/stateLaw';
import { lawRules } from './law/zoneRules';
import { proposedAnswers, zoneOfAnswers } from './salesTaxSetup';
import type { Tax, TaxRule } from './schema';
import { stateSalesTax } from './stateSalesTax';
import { EMPTY_AREA, type TaxArea, type TaxZoneRecord } from './zoneRecord';
import { rule, tax } from './zoneParts';

/** An example to start from. Rates change and depend on the place: anyone using one must check it against `source`. */
export type TaxPreset = { id: string; label: string; source: string; zone: () => TaxZoneRecord };

/** Returns an example's zone with its own ids, because reports distinguish taxes by their ids. */
export function zoneOfPreset({ zone }: TaxPreset, newTaxId: () => string): TaxZoneRecord {
  const example = zone();
  return { ...example, taxes: example.taxes.map((one) => ({ ...one, id: newTaxId() })) };
}

type ZoneParts = { name: string; stacking: TaxZoneRecord['stacking']; taxes: Tax[]; area: Partial<TaxArea> };
const presetOf = (
  id: string,
  label: string,
  source: string,
  { name, stacking, taxes, area }: ZoneParts,
): TaxPreset => ({
  id,
  label,
  source,
  zone: () => ({
    name,
    stacking,
    taxes: structuredClone(taxes),
    area: { ...EMPTY_AREA, ...area },
    isDefault: false,
    isActive: true,
    usualContract: 'separated',
    notes: startedFrom(label, source),
  }),
});

const startedFrom = (label: string, source: string): string =>
  `Started from the example “${label}”. Source to check with: ${source}.`;

/** Local rates that apply in a whole state, or are the maximum it allows. */
const LOCAL_PPM: Readonly<Record<string, number>> = { TX: 20_000 };

/** Builds a state's own rate on what it taxes. If that isn't known well enough, the zone has no rules, and documents say so. */
function presetOfState({ state, name, exceptions }: StateLaw): TaxPreset {
  const { ratePpm, agency, hasLocal } = stateSalesTax(state) ?? { ratePpm: 0, agency: '', hasLocal: false };
  const localPpm = LOCAL_PPM[state] ?? 0;
  const rate = ratePpm === 0 && !hasLocal ? 'no sales tax' : formatRate(ratePpm + localPpm);
  const label = `${name}, ${rate}${hasLocal && localPpm === 0 ? ' + local' : ''}`;
  return {
    id: `us-${state.toLowerCase()}`,
    label,
    source: agency,
    zone: () => {
      let count = 0;
      const zone = zoneOfAnswers(
        { ...proposedAnswers(state), taxedWork: 'law', localName: '', localRatePpm: localPpm === 0 ? '' : localPpm },
        () => `tax-${(count += 1)}`,
      );
      const notes = [startedFrom(label, agency), ...exceptions].join('\n').slice(0, 2000);
      return { ...zone, name, isDefault: false, notes };
    },
  };
}

/** Returns what New York taxes, at the rate of one of its taxes. */
const rulesInNewYork = (ratePpm: number): TaxRule[] => {
  const law = STATE_LAWS.find(({ state }) => state === 'NY');
  const company = { trade: 'general', election: '' } as const;
  return law ? lawRules({ ...law, stateRatePpm: ratePpm }, company, 0, 'state') : [];
};

/** Every state, and a few well-known places. */
export const TAX_PRESETS: readonly TaxPreset[] = [
  ...STATE_LAWS.map(presetOfState).sort((a, b) => a.label.localeCompare(b.label)),
  presetOf('us-nyc', 'New York City, 8.875%', 'New York State Department of Taxation and Finance', {
    name: 'New York City',
    stacking: 'combined',
    area: {
      regions: ['NY'],
      cities: ['New York', 'Brooklyn', 'Bronx', 'Queens', 'Staten Island'],
      postalPrefixes: ['100', '101', '102', '103', '104', '112'],
    },
    taxes: [
      tax({
        id: 'state',
        name: 'New York State sales tax',
        place: 'New York State',
        level: 'state',
        region: 'NY',
        rules: rulesInNewYork(40_000),
        order: 10,
      }),
      tax({
        id: 'city',
        name: 'New York City sales tax',
        place: 'New York City',
        level: 'city',
        region: 'NY',
        rules: rulesInNewYork(45_000),
        order: 20,
      }),
      tax({
        id: 'mctd',
        name: 'MCTD surcharge',
        place: 'Metropolitan Commuter Transportation District',
        level: 'district',
        region: 'NY',
        rules: rulesInNewYork(3_750),
        order: 30,
      }),
    ],
  }),
  presetOf('ca-qc', 'Québec, GST 5% and QST 9.975%', 'Revenu Québec', {
    name: 'Québec',
    stacking: 'separate',
    area: { country: 'CA', regions: ['QC'] },
    taxes: [
      tax({
        id: 'gst',
        name: 'GST/TPS',
        place: 'Canada',
        level: 'country',
        region: '',
        rules: [rule(50_000)],
        order: 10,
      }),
      tax({
        id: 'qst',
        name: 'QST/TVQ',
        place: 'Québec',
        level: 'state',
        region: 'QC',
        rules: [rule(99_750)],
        order: 20,
      }),
    ],
  }),
  presetOf('ca-on', 'Ontario, HST 13%', 'Canada Revenue Agency', {
    name: 'Ontario',
    stacking: 'separate',
    area: { country: 'CA', regions: ['ON'] },
    taxes: [tax({ id: 'hst', name: 'HST', place: 'Ontario', level: 'state', region: 'ON', rules: [rule(130_000)] })],
  }),
];
