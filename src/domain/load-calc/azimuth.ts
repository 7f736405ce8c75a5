/** A direction in degrees as one from 0 to below 360: −90 is 270. */
export const aroundCompass = (degrees: number): number => ((degrees % 360) + 360) % 360;
