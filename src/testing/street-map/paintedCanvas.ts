import type { Point } from '@/domain/routing/day/projection';

/** A replacement for `Path2D`, which Node lacks. */
export class PaintedPath {
  readonly parts: Point[][] = [];
  moveTo(x: number, y: number): void {
    this.parts.push([{ x, y }]);
  }
  lineTo(x: number, y: number): void {
    this.parts.at(-1)?.push({ x, y });
  }
  rect(x: number, y: number, width: number, height: number): void {
    this.parts.push([
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ]);
  }
}

type Matrix = { across: number; down: number; left: number; top: number };
type Stroke = { parts: Point[][]; color: string; width: number; isFill: boolean; clip: Point[][] };
type State = { matrix: Matrix; clip: Point[][]; lineWidth: number };

const placed = ({ parts }: PaintedPath, { across, down, left, top }: Matrix): Point[][] =>
  parts.map((part) => part.map(({ x, y }) => ({ x: left + x * across, y: top + y * down })));

/** Returns an outline's winding number around a point: nonzero is inside, as canvases fill. */
function windings(parts: readonly Point[][], { x, y }: Point): number {
  let count = 0;
  for (const part of parts)
    for (const [index, to] of part.entries()) {
      const from = part.at(index - 1);
      if (!from || from.y <= y === to.y <= y) continue;
      if (from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x) > x) count += to.y > from.y ? 1 : -1;
    }
  return count;
}

function isOnLine(parts: readonly Point[][], width: number, { x, y }: Point): boolean {
  return parts.some((part) =>
    part.some((to, index) => {
      const from = part[index - 1];
      if (!from) return false;
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const share = Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(from.x + share * dx - x, from.y + share * dy - y) <= width / 2;
    }),
  );
}

/** Creates a canvas that remembers what was drawn, so that a test can ask what is visible at a point. Rotation isn't supported. */
export function paintedCanvas() {
  let strokes: Stroke[] = [];
  let texts: { text: string; x: number; y: number }[] = [];
  let state: State = { matrix: { across: 1, down: 1, left: 0, top: 0 }, clip: [], lineWidth: 1 };
  let path = new PaintedPath();
  const saved: State[] = [];
  const colors = {
    fillStyle: '',
    strokeStyle: '',
    get lineWidth() {
      return state.lineWidth;
    },
    set lineWidth(value: number) {
      state = { ...state, lineWidth: value };
    },
  };
  const add = (shape: PaintedPath, color: string, isFill: boolean): void => {
    const { matrix, lineWidth, clip } = state;
    const width = lineWidth * ((Math.abs(matrix.across) + Math.abs(matrix.down)) / 2);
    strokes.push({ parts: placed(shape, matrix), color, width, isFill, clip });
  };
  const context = Object.assign(colors, {
    save: () => void saved.push(state),
    restore: () => void (state = saved.pop() ?? state),
    setTransform: (across: number, _b: number, _c: number, down: number, left: number, top: number) =>
      void (state = { ...state, matrix: { across, down, left, top } }),
    transform: (across: number, _b: number, _c: number, down: number, left: number, top: number) => {
      const before = state.matrix;
      const matrix = {
        across: before.across * across,
        down: before.down * down,
        left: before.left + left * before.across,
        top: before.top + top * before.down,
      };
      state = { ...state, matrix };
    },
    translate: (x: number, y: number) => context.transform(1, 0, 0, 1, x, y),
    rotate: () => undefined,
    beginPath: () => void (path = new PaintedPath()),
    rect: (x: number, y: number, width: number, height: number) => path.rect(x, y, width, height),
    roundRect: (x: number, y: number, width: number, height: number) => path.rect(x, y, width, height),
    clip: () => void (state = { ...state, clip: placed(path, state.matrix) }),
    fill: (shape: PaintedPath = path) => add(shape, colors.fillStyle, true),
    stroke: (shape: PaintedPath = path) => add(shape, colors.strokeStyle, false),
    fillRect: (x: number, y: number, width: number, height: number) => {
      const shape = new PaintedPath();
      shape.rect(x, y, width, height);
      add(shape, colors.fillStyle, true);
    },
    clearRect: () => {
      strokes = [];
      texts = [];
    },
    setLineDash: () => undefined,
    measureText: (text: string) => ({ width: text.length * 6 }),
    strokeText: () => undefined,
    fillText: (text: string, x: number, y: number) => {
      const { across, down, left, top } = state.matrix;
      texts.push({ text, x: left + x * across, y: top + y * down });
    },
  });
  return {
    context: context as unknown as CanvasRenderingContext2D,
    /** Returns the visible color at a point; '' where nothing was drawn. */
    colorAt: (x: number, y: number): string =>
      strokes.findLast(
        ({ parts, width, isFill, clip }) =>
          (clip.length === 0 || windings(clip, { x, y }) !== 0) &&
          (isFill ? windings(parts, { x, y }) !== 0 : isOnLine(parts, width, { x, y })),
      )?.color ?? '',
    texts: () => texts,
  };
}
