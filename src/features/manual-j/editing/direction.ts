import { aroundCompass, POINT_DEG, POINTS } from '@/domain/load-calc/azimuth';

const WORDS: Readonly<Record<string, string>> = {
  NORTH: 'N',
  EAST: 'E',
  SOUTH: 'S',
  WEST: 'W',
  NORTHEAST: 'NE',
  SOUTHEAST: 'SE',
  SOUTHWEST: 'SW',
  NORTHWEST: 'NW',
};

/** Formats a direction as `SW`, or `200°` between the points. */
export function directionText(azimuthDeg: number): string {
  const index = aroundCompass(azimuthDeg) / POINT_DEG;
  return POINTS[index] ?? `${Number(azimuthDeg.toFixed(1))}°`;
}

/** Parses `sw`, `south-west`, `225` or `225°` into degrees clockwise from north; null for anything else. */
export function readDirection(text: string): number | null {
  const bare = text
    .trim()
    .toUpperCase()
    .replaceAll(/[\s.-]/g, '');
  const index = POINTS.findIndex((point) => point === (WORDS[bare] ?? bare));
  if (index >= 0) return index * POINT_DEG;
  const degrees = text.trim().replace(/\s*(°|deg)$/i, '');
  return /^-?\d+(\.\d+)?$/.test(degrees) ? Number(degrees) : null;
}

/** Returns the next or previous compass point. */
export const nextPoint = (azimuthDeg: number, by: 1 | -1): number =>
  aroundCompass(Math.round(azimuthDeg / POINT_DEG + by) * POINT_DEG);
