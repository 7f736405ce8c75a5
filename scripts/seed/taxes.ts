import { TAX_CLASSES, type JurisdictionLevel, type Tax, type TaxRule } from '@/domain/tax/schema';
import { EMPTY_AREA, taxZoneRecordSchema, type TaxArea, type TaxZoneRecord } from '@/domain/tax/zoneRecord';
import type { Team } from './accounts';
import type { CompanyClock } from './clock';
import type { Random } from './random';
import { created, type SeedWrite } from './writes';

const EVERYTHING = TAX_CLASSES.filter((taxClass) => taxClass !== 'exempt');
const LABOR = ['labour'] as const;
const rule = (percent: number, more: Partial<TaxRule> = {}): TaxRule => ({
  taxClasses: [...EVERYTHING],
  jobNatures: [],
  ratePpm: Math.round(percent * 10_000),
  effectiveFrom: '',
  effectiveTo: '',
  note: '',
  ...more,
});
/** Returns a rule for items sold: labor has its own. */
const onGoods = (percent: number): TaxRule =>
  rule(percent, { taxClasses: EVERYTHING.filter((one) => one !== 'labour') });
const untaxedLabor = rule(0, { taxClasses: [...LABOR], note: 'Labor stated separately is not taxed' });
const untaxedImprovement = rule(0, {
  jobNatures: ['capital-improvement', 'new-construction'],
  note: 'Real property contract: tax is paid when the materials are bought',
});

type Place = [name: string, level: JurisdictionLevel, region: string];
const tax = (id: string, name: string, [place, level, region]: Place, ...rules: TaxRule[]): Tax => ({
  // Reports distinguish taxes by their ids.
  id: `${region}-${id}`.toLowerCase(),
  name,
  jurisdiction: { name: place, level, region },
  isCompound: false,
  order: level === 'state' ? 10 : 20,
  rules,
});

const zone = (name: string, area: Partial<TaxArea>, taxes: Tax[], isDefault = false): TaxZoneRecord =>
  taxZoneRecordSchema.parse({
    name,
    stacking: 'combined',
    taxes,
    area: { ...EMPTY_AREA, ...area },
    isDefault,
    notes: 'Demo rates. Check them with the state before you use them.',
  });

const north = (id: string, place: Place, percent: number): Tax[] => [
  tax('state', 'North Carolina sales tax', ['North Carolina', 'state', 'NC'], rule(4.75), untaxedImprovement),
  tax(id, `${place[0]} sales tax`, place, rule(percent), untaxedImprovement),
];

const untaxedHomes = rule(0, { taxClasses: [...LABOR], note: 'Labor at homes, stated separately, is not taxed' });

/** Returns a zone of a state that doesn't tax services, with a county or city on top. */
const simple = (
  name: string,
  region: string,
  [state, percent]: readonly [string, number],
  local?: readonly [string, number],
): TaxZoneRecord[] => [
  zone(
    name,
    { regions: [region] },
    [
      tax('state', `${state} sales tax`, [state, 'state', region], onGoods(percent), untaxedLabor),
      ...(local
        ? [tax('local', `${local[0]} tax`, [local[0], 'county', region], onGoods(local[1]), untaxedLabor)]
        : []),
    ],
    true,
  ),
];

