/** Normalizes a direction in degrees to 0 up to, but not including, 360: −90 is 270. */
export const aroundCompass = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** Points of the compass, clockwise from north. */
export const POINTS = [
  'N',
  'NNE',
  'NE',
  'ENE',
  'E',
  'ESE',
  'SE',
  'SSE',
  'S',
  'SSW',
  'SW',
  'WSW',
  'W',
  'WNW',
  'NW',
  'NNW',
] as const;
export const POINT_DEG = 360 / POINTS.length;
