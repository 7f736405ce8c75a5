import { describe, expect, it } from 'vitest';
import file from '../tables/refrigerants.json';
import { barometerPsia, SEA_LEVEL_PSIA, vacuumInHg } from '../units';
import { REFRIGERANT_NAMES } from './names';
import { saturationPsia, saturationTempF } from './saturation';

const HERE = { field: 'x' };
const psig = (name: (typeof REFRIGERANT_NAMES)[number], point: 'bubble' | 'dew', temperatureF: number): number =>
  saturationPsia(name, point, temperatureF, HERE) - SEA_LEVEL_PSIA;

describe.each(REFRIGERANT_NAMES)('%s', (name) => {
  it('matches the table’s pressures at every 5 °F', () => {
    for (const [temperatureF = 0, bubble = 0, dew = 0] of file.refrigerants[name].rows) {
      expect(Math.abs(saturationPsia(name, 'bubble', temperatureF, HERE) / bubble - 1)).toBeLessThan(0.0003);
      expect(Math.abs(saturationPsia(name, 'dew', temperatureF, HERE) / dew - 1)).toBeLessThan(0.0003);
    }
  });

  it('rises with temperature, boils at or above the dew pressure, and converts back', () => {
    for (let temperatureF = -74; temperatureF < 150; temperatureF += 3) {
      const bubble = saturationPsia(name, 'bubble', temperatureF, HERE);
      const dew = saturationPsia(name, 'dew', temperatureF, HERE);
      expect(bubble).toBeGreaterThanOrEqual(dew);
      expect(dew).toBeGreaterThan(saturationPsia(name, 'dew', temperatureF - 1, HERE));
      const read = { psig: dew - SEA_LEVEL_PSIA, altitudeFt: 0 };
      expect(saturationTempF(name, 'dew', read, HERE)).toBeCloseTo(temperatureF, 6);
      if (temperatureF < -60) continue;
      expect(saturationTempF(name, 'bubble', read, HERE)).toBeLessThanOrEqual(temperatureF + 1e-6);
    }
  });

  it('is not extrapolated beyond -75 and 150 °F', () => {
    expect(() => saturationPsia(name, 'dew', 150.1, HERE)).toThrow('150 °F');
    expect(() => saturationPsia(name, 'dew', -75.1, HERE)).toThrow('-75');
    expect(() => saturationTempF(name, 'dew', { psig: 790, altitudeFt: 0 }, HERE)).toThrow('check the refrigerant');
  });
});

describe('below -40 °F, for pump-downs and low-temperature freezers', () => {
  // Equations of state in CoolProp 8.0.0, psia at -60 and -75 °F.
  it.each([
    ['R-22', 'dew', 8.8364, 5.6148],
    ['R-134a', 'dew', 4.002, 2.3917],
    ['R-32', 'dew', 15.105, 9.7159],
    ['R-290', 'dew', 9.7038, 6.3764],
    ['R-1234yf', 'dew', 5.0836, 3.1562],
    ['R-410A', 'bubble', 14.9456, 9.6099],
    ['R-410A', 'dew', 14.8861, 9.5681],
    ['R-454B', 'bubble', 14.4231, 9.2933],
    ['R-454B', 'dew', 13.5686, 8.7093],
    ['R-407C', 'bubble', 10.1115, 6.4337],
    ['R-407C', 'dew', 6.8396, 4.1585],
    ['R-404A', 'bubble', 11.5553, 7.4446],
    ['R-404A', 'dew', 11.1026, 7.1018],
  ] as const)('%s matches the %s pressures of its equation of state', (name, point, atMinus60, atMinus75) => {
    expect(Math.abs(saturationPsia(name, point, -60, HERE) / atMinus60 - 1)).toBeLessThan(0.0004);
    expect(Math.abs(saturationPsia(name, point, -75, HERE) / atMinus75 - 1)).toBeLessThan(0.0004);
  });

  it('R-404A at -6 psig condenses at -68.4 °F', () => {
    expect(saturationTempF('R-404A', 'dew', { psig: -6, altitudeFt: 0 }, HERE)).toBeCloseTo(-68.37, 1);
  });
});

describe('errors in public tables', () => {
  it.each([
    ['R-410A', 118.8, 170.8],
    ['R-32', 121, 147],
    ['R-454B', 107.7, 154],
    ['R-134a', 35.1, 27.5],
    ['R-1234yf', 38.4, 34.6],
    ['R-22', 68.6, 63.5],
  ] as const)('are avoided: %s at 40 °F is %f psig, not %f', (name, right, wrong) => {
    expect(Math.abs(psig(name, 'dew', 40) - right)).toBeLessThan(1.2);
    expect(Math.abs(psig(name, 'dew', 40) - wrong)).toBeGreaterThan(3);
  });

  it('are avoided by separate bubble and dew: R-407C at 118 psig boils at 60.0 and condenses at 70.3 °F', () => {
    const at = { psig: 118, altitudeFt: 0 };
    expect(saturationTempF('R-407C', 'bubble', at, HERE)).toBeCloseTo(60, 0);
    expect(saturationTempF('R-407C', 'dew', at, HERE)).toBeCloseTo(70.3, 0);
    expect(saturationTempF('R-454B', 'bubble', at, HERE)).toBeCloseTo(42.2, 1);
    expect(saturationTempF('R-454B', 'dew', at, HERE)).toBeCloseTo(44.9, 1);
  });

  it('are avoided by elevation: R-134a at 30 psig is 34.6 °F at sea level and 31.6 °F at 5,280 ft', () => {
    expect(saturationTempF('R-134a', 'dew', { psig: 30, altitudeFt: 0 }, HERE)).toBeCloseTo(34.6, 1);
    expect(saturationTempF('R-134a', 'dew', { psig: 30, altitudeFt: 5280 }, HERE)).toBeCloseTo(31.6, 1);
    expect(barometerPsia(1000)).toBeCloseTo(14.17, 2);
    expect(barometerPsia(5280)).toBeCloseTo(12.1, 2);
    expect(() => saturationTempF('R-134a', 'dew', { psig: -13, altitudeFt: 5280 }, HERE)).toThrow('vacuum');
  });

  it('are avoided by showing pressure below atmospheric as a vacuum', () =>
    expect(vacuumInHg(-5)).toBeCloseTo(10.2, 1));
});
