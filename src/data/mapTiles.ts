const read = (name: string): string => {
  const value: unknown = import.meta.env[name];
  return typeof value === 'string' ? value : '';
};

/**
 * Source of map tiles (`https://tiles.example/{z}/{x}/{y}.png`) and their attribution; null without a map server:
 * maps then show only stops and lines. `Referrer-Policy` in firebase.json sends it our address, as most require.
 */
export function mapTiles(): { template: string; credit: string } | null {
  const template = read('VITE_MAP_TILES');
  return template.startsWith('https://') ? { template, credit: read('VITE_MAP_CREDIT') } : null;
}
