import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import {
  nameKindOf,
  paintOf,
  straightest,
  type FeatureFacts,
  type Paint,
  type StreetName,
  type StreetTile,
} from '@/domain/routing/street-map/streetTile';
import type { Point } from '@/domain/routing/day/projection';

const LAYERS = ['earth', 'landuse', 'natural', 'water', 'physical_line', 'physical_point', 'buildings', 'boundaries'];
const SHAPES = [null, 'point', 'line', 'area'] as const;
/** Maximum length of a street's name; anything longer isn't one. */
const MOST_LETTERS = 60;
/** Limit for a tile's coordinates: points far beyond its edges are damaged data. */
const FARTHEST = 4;

const textOf = (value: unknown): string => (typeof value === 'string' && value.length <= MOST_LETTERS ? value : '');

/** Converts a tile of Protomaps' base map to our drawing format. @throws if the bytes aren't a tile. */
export function readStreetTile(bytes: Uint8Array): StreetTile {
  const shapes = new Map<Paint, Point[][]>();
  const names: StreetName[] = [];
  const { layers } = new VectorTile(new PbfReader(bytes));
  for (const name of [...LAYERS, 'roads', 'places']) {
    const layer = layers[name];
    if (!layer) continue;
    for (let index = 0; index < layer.length; index += 1) {
      const feature = layer.feature(index);
      const shape = SHAPES[feature.type];
      if (!shape) continue;
      const { properties } = feature;
      const word = (key: string): string => textOf(properties[key] ?? properties[`pmap:${key}`]);
      const facts: FeatureFacts = { layer: name, shape, kind: word('kind'), detail: word('kind_detail') };
      const paint = paintOf(facts);
      const kind = nameKindOf(facts);
      if (!paint && !kind) continue;
      const parts = partsOf(feature);
      if (paint) addTo(shapes, paint, parts);
      if (kind) names.push(...namesOf(kind, parts, properties, paint));
    }
  }
  return { shapes, names };
}

function addTo(shapes: Map<Paint, Point[][]>, paint: Paint, parts: readonly Point[][]): void {
  const before = shapes.get(paint);
  if (before) before.push(...parts);
  else shapes.set(paint, [...parts]);
}

/** Returns a feature's outlines, lines or points as fractions of its tile. */
function partsOf(feature: VectorTileFeature): Point[][] {
  const parts = feature
    .loadGeometry()
    .map((part) => part.map(({ x, y }) => ({ x: x / feature.extent, y: y / feature.extent })));
  if (parts.some((part) => part.some(({ x, y }) => !(Math.abs(x) < FARTHEST && Math.abs(y) < FARTHEST))))
    throw new Error('The tile is damaged');
  return parts;
}

const ROAD_RANK: Partial<Record<Paint, number>> = { highway: 0, major: 1, medium: 2, minor: 3, service: 4 };

function namesOf(
  kind: StreetName['kind'],
  parts: readonly Point[][],
  properties: VectorTileFeature['properties'],
  paint: Paint | null,
): StreetName[] {
  if (kind === 'road') return roadNames(parts, properties, ROAD_RANK[paint ?? 'minor'] ?? 3);
  const text = kind === 'house' ? textOf(properties['addr_housenumber']) : englishName(properties);
  const at = parts[0]?.[0];
  if (text === '' || !at) return [];
  const people = Number(properties['population_rank'] ?? properties['pmap:population_rank'] ?? 0);
  return [{ text, kind, at, rank: Number.isFinite(people) ? -people : 0 }];
}

const englishName = (properties: VectorTileFeature['properties']): string =>
  textOf(properties['name:en']) || textOf(properties['name']);

/** Returns a street's name on its longest straight part, and a highway's number. */
function roadNames(parts: readonly Point[][], properties: VectorTileFeature['properties'], rank: number): StreetName[] {
  const place = parts
    .flatMap((part) => straightest(part) ?? [])
    .reduce<ReturnType<typeof straightest>>((best, one) => (best && best.length >= one.length ? best : one), null);
  if (!place) return [];
  const { at, angle, length } = place;
  const name = englishName(properties);
  const number = textOf(properties['shield_text']) || textOf(properties['ref']);
  return [
    ...(number !== '' && number.length <= 6 && rank <= 1 ? [{ text: number, kind: 'shield' as const, at, rank }] : []),
    ...(name === '' ? [] : [{ text: name, kind: 'road' as const, at, along: { angle, length }, rank }]),
  ];
}
