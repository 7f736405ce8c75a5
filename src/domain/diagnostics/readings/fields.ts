import { oneOf } from '@/domain/calculation/ranges';
import { REFRIGERANT_NAMES } from '../refrigerant/names';
import { reading } from './reading';

const GAUGE = 'no service gauge reads more, and below -14 psig there is nothing left to read';
const LINE = 'refrigerant lines and air are not colder or hotter';

/** Ranges of method.md section 1, defined once: every test of the same reading uses the same field. */
export const refrigerantName = oneOf('Refrigerant', REFRIGERANT_NAMES);
export const altitudeFt = reading({
  label: 'Elevation',
  min: -1500,
  max: 15_000,
  unit: 'ft',
  why: 'no town lies there',
});

export const suctionPressurePsig = reading({
  label: 'Suction pressure',
  min: -14,
  max: 400,
  unit: 'psig',
  why: GAUGE,
  usual: [0, 160],
});
export const liquidPressurePsig = reading({
  label: 'Liquid pressure',
  min: 0,
  max: 800,
  unit: 'psig',
  why: GAUGE,
  usual: [150, 550],
});
export const dischargePressurePsig = reading({
  label: 'Discharge pressure',
  min: 0,
  max: 800,
  unit: 'psig',
  why: GAUGE,
  usual: [150, 550],
});
export const suctionLineTempF = reading({
  label: 'Suction line temperature',
  min: -60,
  max: 300,
  unit: '°F',
  why: LINE,
  usual: [30, 80],
});
export const liquidLineTempF = reading({
  label: 'Liquid line temperature',
  min: -60,
  max: 300,
  unit: '°F',
  why: LINE,
  usual: [60, 130],
});
export const outdoorDryBulbF = reading({
  label: 'Outdoor dry bulb',
  min: -60,
  max: 300,
  unit: '°F',
  why: LINE,
  usual: [-20, 120],
});
export const dryBulbF = (label = 'Dry bulb') =>
  reading({ label, min: -60, max: 300, unit: '°F', why: LINE, usual: [40, 110] });
export const wetBulbF = (label = 'Wet bulb') =>
  reading({
    label,
    min: -20,
    max: 110,
    unit: '°F',
    why: 'air in and around a building does not get there',
    usual: [50, 76],
  });

export const temperatureDifferenceF = (label: string, min: number, max: number) =>
  reading({ label, min, max, unit: '°F', why: 'a larger difference is a misread probe' });

export const airflowCfm = reading({
  label: 'Airflow',
  min: 50,
  max: 50_000,
  unit: 'cfm',
  why: 'no blower in a building moves less or more',
});
export const staticInWc = (label: string) =>
  reading({ label, min: -3, max: 3, unit: 'in w.c.', why: 'ducts of a building do not see more', usual: [-1.2, 1.2] });
export const volts = (label: string) =>
  reading({ label, min: 0, max: 1000, unit: 'V', why: 'low-voltage meters end there' });
export const amps = (label: string) => reading({ label, min: 0, max: 1000, unit: 'A', why: 'clamps end there' });
export const microfarads = (label: string) =>
  reading({ label, min: 0.1, max: 1000, unit: 'µF', why: 'no capacitor of this equipment is smaller or larger' });

export const o2Pct = reading({
  label: 'Oxygen in the flue gas',
  min: 0,
  max: 20.8,
  unit: '%',
  why: 'fresh air has 20.9 %',
  usual: [3, 9],
});
export const coPpm = reading({
  label: 'Carbon monoxide',
  min: 0,
  max: 10_000,
  unit: 'ppm',
  why: 'the sensor ends there',
  usual: [0, 100],
});
export const stackTempF = reading({
  label: 'Stack temperature',
  min: 50,
  max: 1200,
  unit: '°F',
  why: 'a flue is not colder or hotter',
  usual: [90, 550],
});
export const microns = (label: string) =>
  reading({ label, min: 1, max: 760_000, unit: 'micron', why: '760,000 micron is the atmosphere' });

export const waterPsi = (label: string) =>
  reading({
    label,
    min: 0,
    max: 300,
    unit: 'psi',
    why: 'water systems of a building do not hold more',
    usual: [40, 80],
  });
export const ph = reading({ label: 'pH', min: 0, max: 14, unit: '', why: 'the scale ends there', usual: [6.5, 8.5] });
export const milligramsPerLiter = (label: string, min: number, max: number) =>
  reading({ label, min, max, unit: 'mg/L', why: 'water from a tap does not carry more' });

/** Builds a positive quantity of any size that a record may hold. */
export const quantity = (label: string, unit: string, max: number, min = 0.001) =>
  reading({ label, min, max, unit, why: 'a number outside is a slip of the finger' });
