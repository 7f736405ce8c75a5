import { JOB_NATURES, type Tax, type TaxRule } from './schema';
import { SPECIAL_WORK } from './specialWork';
import { EMPTY_AREA, type TaxArea, type TaxZoneRecord } from './zoneRecord';
import { rule, tax } from './zoneParts';

/** An example to start from. Rates change and depend on the place: anyone using one must check it with `source`. */
export type TaxPreset = { id: string; label: string; source: string; zone: TaxZoneRecord };

/** An example's zone with its own ids: reports tell taxes apart by their ids. */
export const zoneOfPreset = ({ zone }: TaxPreset, newTaxId: () => string): TaxZoneRecord => ({
  ...structuredClone(zone),
  taxes: zone.taxes.map((one) => ({ ...structuredClone(one), id: newTaxId() })),
});

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
  zone: {
    name,
    stacking,
    taxes,
    area: { ...EMPTY_AREA, ...area },
    isDefault: false,
    isActive: true,
    notes: `Started from the example “${label}”. Source to check with: ${source}.`,
  },
});

const improvable = (ratePpm: number): TaxRule[] => [rule(ratePpm), ...(SPECIAL_WORK['NY']?.rules ?? [])];
const TEXAS_NEW_BUILD = SPECIAL_WORK['TX']?.rules ?? [];

/** A few well-known combinations. */
export const TAX_PRESETS: readonly TaxPreset[] = [
  presetOf('us-tx', 'Texas, 8.25%', 'Texas Comptroller of Public Accounts', {
    name: 'Texas',
    stacking: 'combined',
    area: { regions: ['TX'] },
    taxes: [
      tax({
        id: 'state',
        name: 'Texas sales tax',
        place: 'Texas',
        level: 'state',
        region: 'TX',
        rules: [rule(62_500), ...TEXAS_NEW_BUILD],
        order: 10,
      }),
      tax({
        id: 'local',
        name: 'Local sales tax',
        place: 'City and county',
        level: 'city',
        region: 'TX',
        rules: [rule(20_000), ...TEXAS_NEW_BUILD],
        order: 20,
      }),
    ],
  }),
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
        rules: improvable(40_000),
        order: 10,
      }),
      tax({
        id: 'city',
        name: 'New York City sales tax',
        place: 'New York City',
        level: 'city',
        region: 'NY',
        rules: improvable(45_000),
        order: 20,
      }),
      tax({
        id: 'mctd',
        name: 'MCTD surcharge',
        place: 'Metropolitan Commuter Transportation District',
        level: 'district',
        region: 'NY',
        rules: improvable(3_750),
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
  presetOf('us-or', 'Oregon, no sales tax', 'Oregon Department of Revenue', {
    name: 'Oregon',
    stacking: 'combined',
    area: { regions: ['OR'] },
    taxes: [
      tax({
        id: 'state',
        name: 'Sales tax',
        place: 'Oregon',
        level: 'state',
        region: 'OR',
        rules: [rule(0, { jobNatures: [...JOB_NATURES], note: 'Oregon has no sales tax' })],
      }),
    ],
  }),
];
