import type { Point } from '../day/projection';

/** The paint layers of shapes, bottom first. */
export const PAINTS = [
  'land',
  'green',
  'built',
  'water',
  'stream',
  'building',
  'border',
  'path',
  'rail',
  'service',
  'minor',
  'medium',
  'major',
  'highway',
] as const;
export type Paint = (typeof PAINTS)[number];
export type RoadPaint = Extract<Paint, 'path' | 'rail' | 'service' | 'minor' | 'medium' | 'major' | 'highway'>;

/** The kind of feature that a name belongs to. */
export type NameKind = 'city' | 'town' | 'village' | 'district' | 'water' | 'road' | 'shield' | 'house';

/** A name and its position, in fractions of a tile. */
export type StreetName = {
  text: string;
  kind: NameKind;
  at: Point;
  /** For a name along a street: the slope, in radians, and the length of the straight part. */
  along?: { angle: number; length: number };
  /** The rank among its kind, largest first. */
  rank: number;
};

/** A tile to draw: lines and outlines in fractions of the tile, from its upper left corner. */
export type StreetTile = {
  shapes: ReadonlyMap<Paint, readonly (readonly Point[])[]>;
  names: readonly StreetName[];
};

/** The properties of a feature in the file. */
export type FeatureFacts = {
  layer: string;
  shape: 'point' | 'line' | 'area';
  kind: string;
  detail: string;
};

const GREEN = new Set(
  [
    ['park', 'national_park', 'nature_reserve', 'protected_area', 'forest', 'wood', 'golf_course', 'cemetery'],
    ['grass', 'grassland', 'scrub', 'garden', 'recreation_ground', 'village_green', 'dog_park', 'playground', 'pitch'],
  ].flat(),
);
const BUILT = new Set(
  [
    ['hospital', 'school', 'university', 'college', 'industrial', 'commercial', 'retail', 'military', 'airfield'],
    ['aerodrome', 'railway', 'zoo', 'stadium', 'prison'],
  ].flat(),
);
const MEDIUM = new Set(['secondary', 'tertiary', 'secondary_link', 'tertiary_link']);
const SERVICE = new Set(['service', 'driveway', 'parking_aisle', 'alley', 'track']);

/**
 * Returns a feature's paint by the layers of Protomaps' base map, version 4 and, where the words are the same, version 3. null if it
 * isn't drawn.
 */
export function paintOf({ layer, shape, kind, detail }: FeatureFacts): Paint | null {
  if (layer === 'roads') return shape === 'line' ? roadPaintOf(kind, detail) : null;
  if (layer === 'boundaries') return shape === 'line' && kind !== 'locality' ? 'border' : null;
  // Water lines: version 3 has a separate layer for them.
  if (layer === 'water' || layer === 'physical_line')
    return shape === 'area' ? 'water' : shape === 'line' ? 'stream' : null;
  if (shape !== 'area') return null;
  if (layer === 'earth') return 'land';
  if (layer === 'buildings') return 'building';
  if (layer === 'landuse' || layer === 'natural') return GREEN.has(kind) ? 'green' : BUILT.has(kind) ? 'built' : null;
  return null;
}

function roadPaintOf(kind: string, detail: string): RoadPaint | null {
  switch (kind) {
    case 'highway':
      // Ramps are no wider than streets.
      return detail.endsWith('_link') ? 'medium' : 'highway';
    case 'major_road':
    case 'medium_road':
      return kind === 'medium_road' || MEDIUM.has(detail) ? 'medium' : 'major';
    case 'minor_road':
      return SERVICE.has(detail) ? 'service' : 'minor';
    case 'path':
    case 'rail':
      return kind;
    default:
      return null;
  }
}

const PLACES: Readonly<Record<string, NameKind>> = {
  city: 'city',
  town: 'town',
  village: 'village',
  hamlet: 'village',
  locality: 'village',
};

/** Returns the kind of a feature's name; null for names that are left out. */
export function nameKindOf(facts: FeatureFacts): NameKind | null {
  const { layer, shape, kind, detail } = facts;
  if (layer === 'places' && shape === 'point')
    return kind === 'locality' ? (PLACES[detail] ?? 'village') : kind === 'neighbourhood' ? 'district' : null;
  if (layer === 'roads') {
    const paint = paintOf(facts);
    return paint === null || paint === 'rail' || paint === 'path' ? null : 'road';
  }
  if (layer === 'water' || layer === 'physical_point') return shape === 'point' ? 'water' : null;
  return layer === 'buildings' && kind === 'address' ? 'house' : null;
}

/** The approximate bend, in radians, allowed under a street name. */
const BEND = 0.22;

/** Returns the longest part of a line that is straight enough to write on, as the middle, slope and length; null if there is none. */
export function straightest(line: readonly Point[]): { at: Point; angle: number; length: number } | null {
  let best: { from: Point; to: Point; length: number } | null = null;
  for (let start = 0; start + 1 < line.length; start += 1) {
    const [from, second] = [line[start], line[start + 1]];
    if (!from || !second) continue;
    const slope = Math.atan2(second.y - from.y, second.x - from.x);
    let end = second;
    for (let next = start + 2; next < line.length; next += 1) {
      const [before, point] = [line[next - 1], line[next]];
      if (!before || !point) break;
      if (Math.abs(turned(Math.atan2(point.y - before.y, point.x - before.x) - slope)) > BEND) break;
      end = point;
    }
    const length = Math.hypot(end.x - from.x, end.y - from.y);
    if (!best || length > best.length) best = { from, to: end, length };
  }
  if (!best || best.length === 0) return null;
  const { from, to, length } = best;
  // Never upside down.
  const slope = Math.atan2(to.y - from.y, to.x - from.x);
  const angle = slope > Math.PI / 2 ? slope - Math.PI : slope <= -Math.PI / 2 ? slope + Math.PI : slope;
  return { at: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, angle, length };
}

/** Normalizes an angle to between -π and π. */
const turned = (angle: number): number => angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
