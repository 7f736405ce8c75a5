import type { EquipmentType } from '@/domain/equipment/schema';
import type { Industry } from '@/domain/user/schema';

/** By item id: its answer, or the answer with a note. */
export type MadeAnswers = Readonly<Record<string, string | { value: string; note: string }>>;

export type MadeInspection = {
  /** The id of a built-in template, or `own`. */
  template: string;
  /** Plans with the same name are for the same unit. */
  place: string;
  types: readonly EquipmentType[];
  daysAgo: number;
  /** The share of answered items; below 1 it is still in progress. */
  share?: number;
  made: MadeAnswers;
  isAgain?: true;
  notes?: string;
};

/** Typical readings for items where the middle of the limits would be odd. */
export const USUAL_READINGS: Readonly<Record<string, number>> = {
  ambient: 0,
  static: 0.46,
  inlet: 6.8,
  manifold: 3.5,
  microamps: 3.1,
  co: 24,
  oxygen: 7.4,
  stack: 318,
  rise: 48,
  amps: 4.2,
  capherm: 44.1,
  capfan: 4.9,
  compamps: 13.6,
  fanamps: 1.1,
  volts: 238,
  outdoortemp: 82,
  suction: 121,
  liquid: 322,
  superheat: 11,
  subcooling: 10,
  returntemp: 75,
  supplytemp: 57,
  split: 18,
  stripamps: 38,
  pressurecold: 14,
  ph: 7.8,
  efficiency: 83,
  supply: 180,
  deltat: 20,
  pressure: 62,
  flowpressure: 48,
  hot: 119,
  age: 6,
  size: 1,
  line: 64,
  rp1: 7.4,
  relief: 3.2,
  buffer: 4.2,
  rp2: 2.1,
  stories: 2,
  yearbuilt: 1962,
  clearance: 35,
  hours: 4812,
  wind: 12,
  wires: 0,
  depth: 7,
  width: 4,
  penetrometer: 1.2,
  people: 18,
};

export const USUAL_TEXTS: Readonly<Record<string, string>> = {
  advice: 'No action needed before the next visit.',
  gaugeserial: 'Mid-West 845-5, 0412877',
  calibrated: 'March of this year',
  license: 'BT-20417',
  crane: 'Grove RT540E, no. 12',
  place: 'Sewer lateral, station 2+40',
  ticket: '2611-0482, good for 10 days',
  locate: '2611-0482, good for 10 days',
  combustionwhy: 'Short of air: inlet screen cleaned, measured again.',
};

const FURNACE = ['furnace'] as const;

