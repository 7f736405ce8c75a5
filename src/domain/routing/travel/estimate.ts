import type { Coordinates } from '../../contact/pin';

/** Parameters for estimating drives by distance alone; they can be fitted to a company's own drives. */
export type DrivingHabits = {
  /** Walking to and from the car, and parking. */
  fixedSeconds: number;
  townKmPerHour: number;
  /** The additional speed of long roads over town speed. */
  roadKmPerHour: number;
  /** The road distance at which half of that is reached, km. */
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
 * Roads are longer than the straight line, and the more so for short distances: 1.45 times at the door, 1.20 far away (after Giacomin &
 * Levinson 2015 and Newell 1980).
 */
const roadKm = (straightKm: number): number => straightKm * (1.2 + 0.25 * Math.exp(-straightKm / 5));

/** Returns the estimated kilometers of road between two places. */
export const roadKmBetween = (from: Coordinates, to: Coordinates): number => roadKm(greatCircleKm(from, to));

/** Returns door-to-door seconds: 2 km of straight line take about 7 minutes, 10 km 16, 40 km 43. Zero for the same place. */
export function estimateSeconds(from: Coordinates, to: Coordinates, habits: DrivingHabits = USUAL_HABITS): number {
  const km = roadKmBetween(from, to);
  if (km === 0) return 0;
  const kmPerHour = habits.townKmPerHour + (habits.roadKmPerHour * km) / (km + habits.halfwayKm);
  return Math.round(habits.fixedSeconds + (km / kmPerHour) * 3600);
}
