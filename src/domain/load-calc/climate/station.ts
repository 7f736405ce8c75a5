import { z } from 'zod';

/** A weather station with its design conditions: °F, ft, degrees. Undefined humidity: nobody measured it nearby. */
export type ClimateStation = {
  /** Country, state and WMO number or name: unique, fit for storing. */
  id: string;
  country: string;
  state: string;
  name: string;
  /** '' = the station has none. */
  wmo: string;
  latitudeDeg: number;
  longitudeDeg: number;
  elevationFt: number;
  /** 99 % dry bulb. */
  heatingF: number;
  /** 1 % dry bulb. */
  coolingF: number;
  climateZone: string;
  /** Heating degree days, base 65 °F, and cooling degree days, base 50 °F. */
  hdd65: number;
  cdd50: number;
  /** Mean coincident wet bulb and mean daily range, with where they were measured. */
  humidity: { wetBulbF: number; dailyRangeF: number; source: string; distanceKm: number } | undefined;
};

export type ClimateStations = { source: string; edition: string; stations: readonly ClimateStation[] };

const COLUMNS = ['station', 'wmo', 'lat', 'lon', 'elev_ft', 'heat99_db_f', 'cool1_db_f', 'cool1_mcwb_f', 'daily_range_f', 'climate_zone', 'hdd65', 'cdd50', 'humidity_source', 'humidity_source_km'] as const;

const fileSchema = z.strictObject({
  source: z.string().min(1),
  edition: z.string().min(1),
  columns: z.array(z.string()).refine((columns) => columns.join() === COLUMNS.join(), 'Other columns than the reader knows'),
  regions: z.array(z.strictObject({ country: z.string().length(3), state: z.string().min(1), rows: z.string().min(1) })),
});

const number = (min: number, max: number): z.ZodNumber => z.number().min(min).max(max);
const measured = z.string().min(1).transform(Number);

const rowSchema = z.tuple([
  z.string().min(1),
  z.string().regex(/^\d{0,6}$/),
  measured.pipe(number(-90, 90)),
  measured.pipe(number(-180, 180)),
  measured.pipe(number(-1500, 20_000)),
  measured.pipe(number(-80, 90)),
  measured.pipe(number(20, 130)),
  z.string(),
  z.string(),
  z.string().regex(/^\d[ABC]?$/),
  measured.pipe(number(0, 40_000)),
  measured.pipe(number(0, 20_000)),
  z.string(),
  z.string(),
]);

/** Wet bulb, daily range, source, distance. */
const humiditySchema = z.tuple([measured.pipe(number(20, 95)), measured.pipe(number(1, 60)), z.string().min(1), measured.pipe(number(0, 1000))]);

/**
 * Reads the table of stations.
 * @throws {Error} naming the row, when the file is not as it should be
 */
export function readStations(raw: unknown): ClimateStations {
  const { source, edition, regions } = fileSchema.parse(raw);
  return { source, edition, stations: regions.flatMap(({ country, state, rows }) => rows.split('\n').map((row) => readRow(country, state, row))) };
}

function readRow(country: string, state: string, row: string): ClimateStation {
  const parsed = rowSchema.safeParse(row.split(','));
  if (!parsed.success) throw new Error(`The climate station “${row}” (${state}) cannot be read: ${z.prettifyError(parsed.error)}`);
  const [name, wmo, latitudeDeg, longitudeDeg, elevationFt, heatingF, coolingF, wetBulb, range, climateZone, hdd65, cdd50, humiditySource, humidityKm] = parsed.data;
  const humidity = humiditySchema.safeParse([wetBulb, range, humiditySource, humidityKm]);
  if (!humidity.success && wetBulb !== '') throw new Error(`The humidity of the climate station “${row}” (${state}) cannot be read: ${z.prettifyError(humidity.error)}`);
  return {
    id: [country, state, wmo === '' ? name : wmo].join('-'),
    country, state, name, wmo, latitudeDeg, longitudeDeg, elevationFt, heatingF, coolingF, climateZone, hdd65, cdd50,
    humidity: humidity.success ? { wetBulbF: humidity.data[0], dailyRangeF: humidity.data[1], source: humidity.data[2], distanceKm: humidity.data[3] } : undefined,
  };
}

/** Airports measure where no houses and trees are in the way; Manual J asks for them. */
export const isAirport = ({ name }: ClimateStation): boolean => /\b(AP|AFB|AF|AAF|NAS|ANGB|Airport)\b/.test(name);

/** Heating by cooling degree days, which Manual S asks of a climate; Infinity where it never gets warm. */
export const degreeDayRatio = ({ hdd65, cdd50 }: ClimateStation): number => (cdd50 === 0 ? Infinity : hdd65 / cdd50);
