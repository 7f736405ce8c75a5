import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cellsIn, isInFrame, joinedCells, NO_MAP, readCell, type BaseMapParts, type Outline } from './cells';
import { townNames } from './townNames';

const ASHEVILLE = { lat: 35.6, lng: -82.55 };
/** A map of the town and its surroundings. */
const frame = { south: 35.3, west: -82.9, north: 35.9, east: -82.2 };
const cells = (names: readonly string[]) =>
  names.map((name) =>
    readCell(readFileSync(new URL(`../../../../public/map/${name}.txt`, import.meta.url), 'utf8'), name),
  );

describe('the built-in map', () => {
  it('includes the counties and towns around a location', () => {
    expect(cellsIn(frame)).toEqual(['32_-84']);
    const [cell] = cells(cellsIn(frame));
    const counties = cell?.counties.filter(([outer]) => outer && isInFrame(outer, frame)) ?? [];
    expect(counties.length).toBeGreaterThan(4);
    expect(counties.length).toBeLessThan(25);
    const town = cell?.towns.find(({ name }) => name === 'Asheville');
    expect(town?.place.lat).toBeCloseTo(ASHEVILLE.lat, 1);
    expect(town?.place.lng).toBeCloseTo(ASHEVILLE.lng, 1);
  });

  it('is joined across its parts, and omitted for half the country', () => {
    expect(cellsIn({ south: 35.9, west: -84.1, north: 36.1, east: -83.9 })).toEqual([
      '32_-88',
      '32_-84',
      '36_-88',
      '36_-84',
    ]);
    expect(cellsIn({ south: 25, west: -120, north: 48, east: -70 })).toEqual([]);
  });

  it('includes a county that spans two parts once', () => {
    const [south, north] = cells(['32_-84', '36_-84']);
    if (!south || !north) throw new Error('The map is not there.');
    const both = joinedCells([south, north]);
    expect(both.counties.length).toBeLessThan(south.counties.length + north.counties.length);
    expect(joinedCells([both, south, north]).counties).toHaveLength(both.counties.length);
    expect(both.towns).toHaveLength(south.towns.length + north.towns.length);
    expect(both.towns[0]?.people).toBeGreaterThan(both.towns[1]?.people ?? 0);
  });

  it('skips unreadable data', () => {
    expect(readCell('', '32_-84')).toEqual({
      ...NO_MAP,
      areas: [{ south: 32, west: -84, north: 36, east: -80 }],
    });
    expect(readCell('0 0 1000 0 0 1000\n\nHere|1000|2000|30\n|1|2|3\nNowhere|x|2|3', '0_0').towns).toEqual([
      { name: 'Here', place: { lat: 1, lng: 2 }, people: 30 },
    ]);
  });
});

describe('water on the built-in map', () => {
  const isWithin = (outline: Outline, { lat, lng }: { lat: number; lng: number }): boolean =>
    outline.reduce((isIn, to, index) => {
      const from = outline.at(index - 1) ?? to;
      if (from.lat <= lat === to.lat <= lat) return isIn;
      return from.lng + ((lat - from.lat) / (to.lat - from.lat)) * (to.lng - from.lng) > lng ? !isIn : isIn;
    }, false);
  /** Returns the topmost part of the map at a location. */
  const seenAt = (lat: number, lng: number): string => {
    const [cell = NO_MAP] = cells(cellsIn({ south: lat, north: lat, west: lng, east: lng }));
    const has = (part: Exclude<keyof BaseMapParts, 'towns' | 'rivers' | 'areas'>): boolean =>
      cell[part].some((outlines) => outlines.filter((one) => isWithin(one, { lat, lng })).length % 2 === 1);
    if (has('lakes')) return 'lake';
    if (has('counties')) return 'land';
    return has('greatLakes') ? 'great lake' : has('abroad') ? 'abroad' : 'sea';
  };

  it.each([
    ['the middle of Lake Michigan', 43.5, -87, 'great lake'],
    ['Chicago', 41.85, -87.68, 'land'],
    ['Lake Okeechobee', 26.95, -80.85, 'lake'],
    ['Lake Tahoe', 39.1, -120.03, 'lake'],
    ['the Great Salt Lake', 41.2, -112.6, 'lake'],
    ['Denver', 39.74, -104.99, 'land'],
    ['the sea off Miami', 25.8, -79.9, 'sea'],
    ['Miami', 25.78, -80.22, 'land'],
    ['the sea off San Francisco', 37.75, -122.8, 'sea'],
    ['Toronto', 43.75, -79.4, 'abroad'],
    ['Tijuana', 32.45, -116.95, 'abroad'],
    ['San Diego', 32.8, -117.1, 'land'],
    ['the sea off Honolulu', 21.2, -157.9, 'sea'],
  ])('is right at %s', (_, lat, lng, what) => {
    expect(seenAt(lat, lng)).toBe(what);
  });

  it('includes the Mississippi at St. Louis, and no lake twice', () => {
    const [west, east] = cells(['36_-92', '36_-88']);
    if (!west || !east) throw new Error('The map is not there.');
    const milesTo = (river: Outline): number =>
      Math.min(
        ...river.map((to, index) => {
          const from = river[index - 1] ?? to;
          const [dx, dy] = [to.lng - from.lng, to.lat - from.lat];
          const share = ((-90.18 - from.lng) * dx + (38.63 - from.lat) * dy) / (dx * dx + dy * dy || 1);
          const at = Math.min(1, Math.max(0, share));
          return 69 * Math.hypot(0.78 * (from.lng + at * dx + 90.18), from.lat + at * dy - 38.63);
        }),
      );
    expect(Math.min(...joinedCells([west, east]).rivers.map(milesTo))).toBeLessThan(3);
    const [north, south] = cells(['40_-88', '44_-88']);
    if (!north || !south) throw new Error('The map is not there.');
    const lakes = [...north.greatLakes, ...south.greatLakes];
    expect(joinedCells([north, south]).greatLakes.length).toBeLessThan(lakes.length);
  });
});

describe('town names on the map', () => {
  const size = { width: 400, height: 300 };
  const town = (name: string, lat: number, lng: number) => ({ name, place: { lat, lng }, people: 1 });
  const pointOf = ({ lat, lng }: { lat: number; lng: number }) => ({ x: lng, y: lat });

  it('do not overlap each other, the edge or stops; larger towns come first', () => {
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
