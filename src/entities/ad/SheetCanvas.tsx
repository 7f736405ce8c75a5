import { useEffect, useRef } from 'react';
import type { Sheet } from '@/domain/ad/sheet/marks';
import { drawSheet } from './drawSheet';
import type { SheetPictures } from './sheetPictures';
import classes from './SheetCanvas.module.css';

type SheetCanvasProps = {
  sheet: Sheet;
  pictures: SheetPictures;
  /** The family as CSS names it. */
  font: string;
  link: string;
  /** What is seen, in words. */
  label: string;
  /** How wide it is drawn, in pixels; it shrinks with what is around it. */
  width?: number;
};

/** A sheet as it will be exported, with hole and fields of the post marked. */
export function SheetCanvas({ sheet, pictures, font, link, label, width = 520 }: SheetCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    // Twice as fine as it is shown, for sharp screens.
    if (canvas.current)
      drawSheet(canvas.current, sheet, { pictures, font, link, scale: (width * 2) / sheet.width, withGuides: true });
  }, [sheet, pictures, font, link, width]);
  return (
    <canvas
      ref={canvas}
      className={classes.canvas}
      role="img"
      aria-label={label}
      width={width * 2}
      height={Math.round((width * 2 * sheet.height) / sheet.width)}
      style={{ maxWidth: width }}
    />
  );
}
