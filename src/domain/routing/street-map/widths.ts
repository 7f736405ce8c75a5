import type { Paint, RoadPaint } from './streetTile';

/** Drawing of a road: width at zoom 16 in pixels, minimum zoom, and minimum width. */
const ROADS: Readonly<Record<RoadPaint, { width: number; from: number; least: number }>> = {
  highway: { width: 15, from: 4, least: 1.4 },
  major: { width: 12, from: 7, least: 1 },
  medium: { width: 9.5, from: 9.5, least: 0.8 },
  minor: { width: 7.5, from: 11.8, least: 0.6 },
  service: { width: 4, from: 13.5, least: 0.5 },
  rail: { width: 1.5, from: 10, least: 0.6 },
  path: { width: 1.5, from: 14.5, least: 0.6 },
};
const GROWTH = 0.62;
/** A darker edge on either side. */
const EDGE_PX = 1;
/** From this width on, roads have an edge. */
const EDGED = 2.6;

export const ROAD_PAINTS: readonly RoadPaint[] = ['path', 'rail', 'service', 'minor', 'medium', 'major', 'highway'];

/** Returns a road's width at a zoom, in pixels, and with its edges; null if it is left out. */
export function roadWidth(road: RoadPaint, zoom: number): { width: number; edged: number } | null {
  const { width, from, least } = ROADS[road];
  if (zoom < from) return null;
  const now = Math.max(least, width * 2 ** ((zoom - 16) * GROWTH));
  const isEdged = now >= EDGED && road !== 'rail' && road !== 'path';
  return { width: now, edged: isEdged ? now + 2 * EDGE_PX : 0 };
}

const FROM: Partial<Record<Paint, number>> = { building: 14, border: 3, stream: 8, built: 10 };

/** Whether a non-road feature is drawn at a zoom. */
export const isDrawn = (paint: Paint, zoom: number): boolean => zoom >= (FROM[paint] ?? 0);

/** Returns the width of a stream or river without banks. */
export const streamWidth = (zoom: number): number => Math.max(0.8, 3 * 2 ** ((zoom - 14) * 0.5));
