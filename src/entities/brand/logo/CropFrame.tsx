import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import type { Box, Pixels } from '@/domain/brand/pixels';
import classes from './LogoEditor.module.css';

const CORNERS = [
  { id: 'top left', left: true, top: true },
  { id: 'top right', left: false, top: true },
  { id: 'bottom left', left: true, top: false },
  { id: 'bottom right', left: false, top: false },
] as const;
type Corner = (typeof CORNERS)[number];

const SMALLEST_PX = 8;
/** A key press moves a corner by this share of the longer side. */
const STEP_SHARE = 0.02;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns the box with one corner moved by a number of pixels: it stays within the picture and is never inverted. */
function moved(box: Box, corner: Corner, by: { x: number; y: number }, { width, height }: Pixels): Box {
  const clamp = (value: number, low: number, high: number): number => Math.round(Math.min(high, Math.max(low, value)));
  let [left, top, right, bottom] = [box.x, box.y, box.x + box.width, box.y + box.height];
  if (corner.left) left = clamp(left + by.x, 0, right - SMALLEST_PX);
  else right = clamp(right + by.x, left + SMALLEST_PX, width);
  if (corner.top) top = clamp(top + by.y, 0, bottom - SMALLEST_PX);
  else bottom = clamp(bottom + by.y, top + SMALLEST_PX, height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

type CropFrameProps = { pixels: Pixels; crop: Box; onChange: (crop: Box, isDone: boolean) => void };

/** Renders the crop frame of a picture, whose corners can be dragged or moved with the arrow keys. */
export function CropFrame({ pixels, crop, onChange }: CropFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const dragged = useRef<{ corner: Corner; x: number; y: number; box: Box } | null>(null);
  const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;

  const drag = (event: PointerEvent, isDone: boolean): void => {
    const start = dragged.current;
    const width = frame.current?.clientWidth ?? 0;
    if (!start || width === 0) return;
    const scale = pixels.width / width;
    const by = { x: (event.clientX - start.x) * scale, y: (event.clientY - start.y) * scale };
    if (isDone) dragged.current = null;
    onChange(moved(start.box, start.corner, by, pixels), isDone);
  };
  const press = (event: KeyboardEvent, corner: Corner): void => {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const step = Math.max(1, Math.max(pixels.width, pixels.height) * STEP_SHARE);
    onChange(moved(crop, corner, { x: arrow[0] * step, y: arrow[1] * step }, pixels), true);
  };

  return (
    <div ref={frame} className={classes['cropArea']}>
      <div
        className={classes['crop']}
        style={{
          left: share(crop.x, pixels.width),
          top: share(crop.y, pixels.height),
          width: share(crop.width, pixels.width),
          height: share(crop.height, pixels.height),
        }}
      >
        {CORNERS.map((corner) => (
          <button
            key={corner.id}
            type="button"
            className={classes['corner']}
            data-left={corner.left || undefined}
            data-top={corner.top || undefined}
            aria-label={`Crop: ${corner.id} corner, move with the arrow keys`}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              dragged.current = { corner, x: event.clientX, y: event.clientY, box: crop };
            }}
            onPointerMove={(event) => drag(event, false)}
            onPointerUp={(event) => drag(event, true)}
            onKeyDown={(event) => press(event, corner)}
          />
        ))}
      </div>
    </div>
  );
}
