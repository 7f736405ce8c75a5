import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStreetTile } from '@/data/street-map/readStreetTile';
import { paintedCanvas, PaintedPath } from '@/testing/street-map/paintedCanvas';
import { writeTile, type WrittenFeature } from '@/testing/street-map/writeTile';
import { COLORS, drawStreets, type Drawing } from './drawStreets';

const EDGE = 4096;
const square = (from: readonly [number, number], to: readonly [number, number]) =>
  [from, [to[0], from[1]], to, [from[0], to[1]]] as const;
const area = (from: readonly [number, number], to: readonly [number, number], kind: string): WrittenFeature => ({
  type: 'area',
  parts: [square(from, to)],
  properties: { kind },
});
const road = (y: number, properties: Record<string, string>): WrittenFeature => ({
  type: 'line',
  parts: [
    [
      [0, y],
      [EDGE, y],
    ],
  ],
  properties,
});
const place = (at: readonly [number, number], name: string, detail: string, rank = 0): WrittenFeature => ({
  type: 'point',
  parts: [[at]],
  properties: { kind: 'locality', kind_detail: detail, name, population_rank: rank },
});

const ELM_STREET = road(2500, { kind: 'minor_road', kind_detail: 'residential', name: 'Elm Street' });

/** A town in one tile: a lake at the top, a park at the bottom, and roads of every class across it. */
const TOWN = {
  earth: [area([0, 0], [EDGE, EDGE], 'earth')],
  water: [
    {
      type: 'area',
      // With an island, whose outline runs in the other direction.
      parts: [square([0, 0], [EDGE, 1000]), [...square([400, 400], [600, 600])].toReversed()],
      properties: { kind: 'lake' },
    },
  ],
  landuse: [area([0, 3000], [EDGE, EDGE], 'park'), area([0, 2600], [1000, 2900], 'hospital')],
  buildings: [area([3000, 2650], [3400, 2850], 'building')],
  roads: [
    road(1500, { kind: 'highway', kind_detail: 'motorway', shield_text: '40', name: 'Long Freeway' }),
    road(1900, { kind: 'major_road', kind_detail: 'primary' }),
    ELM_STREET,
    road(3500, { kind: 'path', kind_detail: 'footway', name: 'Trail' }),
  ],
  places: [place([2048, 2200], 'Weaverville', 'town', 5), place([2100, 2230], 'Tiny', 'village', 9)],
} satisfies Record<string, WrittenFeature[]>;

const colors = Object.fromEntries(COLORS.map((name) => [name, name]));
/** Draws the tile of a town at the size of the map: one pixel for four of its units. */
const drawingOf = (layers: Parameters<typeof writeTile>[0], change: Partial<Drawing> = {}): Drawing => {
  const window = { left: 0, top: 0, width: 1024, height: 1024 };
  const tile = readStreetTile(writeTile(layers));
  return {
    size: { width: 1024, height: 1024 },
    density: 1,
    zoom: 15,
    colors,
    font: 'sans-serif',
    tiles: [{ number: { zoom: 14, x: 0, y: 0 }, tile, place: window, window }],
    taken: [],
    lines: [],
    named: [],
    ...change,
  };
};
function drawn(layers: Parameters<typeof writeTile>[0], change: Partial<Drawing> = {}) {
  const canvas = paintedCanvas();
  drawStreets(canvas.context, drawingOf(layers, change));
  return canvas;
}
const wordsOf = (canvas: ReturnType<typeof paintedCanvas>) => canvas.texts().map(({ text }) => text);

beforeEach(() => vi.stubGlobal('Path2D', PaintedPath));
afterEach(() => vi.unstubAllGlobals());

describe('streets on the map', () => {
  it('show water, parks, houses and land as in the file', () => {
    const { colorAt } = drawn(TOWN);
    expect(colorAt(500, 50)).toBe('water');
    expect(colorAt(125, 125)).toBe('land');
    expect(colorAt(500, 800)).toBe('green');
    expect(colorAt(100, 690)).toBe('built');
    expect(colorAt(800, 690)).toBe('building');
    expect(colorAt(500, 300)).toBe('land');
  });

  it('are drawn by class, larger over smaller, with an edge where there is room', () => {
    const { colorAt } = drawn(TOWN);
    expect(colorAt(900, 375)).toBe('highway');
    expect(colorAt(900, 475)).toBe('main');
    expect(colorAt(900, 625)).toBe('street');
    expect(colorAt(900, 628)).toBe('edge');
    expect(colorAt(900, 875)).toBe('path');
  });

  it('are reduced when zoomed out: paths and lanes first, highways last', () => {
    const far = drawn(TOWN, { zoom: 9 });
    expect(far.colorAt(900, 375)).toBe('highway');
    expect(far.colorAt(900, 475)).toBe('main-far');
    expect(far.colorAt(900, 625)).toBe('land');
    expect(far.colorAt(800, 690)).toBe('land');
    expect(drawn(TOWN, { zoom: 5 }).colorAt(900, 475)).toBe('land');
  });

  it('show the built-in map where a tile is missing', () => {
    const half = { left: 0, top: 0, width: 512, height: 1024 };
    const { colorAt } = drawn(TOWN, { tiles: drawingOf(TOWN).tiles.map((tile) => ({ ...tile, window: half })) });
    expect(colorAt(100, 50)).toBe('water');
    expect(colorAt(900, 375)).toBe('');
  });

  it('use part of a coarser tile where the finer one is missing', () => {
    const [whole] = drawingOf(TOWN).tiles;
    if (!whole) throw new Error('no tile');
    const parent = { left: 0, top: -1024, width: 2048, height: 2048 };
    const { colorAt } = drawn(TOWN, { tiles: [{ ...whole, place: parent }] });
    // Only the lower half of the double-size tile is visible: a street at 2500 of 4096 is 226 from the top, and the park begins at 476.
    expect(colorAt(900, 226)).toBe('street');
    expect(colorAt(900, 490)).toBe('green');
    expect(colorAt(500, 50)).toBe('land');
  });

  it('support version 3 property names', () => {
    const { colorAt } = drawn({
      roads: [road(1500, { 'pmap:kind': 'highway' }), road(2500, { 'pmap:kind': 'minor_road' })],
      natural: [area([0, 3000], [EDGE, EDGE], 'wood')],
    });
    expect(colorAt(900, 375)).toBe('highway');
    expect(colorAt(900, 625)).toBe('street');
    expect(colorAt(900, 900)).toBe('green');
  });
});

