import { capitalize } from '@/lib/words';
import type { MaterialLine } from './result';

/** Names of each material's pipe in pricebooks, most specific first. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  'copper-K': ['copper pipe k', 'copper k', 'copper pipe'],
  'copper-L': ['copper pipe l', 'copper l', 'copper pipe'],
  'copper-M': ['copper pipe m', 'copper m', 'copper pipe'],
  copper: ['copper pipe'],
  pex: ['pex pipe', 'pex'],
  'cpvc-cts': ['cpvc pipe', 'cpvc'],
  'cpvc-cts-minimum-wall': ['cpvc pipe', 'cpvc'],
  'pvc-40': ['pvc pipe'],
  'cpvc-40': ['cpvc pipe', 'cpvc'],
  galvanized: ['galvanized pipe', 'galvanized'],
  'ductile-iron': ['ductile'],
  hdpe: ['hdpe', 'poly pipe'],
  dwv: ['dwv pipe', 'dwv', 'pvc pipe', 'abs pipe'],
  'schedule-40': ['black pipe', 'black iron', 'gas pipe'],
  CSST: ['csst'],
  'pe-pipe': ['gas poly', 'polyethylene'],
  'pe-tubing': ['gas poly', 'polyethylene'],
};

const ABBREVIATED = /^(dwv|pex|cpvc|pvc|hdpe|cts|pe)$/;

/** Formats a material: `PEX`, `Copper L`, `CPVC CTS`, `Schedule 40`. */
export function materialText(material: string): string {
  const words = material.split('-').map((word) => (ABBREVIATED.test(word) ? word.toUpperCase() : word));
  const text = words.join(' ');
  return capitalize(text);
}

/** Returns a pipe's name on a document: `Copper L pipe 3/4 in`. */
export const materialName = ({ material, size }: Pick<MaterialLine, 'material' | 'size'>): string =>
  `${materialText(material)} pipe ${sizeOf(material, size)}`;

/** Formats a size with its unit: `3/4 in`, and `EHD 18` for CSST, which has no inches. */
export const sizeOf = (material: string, size: string): string => (material === 'CSST' ? `EHD ${size}` : `${size} in`);

/** Returns a pricebook search for all sizes of a pipe. */
export const materialSearch = (material: string): string => WORDS[material]?.at(-1) ?? '';

/** Returns pricebook searches to try in order until one has the size. */
export const materialSearches = ({ material, size }: Pick<MaterialLine, 'material' | 'size'>): string[] =>
  (WORDS[material] ?? [`${material} pipe`]).map((words) => `${words} ${size}`);

/** Whether a name has exactly this size: `1/2` isn't in `Tee 1-1/2 in`. */
export function hasSize(name: string, size: string): boolean {
  const pattern = size.replace('-', '[- ]');
  return new RegExp(`(?<![\\d/.-]|\\d )${pattern}(?![\\d/]|[- ]\\d)`).test(name);
}

/** The pricebook item fields that distinguish pipe and parts from everything else. */
export type Offered = { name: string; kind: string; unit: string; durationMinutes: number };

/** Whether it is sold by the foot, as pipe is. */
export const isByTheFoot = ({ kind, unit }: Pick<Offered, 'kind' | 'unit'>): boolean =>
  kind !== 'bundle' && /^(ft|foot|feet|lf)$/i.test(unit);

/** Whether an item is bare pipe of this size: by the foot, a material, and without installation time. */
export const isBarePipe = (item: Offered, size: string): boolean =>
  isByTheFoot(item) && item.kind === 'material' && item.durationMinutes === 0 && hasSize(item.name, size);
