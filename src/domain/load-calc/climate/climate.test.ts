import { describe, expect, it } from 'vitest';
import { calculateLoads } from '../calculate';
import { checkDesign } from '../check/checkDesign';
import { readInputs } from '../check/readInputs';
import { designSchema, siteSchema } from '../schema/site';
import { designOf } from '../design';
import { buildLoadInputs } from '@/testing/factories/loadInputs';
import { loadStations } from './loadStations';
import { distanceMiles, nearestHumidity, nearestStations, proposeStation } from './nearest';
import { siteFromStation } from './siteFromStation';
import { degreeDayRatio, isAirport, readStations } from './station';
import file from './stations.json';

const { stations, source, edition } = await loadStations();
const named = (name: string) => {
  const station = stations.find((one) => one.name === name);
  if (!station) throw new Error(`no station ${name}`);
  return station;
};
const PHOENIX = { latitudeDeg: 33.448, longitudeDeg: -112.074 };

describe('the weather station table', () => {
  it('names its source and edition, and lists each station once', () => {
    expect(stations).toHaveLength(3918);
    expect(stations.every(({ latitudeDeg }) => latitudeDeg > 0)).toBe(true);
    expect([source, edition].join(' ')).toMatch(/onebuilding.*ASHRAE Handbook 2025/);
    expect(new Set(stations.map(({ id }) => id)).size).toBe(stations.length);
    expect(named('Phoenix-Sky Harbor Intl AP')).toMatchObject({
      id: 'USA-AZ-722780',
      heatingF: 42.3,
      coolingF: 109,
      elevationFt: 1106,
      climateZone: '1B',
      humidity: { wetBulbF: 70.1, dailyRangeF: 21.6 },
    });
  });

  it('is refused if a row is damaged, naming the row', () => {
    const [first, ...others] = file.regions;
    const damaged = {
      ...file,
      regions: [{ ...first, rows: 'Nowhere AP,1,91,0,0,0,90,70,20,4A,1,1,epw-header,0' }, ...others],
    };
    expect(() => readStations(damaged)).toThrow(/Nowhere AP.*lat must be -90 to 90/);
    expect(() => readStations({ ...file, regions: [{ ...first, rows: 'Short AP,1,40' }] })).toThrow(
      /Short AP.*3 columns, not 14/,
    );
    expect(() => readStations({ ...file, columns: ['station'] })).toThrow(/columns/);
  });
});

describe('nearby weather stations', () => {
  it('are measured along the great circle', () => {
    expect(
      distanceMiles({ latitudeDeg: 40.64, longitudeDeg: -73.78 }, { latitudeDeg: 33.94, longitudeDeg: -118.41 }),
    ).toBeCloseTo(2470, -1);
    expect(
      distanceMiles({ latitudeDeg: 52, longitudeDeg: 179.5 }, { latitudeDeg: 52, longitudeDeg: -179.5 }),
    ).toBeCloseTo(42.5, 0);
  });

  it('include the town’s airport first, with the elevation difference if known', () => {
    const near = nearestStations(stations, { ...PHOENIX, elevationFt: 1200 }, 5);
    expect(near).toHaveLength(5);
    expect(near[0]).toMatchObject({ station: { name: 'Phoenix-Sky Harbor Intl AP' }, elevationGapFt: 94 });
    expect(near[0]?.distanceMiles).toBeCloseTo(4.3, 0);
    const distances = near.map((one) => one.distanceMiles);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(nearestStations(stations, PHOENIX, 1)[0]?.elevationGapFt).toBeUndefined();
    expect(nearestStations(stations, { latitudeDeg: 43.68, longitudeDeg: -79.63 }, 1)[0]?.station.name).toBe(
      'Toronto-Pearson Intl AP',
    );
  });

  it('suggest an airport with humidity data', () => {
    const proposed = proposeStation(stations, { latitudeDeg: 61.238, longitudeDeg: -149.89 });
    expect(proposed && isAirport(proposed.station)).toBe(true);
    expect(proposed?.station.humidity).toBeDefined();
    expect(proposed?.distanceMiles).toBeLessThan(15);
    expect(proposeStation([], PHOENIX)).toBeUndefined();
  });
});

describe('design conditions from a station', () => {
  const withSite = (given: ReturnType<typeof siteFromStation>) =>
    buildLoadInputs({ site: given.site, design: given.design });

  it('are valid input, and give the station’s grains difference', () => {
    const tampa = siteFromStation(named('Tampa Intl AP'));
    expect(tampa.notes).toEqual([]);
    expect(tampa.design).toEqual({
      outdoorHeatingF: 44.1,
      outdoorCoolingF: 91.6,
      indoorHeatingF: 70,
      indoorCoolingF: 75,
      indoorRelativeHumidity: 0.5,
      dailyRangeF: 14.2,
      outdoorWetBulbF: 77.4,
    });
    const { inputs, errors } = readInputs(withSite(tampa));
    expect(errors).toEqual([]);
    expect(inputs && designOf(inputs).grains.value).toBeCloseTo(55, -0.5);
    expect(inputs && designOf(inputs).rangeClass).toBe('low');
    expect(inputs && calculateLoads(inputs).block.heating.total.value).toBeGreaterThan(0);
  });

  it('use 45% indoor humidity in a dry climate, and known values of the house', () => {
    const denver = siteFromStation(named('Denver Intl AP'), { heatingF: 68 }, { latitudeDeg: 39.7, elevationFt: 5280 });
    expect(denver.site).toEqual({ latitudeDeg: 39.7, elevationFt: 5280 });
    expect(denver.design).toMatchObject({ indoorHeatingF: 68, indoorRelativeHumidity: 0.45 });
    expect(siteFromStation(named('Denver Intl AP'), { relativeHumidity: 0.5 }).design.indoorRelativeHumidity).toBe(0.5);
    expect(degreeDayRatio(named('Denver Intl AP'))).toBeCloseTo(1.68, 2);
  });

  it('name the source of the humidity, and are incomplete without it', () => {
    const yukon = named('Whitehorse Intl AP');
    const alone = siteFromStation(yukon);
    expect(alone.notes.join()).toMatch(/Nobody measures the humidity/);
    expect(readInputs(withSite(alone)).errors.map(({ path }) => path)).toEqual([
      'design.dailyRangeClass',
      'design.grainsDifference',
    ]);
    const near = nearestHumidity(stations, yukon);
    const complete = siteFromStation(yukon, {}, { humidityFrom: near?.station });
    expect(complete.notes).toEqual([`Humidity and daily range are those of ${near?.station.name ?? ''}.`]);
    expect(readInputs(withSite(complete)).errors).toEqual([]);
  });

  it('can be used for every station with humidity data', () => {
    const refused = stations
      .filter(({ humidity }) => humidity)
      .filter((station) => {
        const given = siteFromStation(station);
        const isInRange = siteSchema.safeParse(given.site).success && designSchema.safeParse(given.design).success;
        return !isInRange || checkDesign(withSite(given)).some(({ severity }) => severity === 'error');
      });
    expect(refused.map(({ name }) => name)).toEqual([]);
  });
});