describe('names on the map', () => {
  it('label towns, streets and highways, without overlaps', () => {
    expect(wordsOf(drawn(TOWN))).toEqual(['Weaverville', '40', 'Long Freeway', 'Elm Street']);
  });

  it('avoid stops, and are not repeated nearby', () => {
    expect(wordsOf(drawn(TOWN, { taken: [{ x: 512, y: 550 }] }))).not.toContain('Weaverville');
    expect(wordsOf(drawn(TOWN, { named: ['Weaverville'] }))).toEqual(['40', 'Tiny', 'Long Freeway', 'Elm Street']);
    const { tiles } = drawingOf(TOWN);
    const doubled = drawn(TOWN, { tiles: [...tiles, ...tiles] }).texts();
    for (const [index, one] of doubled.entries())
      for (const other of doubled.slice(index + 1))
        if (one.text === other.text) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(200);
  });

  it('avoid routes and the map’s buttons, except for towns', () => {
    const through = [
      { x: 512, y: 0 },
      { x: 512, y: 1024 },
    ];
    const aside = drawn(TOWN, { lines: [through] }).texts();
    expect(aside.map(({ text }) => text)).toEqual(['Weaverville', 'Long Freeway', 'Elm Street']);
    for (const { text, x } of aside.slice(1)) expect(Math.abs(x - 512), text).toBeGreaterThan(30);
    const corner = { ...TOWN, places: [place([200, 100], 'Corner', 'town')] };
    expect(wordsOf(drawn(corner))).not.toContain('Corner');
  });

  it('are omitted on short streets, and when zoomed out', () => {
    const short = {
      ...TOWN,
      roads: [
        {
          ...ELM_STREET,
          parts: [
            [
              [0, 2500],
              [150, 2500],
            ],
          ],
        },
      ],
    } as typeof TOWN;
    expect(wordsOf(drawn(short))).not.toContain('Elm Street');
    expect(wordsOf(drawn(TOWN, { zoom: 12.2 }))).not.toContain('Elm Street');
    const main = { roads: [road(2000, { kind: 'major_road', kind_detail: 'primary', name: 'Patton Avenue' })] };
    expect(wordsOf(drawn(main, { zoom: 12.2 }))).toEqual(['Patton Avenue']);
    expect(wordsOf(drawn(main, { zoom: 11 }))).toEqual([]);
  });

  it('follow the street, never upside down', () => {
    const slope = (parts: readonly (readonly [number, number])[]) =>
      readStreetTile(
        writeTile({ roads: [{ type: 'line', parts: [parts], properties: { kind: 'minor_road', name: 'Hill Road' } }] }),
      ).names[0]?.along?.angle;
    const up = [
      [0, 2000],
      [2000, 0],
    ] as const;
    expect(slope(up)).toBeCloseTo(-Math.PI / 4);
    expect(slope(up.toReversed())).toBeCloseTo(-Math.PI / 4);
  });

  it('of a street are placed on its visible part', () => {
    const near = { left: -1500, top: -2300, width: 4096, height: 4096 };
    const tiles = drawingOf(TOWN).tiles.map((tile) => ({ ...tile, place: near }));
    const { texts } = drawn(TOWN, { tiles, size: { width: 400, height: 400 } });
    const street = texts().find(({ text }) => text === 'Elm Street');
    expect(street?.y).toBeCloseTo(200);
    expect(street?.x).toBeGreaterThan(30);
    expect(street?.x).toBeLessThan(370);
  });

  it('of house numbers appear at the last zoom', () => {
    const houses = {
      buildings: [{ type: 'point', parts: [[[2048, 2048]]], properties: { kind: 'address', addr_housenumber: '12B' } }],
    } satisfies Record<string, WrittenFeature[]>;
    expect(wordsOf(drawn(houses, { zoom: 15 }))).toEqual([]);
    expect(wordsOf(drawn(houses, { zoom: 17 }))).toEqual(['12B']);
  });
});
