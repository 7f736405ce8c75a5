import { aroundCompass } from '../azimuth';
import type { LoadInputs } from '../schema/inputs';
import { withParts } from './record';

/** Rotates the house clockwise: every surface and opening that has a direction. */
export function rotateHouse(inputs: LoadInputs, degrees: number): LoadInputs {
  const turned = <T extends { azimuthDeg?: number | undefined }>(entries: readonly T[] | undefined): T[] | undefined =>
    entries?.map((entry) =>
      entry.azimuthDeg === undefined ? entry : { ...entry, azimuthDeg: aroundCompass(entry.azimuthDeg + degrees) },
    );
  const { walls, foundationWalls, windows, skylights, doors } = inputs;
  return withParts(inputs, {
    walls: turned(walls),
    foundationWalls: turned(foundationWalls),
    windows: turned(windows),
    skylights: turned(skylights),
    doors: turned(doors),
  });
}

/** Eight directions for a compass picker. */
export const COMPASS = [
  { label: 'N', azimuthDeg: 0 },
  { label: 'NE', azimuthDeg: 45 },
  { label: 'E', azimuthDeg: 90 },
  { label: 'SE', azimuthDeg: 135 },
  { label: 'S', azimuthDeg: 180 },
  { label: 'SW', azimuthDeg: 225 },
  { label: 'W', azimuthDeg: 270 },
  { label: 'NW', azimuthDeg: 315 },
] as const;

/** Returns the direction nearest to an azimuth. */
export function compassLabel(azimuthDeg: number): (typeof COMPASS)[number]['label'] {
  const index = Math.round(aroundCompass(azimuthDeg) / 45) % 8;
  return COMPASS[index]?.label ?? 'N';
}
