import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { travelMatrix } from '@/domain/routing/travel/api';
import { answerCalls, answering } from '@/testing/answerCalls';
import { ROUTED_DAY } from '@/testing/factories/routedDay';
import { renderApp } from '@/testing/renderApp';
import { memoryCaches } from '@/testing/street-map/memoryCaches';
import { paintedCanvas, PaintedPath } from '@/testing/street-map/paintedCanvas';
import { serveFile } from '@/testing/street-map/serveFile';
import { writePmtiles, type NumberedTile } from '@/testing/street-map/writePmtiles';
import { writeTile } from '@/testing/street-map/writeTile';
import { routingRoutes } from '../routes';

const STREETS = writeTile({
  earth: [
    {
      type: 'area',
      parts: [
        [
          [0, 0],
          [4096, 0],
          [4096, 4096],
          [0, 4096],
        ],
      ],
      properties: { kind: 'earth' },
    },
  ],
  places: [
    { type: 'point', parts: [[[2048, 2048]]], properties: { kind: 'locality', kind_detail: 'town', name: 'Elmville' } },
  ],
});

/** The same town in each tile around Asheville, zoomed out and zoomed in. */
function townEverywhere(bytes = STREETS): NumberedTile[] {
  return Array.from({ length: 8 }, (_, index) => index + 5).flatMap((zoom) => {
    const columnOf = (lng: number): number => Math.floor(((lng + 180) / 360) * 2 ** zoom);
    const rowOf = (lat: number): number =>
      Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * 2 ** zoom);
    const tiles: NumberedTile[] = [];
    for (let x = columnOf(-83); x <= columnOf(-82); x += 1)
      for (let y = rowOf(36); y <= rowOf(35.2); y += 1) tiles.push({ zoom, x, y, bytes });
    return tiles;
  });
}

let server: Awaited<ReturnType<typeof serveFile>>;
let canvas: ReturnType<typeof paintedCanvas>;

beforeEach(async () => {
  server = await serveFile(writePmtiles(townEverywhere()));
  canvas = paintedCanvas();
  vi.stubEnv('VITE_BASE_MAP_URL', server.address);
  vi.stubGlobal('Path2D', PaintedPath);
  vi.stubGlobal('caches', memoryCaches());
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => canvas.context);
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await server.close();
});

const open = () => {
  answerCalls([answering(travelMatrix, () => ({ provider: '' as const, seconds: [], fault: '' }))]);
  return renderApp({
    routes: routingRoutes,
    path: '/routing?date=2026-01-12',
    features: { jobs: true, schedule: true, customers: true, technicians: true },
    now: '2026-01-11T17:00:00.000Z',
    records: ROUTED_DAY,
  });
};
const towns = () => canvas.texts().map(({ text }) => text);
const PACKAGED = 'Map: U.S. Census Bureau, Natural Earth, GeoNames';

it('draws the operator’s streets under the routes, with attribution', async () => {
  await open();
  expect(await screen.findByRole('link', { name: '© OpenStreetMap' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  );
  await expect.poll(towns).toContain('Elmville');
  expect(screen.queryByText(PACKAGED)).toBeNull();
});

it('draws them offline where they were viewed before', async () => {
  await open();
  await expect.poll(towns).toContain('Elmville');
  await new Promise((resolve) => void setTimeout(resolve, 300));
  cleanup();
  await server.close();
  canvas = paintedCanvas();
  await open();
  await expect.poll(towns).toContain('Elmville');
});

it.each([
  ['that is missing', { status: 404 }],
  ['on a server that gives no parts', { isWhole: true }],
  ['that is too slow to be waited for', { delayMs: 60_000 }],
] as const)('keeps the built-in map for a file %s, without a message', async (_, manners) => {
  server.state.manners = manners;
  await open();
  expect(await screen.findByText(PACKAGED)).toBeVisible();
  await expect.poll(() => server.state.asked.length).toBeGreaterThan(0);
  await new Promise((resolve) => void setTimeout(resolve, 100));
  expect(screen.getByText(PACKAGED)).toBeVisible();
  expect(canvas.colorAt(360, 240)).toBe('');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('figure')).not.toHaveTextContent(/pmtiles|tile|fetch|404|error/i);
});

it('keeps the built-in map when the whole file is damaged', async () => {
  server.state.file = writePmtiles(townEverywhere(new Uint8Array([0x1a, 200, 1, 2, 3])));
  await open();
  await expect.poll(() => server.state.asked.length).toBeGreaterThan(2);
  expect(await screen.findByText(PACKAGED)).toBeVisible();
});

it('loads nothing for an invalid address', async () => {
  vi.stubEnv('VITE_BASE_MAP_URL', 'streets.pmtiles');
  await open();
  expect(await screen.findByText(PACKAGED)).toBeVisible();
  expect(document.querySelector('canvas')).toBeNull();
  expect(server.state.asked).toEqual([]);
});

it('zooms in on a double-click, and back to all stops', async () => {
  const { user } = await open();
  const map = await screen.findByRole('img', { name: /The list has the same stops/ });
  const scale = () =>
    [...map.querySelectorAll('text')]
      .map(({ textContent }) => textContent)
      .find((text) => /^[\d.]+ (mi|ft)$/.test(text));
  const before = scale();
  for (let count = 0; count < 12; count += 1) await user.dblClick(map);
  expect(before).toMatch(/ mi$/);
  expect(scale()).toMatch(/ ft$/);
  await user.click(screen.getByRole('button', { name: 'Show all stops' }));
  expect(scale()).toBe(before);
});
