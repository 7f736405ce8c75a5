import { expect, it } from 'vitest';
import { mapViewOf } from './projection';
import { tileAddress, tilesOf } from './tiles';

const size = { width: 720, height: 480 };
const view = mapViewOf(
  [
    { lat: 35.5, lng: -82.7 },
    { lat: 35.7, lng: -82.4 },
  ],
  size,
);

it('covers the map with tiles of a normal size, edge to edge', () => {
  const tiles = tilesOf(view, size);
  expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(0);
  expect(Math.max(...tiles.map(({ top, height }) => top + height))).toBeGreaterThanOrEqual(size.height);
  for (const { width, height } of tiles) {
    expect(width).toBeGreaterThan(170);
    expect(height).toBeLessThan(380);
  }
  const [first, below] = tiles;
  expect(first && first.top + first.height).toBeCloseTo(below?.top ?? 0, 6);
});

it('computes the tile of a place', () => {
  // Asheville at zoom 12, by the formula of the OpenStreetMap wiki ("Slippy map tilenames").
  const close = mapViewOf([{ lat: 35.5951, lng: -82.5515 }], { width: 256, height: 256 });
  const at = close.pointOf({ lat: 35.5951, lng: -82.5515 });
  const tile = tilesOf(close, { width: 256, height: 256 }).find(
    ({ left, top, width, height }) => left <= at.x && at.x < left + width && top <= at.y && at.y < top + height,
  );
  expect(tile && [tile.x >> (tile.zoom - 12), tile.y >> (tile.zoom - 12)]).toEqual([1108, 1614]);
  expect(tileAddress('https://tiles.example/{z}/{x}/{y}.png', { zoom: 12, x: 1108, y: 1614 })).toBe(
    'https://tiles.example/12/1108/1614.png',
  );
});
