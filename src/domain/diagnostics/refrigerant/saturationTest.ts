import { z } from 'zod';
import { oneOf } from '@/domain/calculation/ranges';
import { defineTest } from '../defineTest';
import { altitudeFt, refrigerantName } from '../readings/fields';
import { reading } from '../readings/reading';
import { ReadingError } from '../readings/readingError';
import { barometerPsia } from '../units';
import { saturationPsia, saturationTempF } from './saturation';

export const saturation = defineTest({
  title: 'Pressure and temperature',
  inputs: z.strictObject({
    refrigerant: refrigerantName,
    point: oneOf('Point', ['bubble', 'dew']),
    altitudeFt,
    temperatureF: reading({
      label: 'Temperature',
      min: -100,
      max: 300,
      unit: '°F',
      why: 'refrigerant lines are not colder or hotter',
    }).optional(),
    pressurePsig: reading({
      label: 'Pressure',
      min: -14.7,
      max: 800,
      unit: 'psig',
      why: 'no service gauge reads more',
    }).optional(),
  }),
  calculate: ({ refrigerant, point, altitudeFt: altitude, temperatureF, pressurePsig }) => {
    if (temperatureF !== undefined && pressurePsig !== undefined)
      throw new ReadingError(
        'pressurePsig',
        'Give the temperature or the pressure, not both: one follows from the other',
      );
    if (temperatureF !== undefined) {
      const psia = saturationPsia(refrigerant, point, temperatureF, { field: 'temperatureF' });
      return { pressurePsig: psia - barometerPsia(altitude), temperatureF };
    }
    if (pressurePsig === undefined)
      throw new ReadingError('pressurePsig', 'Pressure is missing (or give the temperature)');
    const at = { psig: pressurePsig, altitudeFt: altitude };
    return { pressurePsig, temperatureF: saturationTempF(refrigerant, point, at, { field: 'pressurePsig' }) };
  },
});
