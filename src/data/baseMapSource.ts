/** The base map under the routes: streets from a PMTiles file, or image tiles from a map server. */
export type BaseMapSource = {
  kind: 'streets' | 'pictures';
  /** URL of the file, or of the tiles: `https://tiles.example/{z}/{x}/{y}.png`. */
  address: string;
  /** Attribution the map's owner asks for; '' for image tiles whose owner doesn't require any. */
  credit: string;
};

/** OpenStreetMap's license requires it. */
const STREETS_CREDIT = '© OpenStreetMap';
/** Local servers are for development; a deployed page doesn't load from them. */
const ALLOWED = /^https:\/\/|^http:\/\/127\.0\.0\.1:\d+\//;

const read = (name: string): string => {
  const value: unknown = import.meta.env[name];
  return typeof value === 'string' ? value : '';
};

/**
 * Returns the base map configured by the operator (docs/deploy.md); null for the packaged map only. `Referrer-Policy` in firebase.json
 * sends our origin to its server, as most require.
 */
export function baseMapSource(): BaseMapSource | null {
  const address = read('VITE_BASE_MAP_URL');
  if (!ALLOWED.test(address)) return null;
  const credit = read('VITE_BASE_MAP_CREDIT');
  return address.includes('{z}')
    ? { kind: 'pictures', address, credit }
    : { kind: 'streets', address, credit: credit || STREETS_CREDIT };
}
