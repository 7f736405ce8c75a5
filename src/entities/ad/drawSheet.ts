import type { Mark, Sheet } from '@/domain/ad/sheet/marks';
import type { QrDrawing } from '@/ui/charts/qrDrawing';
import { containedIn, coverPart, type SheetPictures } from './sheetPictures';

type Drawn = {
  pictures: SheetPictures;
  /** CSS name of the font family. */
  font: string;
  /** QR code for the ad's link; its place stays empty until it's ready. */
  code: QrDrawing | null;
  /** Pixels per unit of the sheet. */
  scale: number;
  /** True to mark the hole, the cut and the postal fields, for on-screen viewing; never in a file. */
  withGuides?: boolean;
};

/** Cameras need a light margin around a code. */
const QUIET_MODULES = 2;
const EMPTY_PICTURE = '#c9d1d6';
const GUIDE = '#8a949b';

/** Returns whether a sheet shows the QR code for its link: most platform images don't. */
export const hasCode = (sheet: Sheet): boolean => sheet.marks.some(({ kind }) => kind === 'code');

/** Draws a sheet as it's exported. A missing picture is replaced with a gray field. */
export function drawSheet(canvas: HTMLCanvasElement, sheet: Sheet, options: Drawn): void {
  canvas.width = Math.round(sheet.width * options.scale);
  canvas.height = Math.round(sheet.height * options.scale);
  const context = canvas.getContext('2d');
  if (!context) return;
  context.setTransform(canvas.width / sheet.width, 0, 0, canvas.height / sheet.height, 0, 0);
  context.imageSmoothingQuality = 'high';
  for (const mark of sheet.marks) drawMark(context, mark, options);
}

function drawMark(context: CanvasRenderingContext2D, mark: Mark, options: Drawn): void {
  switch (mark.kind) {
    case 'box':
      context.fillStyle = mark.color;
      context.beginPath();
      context.roundRect(mark.x, mark.y, mark.width, mark.height, mark.radius ?? 0);
      context.fill();
      return;
    case 'words':
      context.fillStyle = mark.color;
      context.font = `${String(mark.weight)} ${String(mark.size)}px ${options.font}`;
      context.textAlign = mark.align;
      context.textBaseline = 'alphabetic';
      context.fillText(mark.text, mark.x, mark.y);
      return;
    case 'picture':
      drawPicture(context, mark, options.pictures);
      return;
    case 'code':
      drawCode(context, mark, options.code);
      return;
    case 'guide':
      if (options.withGuides) drawGuide(context, mark, options.font);
  }
}

function drawPicture(
  context: CanvasRenderingContext2D,
  { of, x, y, width, height, fit }: Extract<Mark, { kind: 'picture' }>,
  pictures: SheetPictures,
): void {
  const picture = pictures[of];
  if (!picture) {
    if (of === 'logo') return;
    context.fillStyle = EMPTY_PICTURE;
    context.fillRect(x, y, width, height);
    return;
  }
  if (fit === 'contain') {
    const room = containedIn(picture, { width, height });
    context.drawImage(picture, x + room.x, y + room.y, room.width, room.height);
    return;
  }
  const part = coverPart(picture, { width, height });
  context.drawImage(picture, part.x, part.y, part.width, part.height, x, y, width, height);
}

function drawCode(
  context: CanvasRenderingContext2D,
  { x, y, size }: Extract<Mark, { kind: 'code' }>,
  code: QrDrawing | null,
): void {
  context.fillStyle = '#ffffff';
  context.fillRect(x, y, size, size);
  if (!code) return;
  const each = size / (code.modules + QUIET_MODULES * 2);
  context.save();
  context.translate(x + QUIET_MODULES * each, y + QUIET_MODULES * each);
  context.scale(each, each);
  context.fillStyle = '#000000';
  context.fill(new Path2D(code.path));
  context.restore();
}

function drawGuide(
  context: CanvasRenderingContext2D,
  { shape, x, y, width, height, label }: Extract<Mark, { kind: 'guide' }>,
  font: string,
): void {
  context.save();
  context.strokeStyle = GUIDE;
  context.setLineDash([4, 4]);
  context.beginPath();
  if (shape === 'circle') {
    context.ellipse(x + width / 2, y + height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI);
    context.fillStyle = '#ffffff';
    context.fill();
  } else context.rect(x, y, width, height);
  context.stroke();
  context.fillStyle = GUIDE;
  context.font = `400 9px ${font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(label, x + width / 2, y + height / 2);
  context.restore();
}
