// Writes the table of climate stations that the load calculation offers, from the CSV of design conditions:
//   node scripts/climateStations.mjs CLIMATE-DESIGN.csv
// One text per state keeps the file small, and the type checker from reading 4,000 rows.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const target = fileURLToPath(new URL('../src/domain/load-calc/climate/stations.json', import.meta.url));
const [header, ...lines] = readFileSync(process.argv[2], 'utf8').trim().split(/\r?\n/);
const names = header.split(',');
const COLUMNS = [
  'station',
  'wmo',
  'lat',
  'lon',
  'elev_ft',
  'heat99_db_f',
  'cool1_db_f',
  'cool1_mcwb_f',
  'daily_range_f',
  'climate_zone',
  'hdd65',
  'cdd50',
  'humidity_source',
  'humidity_source_km',
];

/** Degrees to 0.001 are 100 m; whole numbers without their decimal point. */
const short = (name, value) =>
  name === 'lat' || name === 'lon'
    ? String(Math.round(Number(value) * 1000) / 1000)
    : /^-?\d+\.0$/.test(value)
      ? value.slice(0, -2)
      : value;

const regions = new Map();
for (const line of lines) {
  const row = Object.fromEntries(line.split(',').map((value, index) => [names[index], value]));
  const key = `${row.country} ${row.state}`;
  regions.set(key, [...(regions.get(key) ?? []), COLUMNS.map((name) => short(name, row[name])).join(',')]);
}

const file = {
  source:
    'Dry bulbs, degree days and zones: station index of idfkit (481bc599), from climate.onebuilding.org. Wet bulb and daily range: header of the weather file of that station (epw-header), otherwise computed from the nearest TMY3 site (its number, distance in km).',
  edition: 'ASHRAE Handbook 2025 values where it has the station (99% heating, 1% cooling)',
  columns: COLUMNS,
  regions: [...regions].map(([key, rows]) => ({
    country: key.slice(0, 3),
    state: key.slice(4),
    rows: rows.join('\n'),
  })),
};
writeFileSync(target, `${JSON.stringify(file, null, 1)}\n`);
