import type { z } from 'zod';
import { humidityRatio, humidityRatioFromWetBulb, standardPressurePsi } from '../psychrometrics';
import type { LoadInputs } from '../schema/inputs';
import { nearestAccepted } from '@/domain/calculation/ranges';
import { designSchema, siteSchema } from '../schema/site';
import type { ClimateStation } from './station';

export type Indoor = {
  heatingF?: number | undefined;
  coolingF?: number | undefined;
  relativeHumidity?: number | undefined;
};

/** Design conditions for the input record, with notes on them. */
export type StationSite = {
  site: LoadInputs['site'];
  /** Without humidity and daily range if the station has none: then the designer enters them. */
  design: LoadInputs['design'];
  notes: readonly string[];
};

/** Data known more accurately than from the station. `humidityFrom`: another station, for one without humidity. */
export type Known = {
  latitudeDeg?: number | undefined;
  elevationFt?: number | undefined;
  humidityFrom?: ClimateStation | undefined;
};

const BOOK_RH = 0.5;
const DRY_RH = 0.45;
/** Within this distance, another instrument counts as the same site. */
const SAME_PLACE_KM = 8;

/**
 * Returns the site and design conditions from a station; every value can be overridden afterward. Indoors 70 and 75 °F and 50%, or 45% in
 * drier climates.
 */
export function siteFromStation(station: ClimateStation, indoor: Indoor = {}, known: Known = {}): StationSite {
  const notes: string[] = [];
  const within = (field: z.ZodNumber, value: number, what: string): number => {
    const bounded = nearestAccepted(field, value);
    if (bounded !== value)
      notes.push(`${what} of ${value} is outside what the calculation accepts: ${bounded} is used.`);
    return bounded;
  };
  const latitudeDeg = within(siteSchema.shape.latitudeDeg, known.latitudeDeg ?? station.latitudeDeg, 'The latitude');
  const elevationFt = within(siteSchema.shape.elevationFt, known.elevationFt ?? station.elevationFt, 'The elevation');
  const outdoorHeatingF = within(
    designSchema.shape.outdoorHeatingF,
    station.heatingF,
    'The heating design temperature',
  );
  const outdoorCoolingF = within(
    designSchema.shape.outdoorCoolingF,
    station.coolingF,
    'The cooling design temperature',
  );
  const indoorCoolingF = indoor.coolingF ?? 75;
  const source = station.humidity ? station : known.humidityFrom;
  const humidity = source?.humidity;
  if (!humidity)
    notes.push(
      `Nobody measures the humidity at ${station.name}: enter wet bulb and daily range, or take them from another station.`,
    );
  else if (source !== station) notes.push(`Humidity and daily range are those of ${source.name}.`);
  else if (humidity.distanceKm > SAME_PLACE_KM)
    notes.push(
      `Humidity and daily range were measured ${Math.round(humidity.distanceKm / 1.609)} miles from the station.`,
    );
  const wetBulbF = humidity && Math.min(humidity.wetBulbF, outdoorCoolingF);
  const isDry = wetBulbF !== undefined && isDrier(outdoorCoolingF, wetBulbF, indoorCoolingF, elevationFt);
  return {
    site: { latitudeDeg, elevationFt },
    design: {
      outdoorHeatingF,
      outdoorCoolingF,
      indoorHeatingF: indoor.heatingF ?? 70,
      indoorCoolingF,
      indoorRelativeHumidity: indoor.relativeHumidity ?? (isDry ? DRY_RH : BOOK_RH),
      ...(humidity && { dailyRangeF: humidity.dailyRangeF }),
      ...(wetBulbF !== undefined && { outdoorWetBulbF: wetBulbF }),
    },
    notes,
  };
}

/** Whether outdoor air holds less water than indoor air at 50%. */
function isDrier(outdoorF: number, wetBulbF: number, indoorF: number, elevationFt: number): boolean {
  const pressure = standardPressurePsi(elevationFt);
  return humidityRatioFromWetBulb(outdoorF, wetBulbF, pressure) < humidityRatio(indoorF, BOOK_RH, pressure);
}
