import { STREETS_CACHE } from '../uploads/forgetPictures';

/** A tile number in the standard tiling scheme: `zoom` 0 is the whole world in one tile. */
export type TileNumber = { zoom: number; x: number; y: number };
/** Identifies an edition of the map, and its zoom range. */
export type Edition = { address: string; mark: string; least: number; most: number };

/** Enough for the streets of a few weeks of work in a city. */
const MOST_BYTES = 40_000_000;
/** Names in the cache: nothing is fetched from there. */
const PLACE = 'https://kept.invalid/streets';
const EDITION = `${PLACE}/edition`;
const SIZE = /\?bytes=(\d+)$/;

const isEdition = (value: unknown): value is Edition =>
  typeof value === 'object' &&
  value !== null &&
  ['address', 'mark'].every((name) => typeof Reflect.get(value, name) === 'string') &&
  ['least', 'most'].every((name) => Number.isInteger(Reflect.get(value, name)));

const nameOf = ({ zoom, x, y }: TileNumber): string => `${PLACE}/${zoom}/${x}/${y}`;

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const { body } = new Response(new Uint8Array(bytes));
  return new Uint8Array(body ? await new Response(body.pipeThrough(stream)).arrayBuffer() : []);
}

/** Viewed tiles stored on this device: for maps offline, and so that none is loaded twice. */
export type KeptTiles = {
  edition: () => Promise<Edition | null>;
  /** Removes the tiles of other editions. */
  begin: (edition: Edition) => Promise<void>;
  read: (tile: TileNumber) => Promise<Uint8Array | null>;
  keep: (tile: TileNumber, bytes: Uint8Array) => Promise<void>;
};

/**
 * Stores tiles under names of their own, since a cache doesn't accept partial responses. They're compressed, the name includes the size,
 * and the least recently viewed ones are evicted.
 */
export function keptTiles(storage: Pick<CacheStorage, 'open' | 'delete'>, mostBytes = MOST_BYTES): KeptTiles {
  const open = (): Promise<Cache> => storage.open(STREETS_CACHE);
  const looked = new Set<string>();
  let last = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => (last = last.then(work, work));

  async function edition(): Promise<Edition | null> {
    const kept: unknown = await (await (await open()).match(EDITION))?.json();
    return isEdition(kept) ? kept : null;
  }

  async function put(name: string, body: Uint8Array): Promise<void> {
    const cache = await open();
    await cache.delete(name, { ignoreSearch: true });
    await cache.put(`${name}?bytes=${body.length}`, new Response(new Uint8Array(body)));
    // Entries are listed in insertion order.
    const tiles = (await cache.keys()).flatMap(({ url }) => {
      const size = SIZE.exec(url)?.[1];
      return size === undefined ? [] : { url, size: Number(size) };
    });
    let total = tiles.reduce((sum, { size }) => sum + size, 0);
    for (const { url, size } of tiles) {
      if (total <= mostBytes) break;
      await cache.delete(url);
      total -= size;
    }
  }

  return {
    edition,
    begin: (next) =>
      inTurn(async () => {
        const before = await edition();
        if (before && before.address === next.address && before.mark === next.mark) return;
        await storage.delete(STREETS_CACHE);
        await (await open()).put(EDITION, Response.json(next));
      }),
    read: async (tile) => {
      const name = nameOf(tile);
      const found = await (await open()).match(name, { ignoreSearch: true });
      if (!found) return null;
      const packed = new Uint8Array(await found.arrayBuffer());
      if (!looked.has(name)) {
        looked.add(name);
        // A tile that is viewed again is no longer the oldest.
        inTurn(() => put(name, packed)).catch(() => undefined);
      }
      return await through(packed, new DecompressionStream('gzip'));
    },
    keep: async (tile, bytes) => {
      const packed = await through(bytes, new CompressionStream('gzip'));
      looked.add(nameOf(tile));
      await inTurn(() => put(nameOf(tile), packed));
    },
  };
}
