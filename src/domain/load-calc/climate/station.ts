import { z } from 'zod';

/** A weather station with its design conditions: °F, ft, degrees. Undefined humidity: not measured nearby. */
export type ClimateStation = {
  /** Country, state and WMO number or name: unique, suitable for storing. */
  id: string;
  country: string;
  state: string;
  name: string;
  /** '' = the station has none. */
  wmo: string;
  latitudeDeg: number;
  longitudeDeg: number;
  elevationFt: number;
  /** 99% dry bulb. */
  heatingF: number;
  /** 1% dry bulb. */
  coolingF: number;
  climateZone: string;
  /** Heating degree days, base 65 °F, and cooling degree days, base 50 °F. */
  hdd65: number;
  cdd50: number;
  /** Mean coincident wet bulb and mean daily range, and where they were measured. */
  humidity: { wetBulbF: number; dailyRangeF: number; source: string; distanceKm: number } | undefined;
};

export type ClimateStations = { source: string; edition: string; stations: readonly ClimateStation[] };

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
] as const;

const fileSchema = z.strictObject({
  source: z.string().min(1),
  edition: z.string().min(1),
  columns: z
    .array(z.string())
    .refine((columns) => columns.join() === COLUMNS.join(), 'Other columns than the reader knows'),
  regions: z.array(
    z.strictObject({ country: z.string().length(3), state: z.string().min(1), rows: z.string().min(1) }),
  ),
});

/** Valid ranges of numbers; anything else means a damaged file. */
const RANGES = {
  lat: [-90, 90],
  lon: [-180, 180],
  elev_ft: [-1500, 20_000],
  heat99_db_f: [-80, 90],
  cool1_db_f: [20, 130],
  cool1_mcwb_f: [20, 95],
  daily_range_f: [1, 60],
  hdd65: [0, 40_000],
  cdd50: [0, 20_000],
  humidity_source_km: [0, 1000],
} as const;

/** South of the equator the sun is in the north, which the solar tables don't cover: houses there are rejected. */
const isNorthern = ({ latitudeDeg }: ClimateStation): boolean => latitudeDeg >= 0;

/**
 * Parses the table of stations. Those of American Samoa are left out: nothing can be calculated there.
 * @throws {Error} naming the row, when the file is malformed
 */
export function readStations(raw: unknown): ClimateStations {
  const { source, edition, regions } = fileSchema.parse(raw);
  return {
    source,
    edition,
    stations: regions.flatMap(({ country, state, rows }) =>
      rows
        .split('\n')
        .map((row) => readRow(country, state, row))
        .filter(isNorthern),
    ),
  };
}

/** Parsed manually: a schema for each of 4,000 rows would block the page. */
function readRow(country: string, state: string, row: string): ClimateStation {
  const cells = row.split(',');
  const text = (column: (typeof COLUMNS)[number]): string => cells[COLUMNS.indexOf(column)] ?? '';
  const number = (column: keyof typeof RANGES): number => {
    const [cell, [least, most]] = [text(column), RANGES[column]];
    const value = Number(cell);
    if (cell === '' || !(value >= least && value <= most))
      throw new Error(`The climate station “${row}” (${state}) cannot be read: ${column} must be ${least} to ${most}`);
    return value;
  };
  const [name, wmo] = [text('station'), text('wmo')];
  if (cells.length !== COLUMNS.length || name === '')
    throw new Error(
      `The climate station “${row}” (${state}) cannot be read: it has ${cells.length} columns, not ${COLUMNS.length}`,
    );
  return {
    id: [country, state, wmo === '' ? name : wmo].join('-'),
    country,
    state,
    name,
    wmo,
    latitudeDeg: number('lat'),
    longitudeDeg: number('lon'),
    elevationFt: number('elev_ft'),
    heatingF: number('heat99_db_f'),
    coolingF: number('cool1_db_f'),
    climateZone: text('climate_zone'),
    hdd65: number('hdd65'),
    cdd50: number('cdd50'),
    humidity:
      text('humidity_source') === ''
        ? undefined
        : {
            wetBulbF: number('cool1_mcwb_f'),
            dailyRangeF: number('daily_range_f'),
            source: text('humidity_source'),
            distanceKm: number('humidity_source_km'),
          },
  };
}

/** Whether it is an airport: they measure where no houses and trees are in the way, and Manual J requires them. */
export const isAirport = ({ name }: ClimateStation): boolean => /\b(AP|AFB|AF|AAF|NAS|ANGB|Airport)\b/.test(name);

/** Returns heating by cooling degree days, which Manual S asks of a climate; Infinity where it never gets warm. */
export const degreeDayRatio = ({ hdd65, cdd50 }: ClimateStation): number => (cdd50 === 0 ? Infinity : hdd65 / cdd50);
