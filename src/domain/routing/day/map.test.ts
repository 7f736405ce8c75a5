import { describe, expect, it } from 'vitest';
import { mapLinksOf } from './mapLinks';
import { mapViewOf } from './projection';

const ASHEVILLE = { lat: 35.6, lng: -82.55 };
const HENDERSONVILLE = { lat: 35.32, lng: -82.46 };
const SIZE = { width: 600, height: 400 };

describe('the route map', () => {
  it('fits all places with north up and east right, and converts points back', () => {
    const view = mapViewOf([ASHEVILLE, HENDERSONVILLE], SIZE);
    const [north, south] = [view.pointOf(ASHEVILLE), view.pointOf(HENDERSONVILLE)];
    expect(north.y).toBeCloseTo(36);
    expect(south.y).toBeCloseTo(364);
    expect(south.x).toBeGreaterThan(north.x);
    expect(view.placeOf(north).lat).toBeCloseTo(ASHEVILLE.lat);
    expect(view.placeOf(north).lng).toBeCloseTo(ASHEVILLE.lng);
  });

  it('leaves room at the top for an overlay, and centers the rest', () => {
    const view = mapViewOf([ASHEVILLE, HENDERSONVILLE], { ...SIZE, top: 66 });
    expect(view.pointOf(ASHEVILLE).y).toBeCloseTo(66);
    expect(view.pointOf(HENDERSONVILLE).y).toBeCloseTo(364);
    expect(mapViewOf([ASHEVILLE], { ...SIZE, top: 66 }).pointOf(ASHEVILLE)).toEqual({ x: 300, y: 215 });
  });

  it('has a scale in round miles: 0.28 degrees of latitude is 19.3 miles', () => {
    const { scale } = mapViewOf([ASHEVILLE, HENDERSONVILLE], SIZE);
    expect(scale.miles).toBe(5);
    expect(scale.length).toBeCloseTo((5 / 19.346) * 328, 0);
  });

  it('shows a single stop with its surroundings, and handles no stops', () => {
    expect(mapViewOf([ASHEVILLE], SIZE).pointOf(ASHEVILLE)).toEqual({ x: 300, y: 200 });
    expect(mapViewOf([ASHEVILLE], SIZE).scale.miles).toBe(0.5);
    expect(mapViewOf([], SIZE).scale.length).toBeGreaterThan(0);
  });
});

describe('a link to the map app', () => {
  it('is one address with stops in order, by pin if known', () => {
    const [link] = mapLinksOf([
      { pin: ASHEVILLE, address: '1 Elm St' },
      { pin: null, address: '2 Oak St, Asheville' },
    ]);
    const parameters = new URL(link?.href ?? '').searchParams;
    expect(parameters.get('waypoints')).toBe('35.6,-82.55');
    expect(parameters.get('destination')).toBe('2 Oak St, Asheville');
  });

  it('continues in a second link after ten stops', () => {
    const stops = Array.from({ length: 12 }, (_, index) => ({ pin: null, address: `Stop ${index + 1}` }));
    expect(mapLinksOf(stops).map(({ first, last }) => [first, last])).toEqual([
      [1, 10],
      [11, 12],
    ]);
    expect(mapLinksOf([])).toEqual([]);
  });
});
