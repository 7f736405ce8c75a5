import type { PrintSide } from '@/domain/ad/sheet/printSheets';
import { POINTS_PER_INCH, PRINT_DPI } from '@/domain/ad/sheet/formats';
import type { Mark, Sheet } from '@/domain/ad/sheet/marks';
import type { BrandFont } from '@/domain/brand/fonts';
import { AppError } from '@/lib/appError';
import { qrDrawing } from '@/ui/charts/qrDrawing';
import { drawSheet, hasCode } from './drawSheet';
import { containedIn, coverPart, type SheetPictures } from './sheetPictures';

const JPEG_QUALITY = 0.92;

/**
 * Renders an image for a platform, in its exact pixels. @throws AppError if the browser can't create it, or offline if the QR code's
 * module wasn't loaded before.
 */
export async function sheetPng(
  sheet: Sheet,
  { pictures, font, link }: { pictures: SheetPictures; font: string; link: string },
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const code = hasCode(sheet) ? await qrDrawing(link) : null;
  drawSheet(canvas, sheet, { pictures, font, code, scale: 1 });
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!file) throw new AppError({ code: 'unknown', userMessage: 'This browser could not make the picture.' });
  return file;
}

/** Returns a mark's picture for print: cropped to its box, at most at the resolution printers ask for. */
function printedPicture(mark: Extract<Mark, { kind: 'picture' }>, pictures: SheetPictures): string | null {
  const picture = pictures[mark.of];
  if (!picture) return null;
  const canvas = document.createElement('canvas');
  const finest = PRINT_DPI / POINTS_PER_INCH;
  const part = mark.fit === 'cover' ? coverPart(picture, mark) : null;
  const scale = part ? Math.min(finest, part.width / mark.width) : finest;
  canvas.width = Math.max(1, Math.round(mark.width * scale));
  canvas.height = Math.max(1, Math.round(mark.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  if (part) {
    context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/jpeg', JPEG_QUALITY);
  }
  const room = containedIn(picture, canvas);
  context.drawImage(picture, room.x, room.y, room.width, room.height);
  return canvas.toDataURL('image/png');
}

/** Returns a photo's print resolution in dots per inch, where it's drawn largest; null without one. */
export function photoDpi(sides: readonly PrintSide[], { photo }: SheetPictures): number | null {
  const marks = sides.flatMap(({ sheet }) =>
    sheet.marks.flatMap((mark) => (mark.kind === 'picture' && mark.of === 'photo' ? [mark] : [])),
  );
  if (!photo || marks.length === 0) return null;
  return Math.round(Math.min(...marks.map((mark) => (coverPart(photo, mark).width / mark.width) * POINTS_PER_INCH)));
}

/** Creates the PDF for a printer. @throws if the font or the PDF code can't be loaded, such as when offline. */
export async function sheetsPdf(
  sides: readonly PrintSide[],
  { title, pictures, font, link }: { title: string; pictures: SheetPictures; font: BrandFont; link: string },
): Promise<Blob> {
  const [{ renderAdSheets }, code] = await Promise.all([import('@/documents/pdf/pdfInBrowser'), qrDrawing(link)]);
  return renderAdSheets({
    title,
    font,
    code,
    sides: sides.map(({ sheet }) => ({
      sheet,
      pictures: new Map(
        sheet.marks.flatMap((mark, place) => {
          const picture = mark.kind === 'picture' ? printedPicture(mark, pictures) : null;
          return picture === null ? [] : [[place, picture] as const];
        }),
      ),
    })),
  });
}
