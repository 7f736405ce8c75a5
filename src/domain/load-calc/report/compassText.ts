import { aroundCompass, POINT_DEG, POINTS } from '../azimuth';

/** `S, 180°`; '' if none was entered. */
export function compassText(azimuthDeg: number | undefined): string {
  if (azimuthDeg === undefined) return '';
  const turned = aroundCompass(azimuthDeg);
  return `${POINTS[Math.round(turned / POINT_DEG) % POINTS.length] ?? 'N'}, ${Math.round(turned)}°`;
}
