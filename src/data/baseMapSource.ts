/** What lies under the routes: streets out of one PMTiles file, or the pictures of a map server. */
export type BaseMapSource = {
  kind: 'streets' | 'pictures';
  /** Of the file, or `https://tiles.example/{z}/{x}/{y}.png`. */
  address: string;
  /** What the map's owner asks to be named as; '' for pictures of an owner who asks for nothing. */
  credit: string;
};

/** OpenStreetMap's license asks for it. */
const STREETS_CREDIT = '© OpenStreetMap';
/** This machine's own servers are for trying it out; a deployed page does not load from them. */
const ALLOWED = /^https:\/\/|^http:\/\/127\.0\.0\.1:\d+\//;

const read = (name: string): string => {
  const value: unknown = import.meta.env[name];
  return typeof value === 'string' ? value : '';
};

/**
 * The base map that the operator has set up (docs/deploy.md); null for the packaged map alone.
 * `Referrer-Policy` in firebase.json sends its server our address, as most require.
 */
export function baseMapSource(): BaseMapSource | null {
  const address = read('VITE_BASE_MAP_URL');
  if (!ALLOWED.test(address)) return null;
  const credit = read('VITE_BASE_MAP_CREDIT');
  return address.includes('{z}')
    ? { kind: 'pictures', address, credit }
    : { kind: 'streets', address, credit: credit || STREETS_CREDIT };
}
