import { EtagMismatch, PMTiles, TileType, type Header, type RangeResponse, type Source } from 'pmtiles';
import type { Edition, KeptTiles, TileNumber } from './keptTiles';

/** How long a part of the file may take; the packaged map is there meanwhile. */
const PATIENCE_MS = 20_000;
/** Of a tile of streets; a larger one is none. */
const MOST_BYTES = 8_000_000;
/** Of the file: it says what is where. */
const HEADER_BYTES = 127;

type StreetFileParts = {
  /** null where the device keeps nothing. */
  kept: KeptTiles | null;
  fetch: typeof fetch;
  patienceMs?: number;
};

/** One PMTiles file of streets on a server that gives parts of files. */
export type StreetFile = {
  /** The zooms that it has. @throws when it cannot be read and nothing of it is kept. */
  zooms: () => Promise<{ least: number; most: number }>;
  /** A tile as it is in the file, uncompressed; null where the file has none. @throws when it can be had neither here nor there. */
  tile: (tile: TileNumber) => Promise<Uint8Array | null>;
};

/** Parts of the file. A server that sends the whole file instead is not listened to: it may be larger than the device. */
class PartsOfFile implements Source {
  /** The file's first bytes, which no two cuts of a map share. */
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

/** Opens the file: nothing is read before the first question, and what this device kept comes first. */
export function openStreets(address: string, parts: StreetFileParts): StreetFile {
  const { kept } = parts;
  let reading: Promise<{ file: PMTiles; edition: Edition }> | null = null;

  async function readHeader(): Promise<{ file: PMTiles; edition: Edition }> {
    const source = new PartsOfFile(address, parts);
    const file = new PMTiles(source);
    const header: Header = await file.getHeader();
    if (header.tileType !== TileType.Mvt) throw new Error('The map has pictures instead of streets');
    const edition = { address, mark: source.mark, least: header.minZoom, most: header.maxZoom };
    // A device without room reads everything from the server.
    await kept?.begin(edition).catch(() => undefined);
    return { file, edition };
  }

  /** Once; after a failure again with the next question. */
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
      // A newer cut is noticed meanwhile, and shown from then on.
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
