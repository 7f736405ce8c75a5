import { afterEach, describe, expect, it } from 'vitest';
import { memoryCaches } from '@/testing/street-map/memoryCaches';
import { serveFile } from '@/testing/street-map/serveFile';
import { writePmtiles, type NumberedTile } from '@/testing/street-map/writePmtiles';
import { writeTile } from '@/testing/street-map/writeTile';
import { keptTiles } from './keptTiles';
import { readStreetTile } from './readStreetTile';
import { openStreets } from './streetFile';

const street = (name: string) =>
  writeTile({
    roads: [
      {
        type: 'line',
        parts: [
          [
            [0, 2048],
            [4096, 2048],
          ],
        ],
        properties: { kind: 'minor_road', kind_detail: 'residential', name },
      },
    ],
  });
const HERE = { zoom: 14, x: 4431, y: 6438 };
const NEXT = { zoom: 14, x: 4432, y: 6438 };
/** Far enough apart that their numbers are in different parts of the directory. */
const TILES: NumberedTile[] = [
  { ...HERE, bytes: street('Main St') },
  { ...NEXT, bytes: street('Oak Ave') },
  { zoom: 6, x: 17, y: 25, bytes: street('I 40') },
];

const open: { close: () => Promise<void> }[] = [];
async function setUp({ file = writePmtiles(TILES), caches = memoryCaches(), patienceMs = 20_000 } = {}) {
  const server = await serveFile(file);
  open.push(server);
  const streets = () => openStreets(server.address, { kept: keptTiles(caches), fetch, patienceMs });
  return { server, caches, streets };
}
const nameIn = (bytes: Uint8Array | null) =>
  bytes &&
  readStreetTile(bytes)
    .names.map(({ text }) => text)
    .join();
/** The file is cached after the response. */
const untilKept = (caches: ReturnType<typeof memoryCaches>, count: number) =>
  expect.poll(() => caches.names().filter((name) => name.includes('?bytes=')).length).toBe(count);

afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

describe('a street map file', () => {
  it('is read in parts, each once, and knows its zoom levels', async () => {
    const { server, streets } = await setUp();
    const file = streets();
    expect(await file.zooms()).toEqual({ least: 6, most: 14 });
    expect(nameIn(await file.tile(HERE))).toBe('Main St');
    expect(nameIn(await file.tile(HERE))).toBe('Main St');
    expect(nameIn(await file.tile(NEXT))).toBe('Oak Ave');
    expect(server.state.asked.every((range) => /^bytes=\d+-\d+$/.test(range))).toBe(true);
    expect(server.state.asked.length).toBeLessThanOrEqual(4);
  });

  it('has no tiles outside its area or zoom levels', async () => {
    const file = (await setUp()).streets();
    expect(await file.tile({ zoom: 14, x: 1, y: 1 })).toBeNull();
    expect(await file.tile({ zoom: 3, x: 1, y: 1 })).toBeNull();
    expect(await file.tile({ zoom: 15, x: 2 * HERE.x, y: 2 * HERE.y })).toBeNull();
  });
});

