import type { Fields } from './types';

const chars = (count: number): string => 'x'.repeat(count);

export const STATION: Fields = {
  id: chars(40),
  name: chars(160),
  distanceMiles: 12_500,
  elevationGapFt: -20_000,
  hdd65PerCdd50: 0.75,
};
export const CHOICE: Fields = {
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
export const TOTALS: Fields = {
  heatingBtuh: 1_000_000_000,
  coolingSensibleBtuh: 24_000,
  coolingLatentBtuh: -1,
  floorAreaFt2: 2100.5,
  roomCount: 500,
};

const CALCULATED = {
  mode: 'quick',
  quick: chars(2000),
  house: chars(200_000),
  station: STATION,
  considered: [CHOICE, { ...CHOICE, name: 'A' }, { ...CHOICE, name: 'B' }],
  totals: TOTALS,
} satisfies Fields;

/** Load calculations with every field as large as its schema lets it be. */
export const LOAD_CALCULATION_RECORDS = {
  manualJ: {
    number: chars(20),
    title: chars(160),
    address: chars(600),
    customerId: chars(128),
    customerName: chars(330),
    propertyId: chars(128),
    jobId: chars(128),
    notes: chars(5000),
    revisionNumber: 3,
    ...CALCULATED,
  },
  manualJRevisions: { projectId: 'r1', revisionNumber: 10_000, reason: chars(300), ...CALCULATED },
} satisfies Record<string, Fields>;

const small: Fields = { quick: '', house: '{}', considered: [] };

/** What of them is smaller in most cases. */
export const SMALLER_LOAD_CALCULATIONS = {
  manualJ: { ...small, notes: 'x' },
  manualJRevisions: small,
} satisfies Record<string, Fields>;

/** A change of one field that each of them takes, or would. */
export const LOAD_CALCULATION_CHANGES = {
  manualJ: { title: 'Attic room' },
  manualJRevisions: { reason: 'Later' },
} satisfies Record<keyof typeof LOAD_CALCULATION_RECORDS, Fields>;
