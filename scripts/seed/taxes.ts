import { TAX_CLASSES, type JurisdictionLevel, type Tax, type TaxRule } from '@/domain/tax/schema';
import { EMPTY_AREA, taxZoneRecordSchema, type TaxArea, type TaxZoneRecord } from '@/domain/tax/zoneRecord';
import type { Team } from './accounts';
import type { CompanyClock } from './clock';
import type { Random } from './random';
import { created, type SeedWrite } from './writes';

const EVERYTHING = TAX_CLASSES.filter((taxClass) => taxClass !== 'exempt');
const LABOUR = ['labour'] as const;
const rule = (percent: number, more: Partial<TaxRule> = {}): TaxRule => ({
  taxClasses: [...EVERYTHING],
  jobNatures: [],
  ratePpm: Math.round(percent * 10_000),
  effectiveFrom: '',
  effectiveTo: '',
  note: '',
  ...more,
});
const untaxedLabour = rule(0, { taxClasses: [...LABOUR], note: 'Labor stated separately is not taxed' });
const untaxedImprovement = rule(0, {
  jobNatures: ['capital-improvement', 'new-construction'],
  note: 'Real property contract: tax is paid when the materials are bought',
});

type Place = [name: string, level: JurisdictionLevel, region: string];
const tax = (id: string, name: string, [place, level, region]: Place, ...rules: TaxRule[]): Tax => ({
  // Reports tell taxes apart by their ids.
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

/** By the state of the company. */
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
        tax('state', 'Nebraska sales tax', ['Nebraska', 'state', 'NE'], rule(5.5), untaxedLabour),
        tax('city', 'City sales tax', ['Omaha', 'city', 'NE'], rule(1.5), untaxedLabour),
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
        tax('state', 'Arizona transaction privilege tax', ['Arizona', 'state', 'AZ'], rule(5.6), untaxedLabour),
        tax('county', 'Maricopa County tax', ['Maricopa County', 'county', 'AZ'], rule(0.7), untaxedLabour),
        tax('city', 'Phoenix city tax', ['Phoenix', 'city', 'AZ'], rule(2.8), untaxedLabour),
      ],
      true,
    ),
  ],
};

/** The tax zones of a company in `state`, as its owner entered them. */
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
