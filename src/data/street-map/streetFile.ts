import { EtagMismatch, PMTiles, TileType, type Header, type RangeResponse, type Source } from 'pmtiles';
import type { Edition, KeptTiles, TileNumber } from './keptTiles';

/** Timeout for a part of the file; the packaged map is shown meanwhile. */
const PATIENCE_MS = 20_000;
/** Maximum size of a street tile; anything larger isn't one. */
const MOST_BYTES = 8_000_000;
/** Size of the file's header, which is its index. */
const HEADER_BYTES = 127;

type StreetFileParts = {
  /** null if the device has no storage. */
  kept: KeptTiles | null;
  fetch: typeof fetch;
  patienceMs?: number;
};

/** A PMTiles file of streets on a server that supports range requests. */
export type StreetFile = {
  /** Returns the available zooms. @throws if it can't be read and none of it is cached. */
  zooms: () => Promise<{ least: number; most: number }>;
  /**
   * Returns a tile as it is in the file, uncompressed; null if the file doesn't have it. @throws if it's available neither from the
   * server nor from the cache.
   */
  tile: (tile: TileNumber) => Promise<Uint8Array | null>;
};

/** Reads parts of the file. The response of a server that sends the whole file instead is ignored: it may exceed the device's storage. */
class PartsOfFile implements Source {
  /** The file's first bytes, which differ between editions of a map. */
  mark = '';

  readonly address: string;
  readonly parts: StreetFileParts;

  constructor(address: string, parts: StreetFileParts) {
    this.address = address;
    this.parts = parts;
  }

  getKey = (): string => this.address;

  async getBytes(offset: number, length: number, _signal?: AbortSignal, tag?: string): Promise<RangeResponse> {
    if (length > MOST_BYTES) throw new Error('The part of the map is too large');
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), this.parts.patienceMs ?? PATIENCE_MS);
    try {
      const response = await this.parts.fetch(this.address, {
        headers: { Range: `bytes=${offset}-${offset + length - 1}` },
        credentials: 'omit',
        signal: stop.signal,
      });
      if (response.status !== 206) throw new Error(`The map's server answers ${response.status} instead of a part`);
      const etag = strongTag(response);
      if (tag && etag && tag !== etag) throw new EtagMismatch();
      const data = await response.arrayBuffer();
      if (data.byteLength > length) throw new Error('The map’s server sends more than it was asked for');
      if (offset === 0) this.mark = [...new Uint8Array(data.slice(0, HEADER_BYTES))].map(hex).join('');
      return { data, ...(etag !== undefined && { etag }) };
    } catch (error) {
      stop.abort();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}

const hex = (byte: number): string => byte.toString(16).padStart(2, '0');

function strongTag(response: Response): string | undefined {
  const tag = response.headers.get('etag');
  return tag === null || tag.startsWith('W/') ? undefined : tag;
}

/** Opens the file: nothing is read before the first request, and this device's cache comes first. */
export function openStreets(address: string, parts: StreetFileParts): StreetFile {
  const { kept } = parts;
  let reading: Promise<{ file: PMTiles; edition: Edition }> | null = null;

  async function readHeader(): Promise<{ file: PMTiles; edition: Edition }> {
    const source = new PartsOfFile(address, parts);
    const file = new PMTiles(source);
    const header: Header = await file.getHeader();
    if (header.tileType !== TileType.Mvt) throw new Error('The map has pictures instead of streets');
    const edition = { address, mark: source.mark, least: header.minZoom, most: header.maxZoom };
    // A device without storage reads everything from the server.
    await kept?.begin(edition).catch(() => undefined);
    return { file, edition };
  }

  /** Runs once; after a failure, again on the next request. */
  const opened = (): Promise<{ file: PMTiles; edition: Edition }> =>
    (reading ??= readHeader().catch((error: unknown) => {
      reading = null;
      throw error;
    }));

  async function keptEdition(): Promise<Edition | null> {
    const edition = (await kept?.edition().catch(() => null)) ?? null;
    return edition?.address === address ? edition : null;
  }

  return {
    zooms: async () => {
      const edition = await keptEdition();
      // A newer edition is detected in the background, and used from then on.
      if (edition) opened().catch(() => undefined);
      const { least, most } = edition ?? (await opened()).edition;
      return { least, most };
    },
    tile: async (tile) => {
      const here = (await keptEdition()) && (await kept?.read(tile).catch(() => null));
      if (here) return here;
      const { file } = await opened();
      const found = await file.getZxy(tile.zoom, tile.x, tile.y);
      if (!found) return null;
      const bytes = new Uint8Array(found.data);
      void kept?.keep(tile, bytes).catch(() => undefined);
      return bytes;
    },
  };
}