/** By the company's state. */
const ZONES: Readonly<Record<string, readonly TaxZoneRecord[]>> = {
  NC: [
    zone(
      'Buncombe County, NC',
      {
        regions: ['NC'],
        counties: ['Buncombe County'],
        postalPrefixes: ['288', '28704', '28711', '28715', '28748', '28778', '28787'],
      },
      north('buncombe', ['Buncombe County', 'county', 'NC'], 2.25),
      true,
    ),
    zone(
      'Henderson County, NC',
      { regions: ['NC'], counties: ['Henderson County'], postalPrefixes: ['28732', '28739', '28791', '28792'] },
      north('henderson', ['Henderson County', 'county', 'NC'], 2),
    ),
  ],
  OR: [
    zone(
      'Oregon',
      { regions: ['OR'] },
      [tax('state', 'Sales tax', ['Oregon', 'state', 'OR'], rule(0, { note: 'Oregon has no sales tax' }))],
      true,
    ),
    zone('Vancouver, WA', { regions: ['WA'], cities: ['Vancouver'], postalPrefixes: ['986'] }, [
      tax('state', 'Washington retail sales tax', ['Washington', 'state', 'WA'], rule(6.5)),
      tax('city', 'Vancouver sales tax', ['Vancouver', 'city', 'WA'], rule(2.3)),
    ]),
  ],
  NE: [
    zone(
      'Omaha area, NE',
      { regions: ['NE'] },
      [
        tax('state', 'Nebraska sales tax', ['Nebraska', 'state', 'NE'], onGoods(5.5), untaxedLabor),
        tax('city', 'City sales tax', ['Omaha', 'city', 'NE'], onGoods(1.5), untaxedLabor),
      ],
      true,
    ),
    zone('Council Bluffs, IA', { regions: ['IA'], cities: ['Council Bluffs'] }, [
      tax('state', 'Iowa sales tax', ['Iowa', 'state', 'IA'], rule(6), untaxedImprovement),
      tax('city', 'Local option tax', ['Council Bluffs', 'city', 'IA'], rule(1), untaxedImprovement),
    ]),
  ],
  AZ: [
    zone(
      'Phoenix area, AZ',
      { regions: ['AZ'] },
      [
        tax('state', 'Arizona transaction privilege tax', ['Arizona', 'state', 'AZ'], onGoods(5.6), untaxedLabor),
        tax('county', 'Maricopa County tax', ['Maricopa County', 'county', 'AZ'], onGoods(0.7), untaxedLabor),
        tax('city', 'Phoenix city tax', ['Phoenix', 'city', 'AZ'], onGoods(2.8), untaxedLabor),
      ],
      true,
    ),
  ],
  TX: [
    zone(
      'Austin area, TX',
      { regions: ['TX'] },
      [
        tax('state', 'Texas sales tax', ['Texas', 'state', 'TX'], onGoods(6.25), untaxedHomes),
        tax('local', 'City and transit tax', ['Austin', 'city', 'TX'], onGoods(2), untaxedHomes),
      ],
      true,
    ),
  ],
  CO: [
    zone(
      'Lakewood and Denver, CO',
      { regions: ['CO'] },
      [
        tax('state', 'Colorado sales tax', ['Colorado', 'state', 'CO'], onGoods(2.9), untaxedLabor),
        tax('district', 'RTD and cultural district', ['Denver region', 'district', 'CO'], onGoods(1.1), untaxedLabor),
        tax('county', 'Jefferson County tax', ['Jefferson County', 'county', 'CO'], onGoods(0.5), untaxedLabor),
        tax('city', 'Lakewood city tax', ['Lakewood', 'city', 'CO'], onGoods(3), untaxedLabor),
      ],
      true,
    ),
  ],
  GA: simple('Cobb County, GA', 'GA', ['Georgia', 4], ['Cobb County', 2]),
  CA: simple('Sacramento, CA', 'CA', ['California', 7.25], ['Sacramento', 1.5]),
  OH: [
    zone(
      'Franklin County, OH',
      { regions: ['OH'] },
      [
        tax('state', 'Ohio sales tax', ['Ohio', 'state', 'OH'], rule(5.75), untaxedImprovement),
        tax('county', 'Franklin County tax', ['Franklin County', 'county', 'OH'], rule(2.25), untaxedImprovement),
      ],
      true,
    ),
  ],
  FL: simple('Hillsborough County, FL', 'FL', ['Florida', 6], ['Hillsborough County', 1.5]),
  MA: simple('Massachusetts', 'MA', ['Massachusetts', 6.25]),
  ID: simple('Idaho', 'ID', ['Idaho', 6]),
  WI: [
    zone(
      'Milwaukee, WI',
      { regions: ['WI'] },
      [
        tax('state', 'Wisconsin sales tax', ['Wisconsin', 'state', 'WI'], rule(5)),
        tax('county', 'Milwaukee County tax', ['Milwaukee County', 'county', 'WI'], rule(0.9)),
        tax('city', 'City of Milwaukee tax', ['Milwaukee', 'city', 'WI'], rule(2)),
      ],
      true,
    ),
  ],
};

/** Returns the tax zones of a company in `state`, as its owner entered them. */
export const taxWrites = (
  state: string,
  { companyId, owner }: Team,
  clock: CompanyClock,
  random: Random,
): SeedWrite[] =>
  (ZONES[state] ?? []).map((record) => ({
    by: owner,
    kind: 'set',
    path: `companies/${companyId}/taxes`,
    id: random.id(),
    data: { ...record, ...created(owner, clock.at(-400, 9 * 60), random) },
  }));
