import { useQueries, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { keptTiles, type TileNumber } from '@/data/street-map/keptTiles';
import { readStreetTile } from '@/data/street-map/readStreetTile';
import { openStreets, type StreetFile } from '@/data/street-map/streetFile';
import type { MapView } from '@/domain/routing/day/projection';
import { tilesOf, type Tile } from '@/domain/routing/day/tiles';
import type { StreetTile } from '@/domain/routing/street-map/streetTile';
import type { PlacedTile } from './drawStreets';

/** Street tiles cover twice as many pixels as picture tiles. */
const TILE_PX = 512;
/** Maximum zoom levels that a coarser replacement tile may be below. */
const MOST_UP = 4;
/** Retry delay after a failure, for tiles still in view. */
const AGAIN_MS = 30_000;
/** Tiles out of view are dropped from memory; the device keeps them. */
const FORGET_MS = 120_000;

const files = new Map<string, StreetFile>();
const fileAt = (address: string): StreetFile => {
  const file =
    files.get(address) ??
    openStreets(address, {
      kept: 'caches' in window ? keptTiles(caches) : null,
      fetch: (...request) => window.fetch(...request),
    });
  files.set(address, file);
  return file;
};

const keyOf = (address: string, { zoom, x, y }: TileNumber) => ['streets', address, zoom, x, y] as const;
const above = ({ zoom, x, y }: TileNumber): TileNumber => ({ zoom: zoom - 1, x: x >> 1, y: y >> 1 });
const again = ({ state }: { state: { status: string } }): number | false =>
  state.status === 'error' ? AGAIN_MS : false;

/** Share of the map with streets. */
export type Coverage = 'none' | 'part' | 'all';

/** Loads the street tiles of a map; where one is missing, returns the available part of a coarser one. */
export function useStreetTiles(
  address: string,
  view: MapView,
  size: { width: number; height: number },
): { tiles: readonly PlacedTile[]; coverage: Coverage } {
  const client = useQueryClient();
  const { data: zooms } = useQuery({
    queryKey: ['streets', address, 'zooms'],
    queryFn: () => fileAt(address).zooms(),
    staleTime: Infinity,
    retry: false,
    refetchInterval: again,
  });
  const wanted = zooms ? tilesOf(view, size, { px: TILE_PX, ...zooms }) : [];
  const replaced = wanted.flatMap((tile) =>
    hasFailed(client, address, tile) && zooms && tile.zoom > zooms.least ? [above(tile)] : [],
  );
  const asked = [...new Map([...wanted, ...replaced].map((tile) => [keyOf(address, tile).join('/'), tile])).values()];
  useQueries({
    queries: asked.map((tile) => ({
      queryKey: keyOf(address, tile),
      queryFn: async (): Promise<StreetTile | null> => {
        const bytes = await fileAt(address).tile(tile);
        return bytes && readStreetTile(bytes);
      },
      staleTime: Infinity,
      gcTime: FORGET_MS,
      retry: false,
      refetchInterval: again,
    })),
  });
  const tiles = wanted.flatMap((tile) => placed(client, address, tile) ?? []);
  return { tiles, coverage: tiles.length === 0 ? 'none' : tiles.length < wanted.length ? 'part' : 'all' };
}

const hasFailed = (client: QueryClient, address: string, tile: TileNumber): boolean =>
  client.getQueryState(keyOf(address, tile))?.status === 'error';

/** Returns what to draw in a tile's place; null if nothing has loaded yet, or the file has nothing. */
function placed(client: QueryClient, address: string, wanted: Tile): PlacedTile | null {
  const { left, top, width, height } = wanted;
  const window = { left, top, width, height };
  let number: TileNumber = wanted;
  for (let up = 0; up <= MOST_UP && number.zoom >= 0; up += 1) {
    const tile = client.getQueryData<StreetTile | null>(keyOf(address, number));
    // If the file has nothing there, a coarser tile isn't known to be better.
    if (tile === null && up === 0) return null;
    if (tile) {
      const times = 2 ** up;
      const [column, row] = [wanted.x - number.x * times, wanted.y - number.y * times];
      const place = {
        left: left - column * width,
        top: top - row * height,
        width: width * times,
        height: height * times,
      };
      return { number, tile, place, window };
    }
    number = above(number);
  }
  return null;
}
