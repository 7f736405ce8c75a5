import { expect, it } from 'vitest';
import type { Coordinates } from '../../contact/pin';
import { territoryNames } from './territoryNames';

const size = { width: 600, height: 400 };
const pointOf = ({ lat, lng }: Coordinates) => ({ x: lng, y: lat });
const square = (id: string, name: string, [left, top, right, bottom]: [number, number, number, number]) => ({
  id,
  name,
  outline: [
    { lng: left, lat: top },
    { lng: right, lat: top },
    { lng: right, lat: bottom },
    { lng: left, lat: bottom },
  ],
});
const namesOf = (territories: Parameters<typeof territoryNames>[0]) =>
  territoryNames(territories, { pointOf }, { size, reach: 20 });

it('stacks the names of territories beyond the top edge, clear of the map’s buttons', () => {
  const names = namesOf([
    square('a', 'Around Asheville', [-900, -900, 900, 900]),
    square('b', 'Asheville', [-300, -700, 800, 300]),
    square('c', 'Candler', [-200, -600, 100, 700]),
  ]);
  expect(names.map(({ name }) => name).toSorted()).toEqual(['Around Asheville', 'Asheville', 'Candler']);
  for (const one of names) {
    expect(one.at.x >= 130 || one.at.y >= 48).toBe(true);
    for (const other of names) {
      if (one === other) continue;
      const isBeside = Math.abs(one.at.x - other.at.x) > (7 * (one.name.length + other.name.length)) / 2;
      expect(isBeside || Math.abs(one.at.y - other.at.y) >= 16).toBe(true);
    }
  }
});

it('places a name fully inside the map, over the visible part of its territory', () => {
  const [name] = namesOf([square('a', 'Hendersonville and south', [560, 100, 1500, 300])]);
  expect(name?.at.x).toBeLessThan(600 - 80);
  expect(name?.at.y).toBe(100 - 20 + 18);
});

it('shows no name for a territory that is out of view or too small', () => {
  expect(namesOf([square('a', 'Brevard', [700, 500, 900, 900])])).toEqual([]);
  const low = square('b', 'Tryon', [200, 410, 300, 500]);
  expect(namesOf([low])).toEqual([]);
});