export const MADE_INSPECTIONS: Partial<Record<Industry, readonly MadeInspection[]>> = {
  hvac: [
    {
      template: 'ready-furnace',
      place: 'drifting furnace',
      types: FURNACE,
      daysAgo: 742,
      made: { static: '0.41', microamps: '4.6', co: '14', rise: '44', condition: '5' },
    },
    {
      template: 'ready-furnace',
      place: 'drifting furnace',
      types: FURNACE,
      daysAgo: 377,
      made: { static: '0.47', microamps: '3.2', co: '22', rise: '52' },
    },
    {
      template: 'ready-furnace',
      place: 'drifting furnace',
      types: FURNACE,
      daysAgo: 11,
      notes: 'Safe to run. The airflow needs attention before it costs the blower.',
      made: {
        static: { value: '0.63', note: 'Return is undersized. Filter is the restriction: 0.28 across it.' },
        filter: { value: 'fail', note: 'Filter loaded; customer shown.' },
        blowerwheel: { value: 'fail', note: 'Caked; needs to be pulled and cleaned.' },
        microamps: '1.7',
        co: '41',
        rise: '67',
        alarm: { value: 'fail', note: 'Alarm is past its replacement date.' },
        condition: '3',
        advice: 'Change the filter every three months. Second return to be priced.',
      },
    },
    {
      template: 'ready-boiler',
      place: 'boiler',
      types: ['boiler'],
      daysAgo: 33,
      made: {
        relief: { value: 'fail', note: 'Valve weeps. Valve is older than five years; replace.' },
        expansion: { value: 'fail', note: 'Tank is waterlogged.' },
      },
    },
    { template: 'ready-boiler', place: 'boiler', types: ['boiler'], daysAgo: 26, isAgain: true, made: {} },
    {
      template: 'ready-heat-pump',
      place: 'heat pump',
      types: ['heat-pump'],
      daysAgo: 19,
      made: {
        outdoortemp: '36',
        rise: '24',
        defrost: { value: 'fail', note: 'Ends on time, coil still iced. Sensor reads 12 °F too warm.' },
        split: 'na',
      },
    },
    {
      template: 'ready-air-conditioner',
      place: 'air conditioner',
      types: ['air-conditioner'],
      daysAgo: 141,
      made: {
        clearance: { value: 'fail', note: 'Plants need to be cut back.' },
        capacitor: { value: 'fail', note: 'Compressor side is weak. Replaced.' },
      },
    },
    { template: 'ready-mini-split', place: 'mini-split', types: ['mini-split'], daysAgo: 72, made: { headdiff: '21' } },
    { template: 'ready-furnace', place: 'furnace', types: FURNACE, daysAgo: 5, made: { condition: '4' } },
    { template: 'ready-furnace', place: 'half a furnace', types: FURNACE, daysAgo: 0, share: 0.4, made: {} },
  ],
  plumbing: [
    {
      template: 'ready-plumbing-safety',
      place: 'old house',
      types: [],
      daysAgo: 14,
      made: {
        pressure: { value: '94', note: 'Pressure reducing valve fails to hold.' },
        material: 'Galvanized steel',
        toilet: { value: 'fail', note: 'Upstairs. Rocks; wax ring likely.' },
        mainvalve: { value: 'fail', note: 'Seized; do not force.' },
      },
    },
    {
      template: 'ready-water-heater',
      place: 'water heater',
      types: ['water-heater'],
      daysAgo: 371,
      made: { anode: '4', hot: '122' },
    },
    {
      template: 'ready-water-heater',
      place: 'water heater',
      types: ['water-heater'],
      daysAgo: 8,
      made: {
        anode: { value: '2', note: 'Wire to be seen.' },
        hot: '134',
        expansion: { value: 'fail', note: 'Tank is waterlogged.' },
      },
    },
    {
      template: 'ready-backflow',
      place: 'assembly',
      types: ['backflow-preventer'],
      daysAgo: 21,
      made: {
        relief: { value: '1.4', note: 'Rubber kit replaced, tested again next week.' },
        result: 'Failed, to be repaired',
      },
    },
    {
      template: 'ready-backflow',
      place: 'assembly',
      types: ['backflow-preventer'],
      daysAgo: 15,
      isAgain: true,
      made: {},
    },
    { template: 'ready-plumbing-safety', place: 'new house', types: [], daysAgo: 0, share: 0.5, made: {} },
  ],
  construction: [
    {
      template: 'ready-excavation-daily',
      place: 'trench',
      types: [],
      daysAgo: 2,
      made: {
        waterstanding: { value: 'fail', note: 'Seeps at the toe: out until shored.' },
        release: 'May not be entered',
      },
    },
    { template: 'ready-excavation-daily', place: 'trench', types: [], daysAgo: 1, isAgain: true, made: {} },
    { template: 'ready-crane-daily', place: 'crane', types: [], daysAgo: 1, made: {} },
    {
      template: 'ready-job-site-safety',
      place: 'site',
      types: [],
      daysAgo: 6,
      made: { cords: { value: 'fail', note: 'Damaged cord cut up.' }, overall: '4' },
    },
    { template: 'ready-job-site-safety', place: 'second site', types: [], daysAgo: 0, share: 0.3, made: {} },
  ],
  demolition: [
    {
      template: 'ready-pre-demolition',
      place: 'school',
      types: [],
      daysAgo: 24,
      made: {
        asbestos: {
          value: 'Found, to be removed',
          note: 'Pipe lagging in the boiler room, floor tile in two classrooms.',
        },
        gas: { value: 'fail', note: 'Cut; confirmation outstanding.' },
        ready: 'May not begin',
      },
    },
    { template: 'ready-pre-demolition', place: 'school', types: [], daysAgo: 9, isAgain: true, made: {} },
    { template: 'ready-job-site-safety', place: 'yard', types: [], daysAgo: 3, made: {} },
    { template: 'ready-pre-demolition', place: 'garage', types: [], daysAgo: 0, share: 0.4, made: {} },
  ],
};
