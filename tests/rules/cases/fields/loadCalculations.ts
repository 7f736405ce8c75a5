import { COMPRESSORS } from '@/domain/load-calc/selection/sizingLimits';
import { chars } from '../../support/samples';
import type { Fields, Value } from '../../support/types';
import type { CollectionFields } from './spec';

const STATION: Fields = {
  id: chars(40),
  name: chars(160),
  distanceMiles: 12_500,
  elevationGapFt: -20_000,
  hdd65PerCdd50: 0.75,
};
const CHOICE: Fields = {
  name: chars(160),
  compressor: 'variable speed',
  isHeatPump: true,
  coolingTotalBtuh: 1_000_000,
  coolingSensibleBtuh: 0.5,
  coolingLatentBtuh: 0,
  furnaceOutputBtuh: 999_999.5,
  heatingAirflowCfm: 10_000,
  coolingAirflowCfm: 50,
};
const TOTALS: Fields = {
  heatingBtuh: 1_000_000_000,
  coolingSensibleBtuh: 24_000,
  coolingLatentBtuh: -1,
  floorAreaFt2: 2100.5,
  roomCount: 500,
};

const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name));

/** Each field of the map with a value of the wrong kind and beyond its limits, the map without a field, and with one more. */
const badParts = (
  name: string,
  whole: Fields,
  bad: Record<string, Value[]>,
  place: (part: Fields) => Fields,
): [string, Fields][] => [
  ...Object.entries(bad).flatMap(([field, values]) =>
    values.map((value): [string, Fields] => [
      `${name} ${field} ${JSON.stringify(value).slice(0, 12)}`,
      place({ ...whole, [field]: value }),
    ]),
  ),
  [`${name} without a field`, place(without(whole, Object.keys(whole)[1] ?? ''))],
  [`${name} with more`, place({ ...whole, note: 'x' })],
];

const capacity: Value[] = [-1, 1_000_001, '12'];
const airflow: Value[] = [49, 10_001, '400'];
const load: Value[] = [null, 0.5, '1', 1_000_000_001, -1_000_000_001];

const refused: [string, Fields][] = [
  ['no house', { house: '' }],
  ['half a house', { house: '{' }],
  ...badParts(
    'station',
    STATION,
    {
      id: [chars(41), 7],
      name: [chars(161), 7],
      distanceMiles: [-1, 12_501, '3'],
      elevationGapFt: [-20_001, 20_001, '3'],
      hdd65PerCdd50: [-1, '3'],
    },
    (station) => ({ station }),
  ),
  ['station as a text', { station: 'KAUS' }],
  ...badParts(
    'equipment',
    CHOICE,
    {
      name: [chars(161), 7],
      compressor: ['rotary', 7],
      isHeatPump: ['yes', null],
      coolingTotalBtuh: capacity,
      coolingSensibleBtuh: capacity,
      coolingLatentBtuh: capacity,
      furnaceOutputBtuh: capacity,
      heatingAirflowCfm: airflow,
      coolingAirflowCfm: airflow,
    },
    (choice) => ({ considered: [choice] }),
  ),
  ...[1, 2].map((place): [string, Fields] => [
    `equipment in place ${place + 1} with a wrong name`,
    { considered: [...Array.from({ length: place }, () => CHOICE), { ...CHOICE, name: 7 }] },
  ]),
  ['four choices of equipment', { considered: [CHOICE, CHOICE, CHOICE, CHOICE] }],
  ['equipment as a map', { considered: CHOICE }],
  ...badParts(
    'totals',
    TOTALS,
    {
      heatingBtuh: load,
      coolingSensibleBtuh: load,
      coolingLatentBtuh: load,
      floorAreaFt2: [null, -1, 100_001, '1'],
      roomCount: [null, -1, 501, 1.5],
    },
    (totals) => ({ totals }),
  ),
];

const taken: [string, Fields][] = [
  ['nothing chosen', { station: null, considered: [], quick: '' }],
  ['the shortest house', { house: '{}' }],
  [
    'a station without figures',
    { station: { id: '', name: '', distanceMiles: null, elevationGapFt: null, hdd65PerCdd50: null } },
  ],
  [
    'no loads',
    { totals: { heatingBtuh: 0, coolingSensibleBtuh: 0, coolingLatentBtuh: 0, floorAreaFt2: 0, roomCount: 0 } },
  ],
  [
    'equipment without figures',
    {
      considered: [
        {
          ...CHOICE,
          name: '',
          coolingTotalBtuh: null,
          coolingSensibleBtuh: null,
          coolingLatentBtuh: null,
          furnaceOutputBtuh: null,
          heatingAirflowCfm: null,
          coolingAirflowCfm: null,
        },
      ],
    },
  ],
  ...COMPRESSORS.map((compressor): [string, Fields] => [
    `equipment ${compressor}`,
    { considered: [{ ...CHOICE, compressor }] },
  ]),
];

export const manualJ: CollectionFields = {
  later: ['ducts', 'floorPlan'],
  refused,
  taken: [
    ...taken,
    ['for nobody', { customerId: '', customerName: '', propertyId: '', jobId: '', address: '', notes: '' }],
    ['a full one', { mode: 'full' }],
  ],
};

export const manualJRevisions: CollectionFields = {
  later: ['ducts', 'floorPlan'],
  refused,
  taken: [...taken, ['without a reason', { reason: '' }]],
};
