import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cellsIn, isInFrame, joinedCells, readCell } from './cells';
import { townNames } from './townNames';

const ASHEVILLE = { lat: 35.6, lng: -82.55 };
/** A map of the town and its surroundings. */
const frame = { south: 35.3, west: -82.9, north: 35.9, east: -82.2 };
const cells = (names: readonly string[]) =>
  names.map((name) => readCell(readFileSync(new URL(`../../../../public/map/${name}.txt`, import.meta.url), 'utf8')));

describe('the packaged map', () => {
  it('has the counties and towns around a place', () => {
    expect(cellsIn(frame)).toEqual(['32_-84']);
    const [cell] = cells(cellsIn(frame));
    const counties = cell?.counties.filter(([outer]) => outer && isInFrame(outer, frame)) ?? [];
    expect(counties.length).toBeGreaterThan(4);
    expect(counties.length).toBeLessThan(25);
    const town = cell?.towns.find(({ name }) => name === 'Asheville');
    expect(town?.place.lat).toBeCloseTo(ASHEVILLE.lat, 1);
    expect(town?.place.lng).toBeCloseTo(ASHEVILLE.lng, 1);
  });

  it('is cut where a frame lies over the edge of its parts, and left out when it shows half the country', () => {
    expect(cellsIn({ south: 35.9, west: -84.1, north: 36.1, east: -83.9 })).toEqual([
      '32_-88',
      '32_-84',
      '36_-88',
      '36_-84',
    ]);
    expect(cellsIn({ south: 25, west: -120, north: 48, east: -70 })).toEqual([]);
  });

  it('has a county that reaches into two of its parts once', () => {
    const [south, north] = cells(['32_-84', '36_-84']);
    if (!south || !north) throw new Error('The map is not there.');
    const both = joinedCells([south, north]);
    expect(both.counties.length).toBeLessThan(south.counties.length + north.counties.length);
    expect(joinedCells([both, south, north]).counties).toHaveLength(both.counties.length);
    expect(both.towns).toHaveLength(south.towns.length + north.towns.length);
    expect(both.towns[0]?.people).toBeGreaterThan(both.towns[1]?.people ?? 0);
  });

  it('leaves out what cannot be read', () => {
    expect(readCell('')).toEqual({ counties: [], towns: [] });
    expect(readCell('0 0 1000 0 0 1000\n\nHere|1000|2000|30\n|1|2|3\nNowhere|x|2|3').towns).toEqual([
      { name: 'Here', place: { lat: 1, lng: 2 }, people: 30 },
    ]);
  });
});

describe('the names of towns', () => {
  const size = { width: 400, height: 300 };
  const town = (name: string, lat: number, lng: number) => ({ name, place: { lat, lng }, people: 1 });
  const pointOf = ({ lat, lng }: { lat: number; lng: number }) => ({ x: lng, y: lat });

  it('stand side by side, the first before the next, and neither over the edge nor over a stop', () => {
    const towns = [
      town('Large', 100, 200),
      town('Beside it', 105, 220),
      town('Far', 200, 200),
      town('At the edge', 150, 395),
      town('On a stop', 250, 100),
    ];
    const names = townNames(towns, { pointOf, size, taken: [{ x: 100, y: 250 }] });
    expect(names.map(({ name }) => name)).toEqual(['Large', 'Far']);
  });
});
