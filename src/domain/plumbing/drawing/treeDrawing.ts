import type { SegmentResult } from '../project/result';
import { SOURCE, type SegmentInput, type System, type TreeInput } from '../project/schema';

/** The drawings of a tree: water with both its sides, drains with their vents, gas. */
export const DRAWN = {
  water: { label: 'Water', systems: ['cold', 'hot'] },
  drainage: { label: 'Drains and vents', systems: ['vent', 'drain'] },
  gas: { label: 'Gas', systems: ['gas'] },
} as const satisfies Record<string, { label: string; systems: readonly System[] }>;
export type Drawn = keyof typeof DRAWN;
export const DRAWN_KINDS = Object.keys(DRAWN) as Drawn[];

const STARTS: Readonly<Record<System, string>> = {
  cold: 'Main',
  hot: 'Hot source',
  drain: 'Sewer',
  vent: 'Open air',
  gas: 'Meter',
};

/** One pipe: a line from left to right with its name above it and its figures below. */
export type DrawnPipe = {
  id: string;
  system: System;
  x: number;
  y: number;
  width: number;
  /** From where its parent ends, up or down to its own line. */ jointFromY: number;
  name: string;
  size: string;
  figures: string;
  /** `wrong`: no size, too small, or not hanging together. */ state: 'fits' | 'wrong';
  isCritical: boolean;
};
/** The fixture or appliance at the end of a pipe. */
export type DrawnEnd = { key: string; x: number; y: number; text: string };
export type TreeDrawing = {
  width: number;
  height: number;
  pipes: DrawnPipe[];
  ends: DrawnEnd[];
  starts: { x: number; y: number; text: string }[];
};

const COLUMN = 204;
const LEFT = 62;
const ROW = 54;
const END_LINE = 16;
const END_WIDTH = 150;
const TOP = 34;
const NAME_LETTERS = 26;
const END_LETTERS = 24;

export type DrawingTexts = {
  /** Of a segment with what came out of it: `12 ft · 5.2 gpm`. */ figures: (
    segment: SegmentInput,
    result: SegmentResult | undefined,
  ) => string;
  /** Nominal size as it is shown: `3/4 in`; '' without one. */ size: (result: SegmentResult | undefined) => string;
};

/**
 * Positions everything in a tree: parents to the left of their children, the first child straight ahead, the others below. Unattached
 * segments (an orphan, a loop) go at the left like a start, so that they can be seen and fixed.
 */
export function treeDrawing(
  tree: TreeInput,
  drawn: Drawn,
  results: ReadonlyMap<string, SegmentResult>,
  criticalPath: readonly string[],
  { figures, size }: DrawingTexts,
): TreeDrawing {
  const systems: readonly System[] = DRAWN[drawn].systems;
  const shown = (tree.segments ?? []).filter(({ system }) => systems.includes(system));
  const ends = endsOf(tree, drawn);
  const children = new Map<string, SegmentInput[]>();
  const ids = new Set(shown.map(({ id }) => id));
  for (const one of shown)
    if (one.parent !== SOURCE) children.set(one.parent, [...(children.get(one.parent) ?? []), one]);
  const drawing: TreeDrawing = { width: 0, height: TOP, pipes: [], ends: [], starts: [] };
  const critical = new Set(criticalPath);
  const done = new Set<SegmentInput>();

  /** Draws a segment with everything attached to it and returns the height of its line. */
  const draw = (one: SegmentInput, depth: number, jointFromY: number | null): number => {
    done.add(one);
    const x = LEFT + depth * COLUMN;
    const endX = x + COLUMN;
    const place = drawing.pipes.length;
    const y = drawing.height;
    const result = results.get(one.id);
    drawing.pipes.push({
      id: one.id,
      system: one.system,
      x,
      y,
      width: COLUMN,
      jointFromY: jointFromY ?? y,
      name: shortened(one.id, NAME_LETTERS),
      size: size(result),
      figures: figures(one, result),
      state: result?.ok === true ? 'fits' : 'wrong',
      isCritical: critical.has(one.id),
    });
    drawing.width = Math.max(drawing.width, endX + END_WIDTH);
    const at = ends.get(one.id) ?? [];
    at.forEach((text, index) => {
      drawing.ends.push({
        key: `${one.id} ${index}`,
        x: endX + 10,
        y: y + 4 + index * END_LINE,
        text: shortened(text, END_LETTERS),
      });
    });
    const below = (children.get(one.id) ?? []).filter((child) => !done.has(child));
    // Anything connected here keeps the end of the line to itself: pipes that continue from here start below it.
    if (at.length > 0 || below.length === 0) drawing.height = y + Math.max(ROW, at.length * END_LINE + ROW / 2);
    for (const child of below) if (!done.has(child)) draw(child, depth + 1, y);
    return drawing.pipes[place]?.y ?? y;
  };

  for (const system of systems) {
    const roots = shown.filter((one) => one.system === system && (one.parent === SOURCE || !ids.has(one.parent)));
    for (const root of roots) {
      const y = draw(root, 0, null);
      const isLost = root.parent !== SOURCE;
      drawing.starts.push({ x: 4, y, text: isLost ? 'Nowhere' : STARTS[system] });
    }
  }
  // The remaining ones are loops: each is drawn from any of its segments.
  for (const one of shown) if (!done.has(one)) drawing.starts.push({ x: 4, y: draw(one, 0, null), text: 'Loop' });
  return drawing;
}

const shortened = (text: string, letters: number): string =>
  text.length <= letters ? text : `${text.slice(0, letters - 1)}…`;

/** Returns fixtures and appliances by their segment. */
function endsOf({ fixtures = [], appliances = [] }: TreeInput, drawn: Drawn): Map<string, string[]> {
  const ends = new Map<string, string[]>();
  const add = (id: string | undefined, text: string): void => {
    if (id !== undefined) ends.set(id, [...(ends.get(id) ?? []), text]);
  };
  if (drawn === 'gas') for (const { id, gas } of appliances) add(gas, id);
  else
    for (const { id, cold, hot, drain, vent, qty = 1 } of fixtures) {
      const text = qty === 1 ? id : `${qty} × ${id}`;
      if (drawn === 'water') {
        add(cold, text);
        add(hot, text);
      } else {
        add(drain, text);
        add(vent, text);
      }
    }
  return ends;
}
