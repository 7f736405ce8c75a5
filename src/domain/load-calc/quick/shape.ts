import { aroundCompass } from '../azimuth';

/** A story as a rectangle: the front is a third longer than the side. */
const FRONT_BY_SIDE = 4 / 3;

/** Assumed areas and lengths are no more accurate than tenths. */
export const tenths = (value: number): number => Math.round(value * 10) / 10;

export type Side = { name: 'Front' | 'Right' | 'Back' | 'Left'; lengthFt: number; azimuthDeg: number };
export type Shape = { footprintFt2: number; perimeterFt: number; sides: readonly Side[] };

/** Returns the outline assumed for a house that isn't drawn. Sides clockwise, seen from above, front first. */
export function assumedShape(footprintFt2: number, frontAzimuthDeg: number): Shape {
  const sideFt = Math.sqrt(footprintFt2 / FRONT_BY_SIDE);
  const frontFt = footprintFt2 / sideFt;
  const at = (turn: number): number => aroundCompass(frontAzimuthDeg + turn);
  return {
    footprintFt2,
    perimeterFt: 2 * (frontFt + sideFt),
    sides: [
      { name: 'Front', lengthFt: frontFt, azimuthDeg: at(0) },
      { name: 'Right', lengthFt: sideFt, azimuthDeg: at(90) },
      { name: 'Back', lengthFt: frontFt, azimuthDeg: at(180) },
      { name: 'Left', lengthFt: sideFt, azimuthDeg: at(270) },
    ],
  };
}
