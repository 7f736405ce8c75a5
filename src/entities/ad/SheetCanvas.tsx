import { useEffect, useRef, useState } from 'react';
import type { Sheet } from '@/domain/ad/sheet/marks';
import { qrDrawing, type QrDrawing } from '@/ui/charts/qrDrawing';
import { drawSheet, hasCode } from './drawSheet';
import type { SheetPictures } from './sheetPictures';
import classes from './SheetCanvas.module.css';

type SheetCanvasProps = {
  sheet: Sheet;
  pictures: SheetPictures;
  /** CSS name of the font family. */
  font: string;
  link: string;
  /** Text description of the image. */
  label: string;
  /** Display width in pixels; shrinks with its container. */
  width?: number;
};

/** Renders a sheet as it will be exported, with the hole and the postal fields marked. */
export function SheetCanvas({ sheet, pictures, font, link, label, width = 520 }: SheetCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const code = useCode(sheet, link);
  useEffect(() => {
    // Twice the display resolution, for high-density screens.
    if (canvas.current)
      drawSheet(canvas.current, sheet, { pictures, font, code, scale: (width * 2) / sheet.width, withGuides: true });
  }, [sheet, pictures, font, code, width]);
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

/** Returns the QR code of a sheet that has one; null until it's ready. */
function useCode(sheet: Sheet, link: string): QrDrawing | null {
  const [drawn, setDrawn] = useState<{ link: string; code: QrDrawing } | null>(null);
  const isNeeded = hasCode(sheet);
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    qrDrawing(link).then(
      (code) => {
        if (isCurrent) setDrawn({ link, code });
      },
      // The rest of the sheet is still worth seeing; an export reports what is missing.
      (error: unknown) => console.warn('The QR code could not be drawn', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded, link]);
  return drawn?.link === link ? drawn.code : null;
}
