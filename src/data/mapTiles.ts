const read = (name: string): string => {
  const value: unknown = import.meta.env[name];
  return typeof value === 'string' ? value : '';
};

/**
 * Where pictures of maps come from (`https://tiles.example/{z}/{x}/{y}.png`), and what has to stand beside them; null in a build without a
 * map server, in which maps show stops and lines alone. `Referrer-Policy` in firebase.json tells the server our address, as most ask.
 */
export function mapTiles(): { template: string; credit: string } | null {
  const template = read('VITE_MAP_TILES');
  return template.startsWith('https://') ? { template, credit: read('VITE_MAP_CREDIT') } : null;
}
