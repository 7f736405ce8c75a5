import { z } from 'zod';
import { defineTest } from '../defineTest';
import { altitudeFt, dryBulbF, wetBulbF } from '../readings/fields';
import { reading } from '../readings/reading';
import { barometerPsia } from '../units';
import { dewPointF, enthalpyBtuLb, humidityRatioOf, moistAir, saturationPressurePsia } from './moistAir';

const WET_BULB = { wetBulb: 'wetBulbF' };

export const fromWetBulb = defineTest({
  title: 'Moist air from dry and wet bulb',
  inputs: z.strictObject({ dryBulbF: dryBulbF(), wetBulbF: wetBulbF(), altitudeFt }),
  calculate: ({ altitudeFt: altitude, ...air }) => {
    const pressurePsia = barometerPsia(altitude);
    const humidityRatio = humidityRatioOf(air, pressurePsia, WET_BULB);
    return {
      humidityRatio,
      ...moistAir(air.dryBulbF, humidityRatio, pressurePsia),
      enthalpyBtuLb: enthalpyBtuLb(air.dryBulbF, humidityRatio),
    };
  },
});

export const dewPoint = defineTest({
  title: 'Dew point',
  inputs: z.strictObject({
    dryBulbF: dryBulbF(),
    relativeHumidityPct: reading({
      label: 'Relative humidity',
      min: 0.1,
      max: 100,
      unit: '%',
      why: 'air is never quite dry and never more than full',
    }),
    altitudeFt,
  }),
  calculate: (air) => ({ dewPointF: dewPointF(air.dryBulbF, air.relativeHumidityPct) }),
});

export const enthalpy = defineTest({
  title: 'Enthalpy',
  inputs: z.strictObject({
    dryBulbF: dryBulbF(),
    humidityRatio: reading({
      label: 'Humidity ratio',
      min: 0,
      max: 0.5,
      unit: 'lb/lb',
      why: 'air of a building holds less',
    }),
  }),
  calculate: ({ dryBulbF: dry, humidityRatio }) => ({ enthalpyBtuLb: enthalpyBtuLb(dry, humidityRatio) }),
});

export const humidityRatio = defineTest({
  title: 'Humidity ratio at a pressure',
  inputs: z.strictObject({
    dryBulbF: dryBulbF(),
    wetBulbF: wetBulbF(),
    pressurePsia: reading({
      label: 'Air pressure',
      min: 5,
      max: 20,
      unit: 'psia',
      why: 'no barometer reads more or less',
    }),
  }),
  calculate: ({ pressurePsia, ...air }) => ({ humidityRatio: humidityRatioOf(air, pressurePsia, WET_BULB) }),
});

export const satPressure = defineTest({
  title: 'Saturation pressure of water',
  inputs: z.strictObject({
    temperatureF: reading({
      label: 'Temperature',
      min: -60,
      max: 300,
      unit: '°F',
      why: 'lines and air are not colder or hotter',
    }),
  }),
  calculate: ({ temperatureF }) => ({ pressurePsia: saturationPressurePsia(temperatureF) }),
});