describe('street maps offline', () => {
  it('show the tiles that were viewed on this device', async () => {
    const { server, caches, streets } = await setUp();
    await streets().tile(HERE);
    await untilKept(caches, 1);
    await server.close();
    const later = streets();
    expect(await later.zooms()).toEqual({ least: 6, most: 14 });
    expect(nameIn(await later.tile(HERE))).toBe('Main St');
    await expect(later.tile(NEXT)).rejects.toThrow();
  });

  it('are not downloaded again while online', async () => {
    const { server, caches, streets } = await setUp();
    await streets().tile(HERE);
    await untilKept(caches, 1);
    server.state.asked.length = 0;
    await streets().tile(HERE);
    expect(server.state.asked).toEqual([]);
  });

  it('drop the tiles viewed longest ago to make room', async () => {
    const caches = memoryCaches();
    const bytes = crypto.getRandomValues(new Uint8Array(1000));
    const edition = { address: 'a', mark: 'b', least: 0, most: 15 };
    const day = keptTiles(caches, 3500);
    await day.begin(edition);
    for (const x of [1, 2, 3]) await day.keep({ zoom: 5, x, y: 0 }, bytes);
    const nextDay = keptTiles(caches, 3500);
    expect(await nextDay.read({ zoom: 5, x: 1, y: 0 })).toEqual(bytes);
    await nextDay.keep({ zoom: 5, x: 4, y: 0 }, bytes);
    expect(await nextDay.read({ zoom: 5, x: 2, y: 0 })).toBeNull();
    for (const x of [1, 3, 4]) expect(await nextDay.read({ zoom: 5, x, y: 0 })).toEqual(bytes);
    expect(await nextDay.edition()).toEqual(edition);
  });

  it('are replaced when the operator uploads a new file at the same address', async () => {
    const { server, caches, streets } = await setUp();
    await streets().tile(HERE);
    await untilKept(caches, 1);
    server.state.file = writePmtiles([{ ...HERE, bytes: street('Main Street North') }]);
    await streets().zooms();
    await untilKept(caches, 0);
    expect(nameIn(await streets().tile(HERE))).toBe('Main Street North');
  });

  it('are read from the server when the device has no room', async () => {
    const { server } = await setUp();
    const full = memoryCaches();
    const refuses = { ...full, open: () => Promise.reject(new Error('QuotaExceededError')) };
    const file = openStreets(server.address, { kept: keptTiles(refuses), fetch });
    expect(nameIn(await file.tile(HERE))).toBe('Main St');
  });
});

describe('a file that cannot be read', () => {
  const fails = async (streets: () => ReturnType<typeof openStreets>) => {
    const file = streets();
    await expect(file.zooms()).rejects.toThrow();
    await expect(file.tile(HERE)).rejects.toThrow();
    return file;
  };

  it.each([
    ['is missing', { status: 404 }],
    ['is on a server that fails', { status: 500 }],
    ['is on a server that sends all of it instead of a part', { isWhole: true }],
  ] as const)('works again once it no longer %s', async (_, manners) => {
    const { server, streets, caches } = await setUp();
    server.state.manners = manners;
    const file = await fails(streets);
    expect(caches.names()).toEqual([]);
    server.state.manners = {};
    expect(nameIn(await file.tile(HERE))).toBe('Main St');
  });

  it('is too slow', async () => {
    const { server, streets } = await setUp({ patienceMs: 50 });
    server.state.manners = { delayMs: 2000 };
    await fails(streets);
  });

  it.each([
    ['is something else', new Uint8Array(new TextEncoder().encode('<!doctype html>'.repeat(30)))],
    ['is empty', new Uint8Array()],
    ['has pictures', writePmtiles(TILES, { hasPictures: true })],
    ['ends in its directory', writePmtiles(TILES).slice(0, 140)],
  ])('%s', async (_, file) => {
    await fails((await setUp({ file })).streets);
  });

  it('has one damaged tile, and the others are read', async () => {
    const broken = [...TILES, { zoom: 14, x: 4433, y: 6438, bytes: street('Elm St') }];
    const file = writePmtiles(broken);
    // Its last bytes belong to the tile with the highest number.
    file.fill(0, file.length - 60);
    const { streets } = await setUp({ file });
    const answers = await Promise.allSettled(broken.map((tile) => streets().tile(tile)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  });
});

describe('a tile', () => {
  it('is refused when it is malformed', () => {
    expect(() => readStreetTile(new Uint8Array([0x1a, 200, 1, 2, 3]))).toThrow();
    const far = writeTile({
      water: [
        {
          type: 'area',
          parts: [
            [
              [0, 0],
              [90_000, 0],
              [0, 90_000],
            ],
          ],
          properties: { kind: 'lake' },
        },
      ],
    });
    expect(() => readStreetTile(far)).toThrow('damaged');
  });

  it('drops a name that is too long', () => {
    expect(nameIn(street('x'.repeat(500)))).toBe('');
  });
});
