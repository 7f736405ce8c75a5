import { COMPRESSORS } from '@/domain/load-calc/selection/sizingLimits';
import { chars } from '../../support/samples';
import type { Fields } from '../../support/types';
import type { CollectionFields } from './spec';

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
const readers: [string, Fields][] = [
  ['no house', { house: '' }],
  ['half a house', { house: '{' }],
  ['station as text', { station: 'KAUS' }],
  ['four choices of equipment', { considered: [CHOICE, CHOICE, CHOICE, CHOICE] }],
  ['equipment as a map', { considered: CHOICE }],
];

const taken: [string, Fields][] = [
  ['nothing chosen', { station: null, considered: [], quick: '' }],
  ['the shortest house', { house: '{}' }],
  [
    'a station without data',
    { station: { id: '', name: '', distanceMiles: null, elevationGapFt: null, hdd65PerCdd50: null } },
  ],
  [
    'no loads',
    { totals: { heatingBtuh: 0, coolingSensibleBtuh: 0, coolingLatentBtuh: 0, floorAreaFt2: 0, roomCount: 0 } },
  ],
  [
    'equipment without data',
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
  readers,
  taken: [
    ...taken,
    ['without a customer', { customerId: '', customerName: '', propertyId: '', jobId: '', address: '', notes: '' }],
    ['a complete calculation', { mode: 'full' }],
  ],
};

export const manualJRevisions: CollectionFields = {
  later: ['ducts', 'floorPlan'],
  readers,
  taken: [...taken, ['without a reason', { reason: '' }]],
};
