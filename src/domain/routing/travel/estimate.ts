import type { Coordinates } from '../../contact/pin';

/** How long somebody drives by distance alone; a company's own can be fitted to its drives. */
export type DrivingHabits = {
  /** To the car, from the car, parking. */
  fixedSeconds: number;
  townKmPerHour: number;
  /** What long roads add to the speed in town. */
  roadKmPerHour: number;
  /** Road at which half of that is reached, km. */
  halfwayKm: number;
};

export const USUAL_HABITS: DrivingHabits = { fixedSeconds: 120, townKmPerHour: 25, roadKmPerHour: 60, halfwayKm: 15 };

const EARTH_KM = 6371.0088;
const RADIANS = Math.PI / 180;

function greatCircleKm(from: Coordinates, to: Coordinates): number {
  const dLat = Math.sin(((to.lat - from.lat) * RADIANS) / 2);
  const dLng = Math.sin(((to.lng - from.lng) * RADIANS) / 2);
  const chord = dLat * dLat + Math.cos(from.lat * RADIANS) * Math.cos(to.lat * RADIANS) * dLng * dLng;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/**
 * Roads are longer than the straight line, short ways the more so: 1.45 times at the door, 1.20 far away (after Giacomin &
 * Levinson 2015 and Newell 1980).
 */
const roadKm = (straightKm: number): number => straightKm * (1.2 + 0.25 * Math.exp(-straightKm / 5));

/** Kilometers of road between two places, as estimated. */
export const roadKmBetween = (from: Coordinates, to: Coordinates): number => roadKm(greatCircleKm(from, to));

/** Door-to-door seconds: 2 km of straight line take about 7 minutes, 10 km 16, 40 km 43. Nothing for the same place. */
export function estimateSeconds(from: Coordinates, to: Coordinates, habits: DrivingHabits = USUAL_HABITS): number {
  const km = roadKmBetween(from, to);
  if (km === 0) return 0;
  const kmPerHour = habits.townKmPerHour + (habits.roadKmPerHour * km) / (km + habits.halfwayKm);
  return Math.round(habits.fixedSeconds + (km / kmPerHour) * 3600);
}
