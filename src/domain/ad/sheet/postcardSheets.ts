import { SHEET_DIMMED, type SheetContent } from './content';
import { BLEED, drawingOf, inches, logoPlate, plaque, safeBox, WHITE } from './drawing';
import { SAFE_INCHES, type PrintFormat } from './formats';
import type { Box, Measure, Sheet } from './marks';

/** Lays out the side with the picture. */
export function postcardFront(format: PrintFormat, content: SheetContent, measure: Measure): Sheet {
  const drawing = drawingOf(format, measure);
  const { width, height } = drawing;
  const { colors, hasPhoto } = content;
  const safe = safeBox(drawing);
  const scale = format.height / 4;
  drawing.fill({ x: 0, y: 0, width, height }, colors.fill);
  const photoWidth = hasPhoto ? width * 0.54 : 0;
  if (hasPhoto) drawing.add({ kind: 'picture', of: 'photo', x: 0, y: 0, width: photoWidth, height, fit: 'cover' });
  const left = hasPhoto ? photoWidth + 16 : safe.x;
  const panel: Box = { x: left, y: safe.y, width: safe.x + safe.width - left, height: safe.height };
  const foot = panel.height * 0.22;
  const offer = content.offer === '' ? 0 : panel.height * 0.24;
  drawing.write(
    content.headline,
    { ...panel, height: panel.height - foot - offer - 10 },
    { most: 36 * scale, least: 13 * scale, weight: 600, color: colors.onFill },
  );
  plaque(
    drawing,
    { x: panel.x, y: panel.y + panel.height - foot - offer - 4, width: panel.width, height: offer },
    content,
    20 * scale,
  );
  const footTop = panel.y + panel.height - foot;
  drawing.write(
    content.company,
    { ...panel, y: footTop, height: foot * 0.5 },
    { most: 13 * scale, least: 8, weight: 600, color: colors.onFill, stands: 'bottom' },
  );
  drawing.write(
    content.phone,
    { ...panel, y: footTop + foot * 0.52, height: foot * 0.48 },
    { most: 15 * scale, least: 9, weight: 600, color: colors.onFill, stands: 'bottom' },
  );
  if (content.hasLogo && hasPhoto) logoPlate(drawing, { x: safe.x, y: safe.y, width: 96 * scale, height: 48 * scale });
  return drawing.sheet();
}

/** USPS: address on the right, postage in the upper corner, lower right empty for the barcode (DMM 202). */
const POSTAGE_INCHES = 1;
const BARCODE = { width: 4.75, height: 0.625 };

/** Lays out the side with the text, next to the address. */
export function postcardBack(format: PrintFormat, content: SheetContent, measure: Measure): Sheet {
  const drawing = drawingOf(format, measure);
  const { width, height } = drawing;
  const { colors } = content;
  const safe = safeBox(drawing);
  const scale = format.height / 4;
  drawing.fill({ x: 0, y: 0, width, height }, WHITE);
  const column: Box = { ...safe, width: width * 0.46 - safe.x };
  drawing.fill({ x: 0, y: 0, width: column.x + column.width + 10, height: BLEED + 10 }, colors.fill);
  const barcode = inches(BARCODE.height);
  // The space the barcode area leaves: on small cards it extends left, below the texts.
  const bottom =
    height - BLEED - (inches(BARCODE.width) > width - BLEED * 2 - column.width ? barcode : inches(SAFE_INCHES));
  const room = bottom - column.y;
  const nameHeight = drawing.write(
    content.company,
    { ...column, height: room * 0.14 },
    { most: 12 * scale, least: 8, weight: 600, color: colors.link },
  );
  const code = Math.min(inches(0.95) * scale, room * 0.32);
  const small = room * 0.2;
  drawing.write(
    content.body,
    { ...column, y: column.y + nameHeight + 4, height: room - nameHeight - code - small - 16 },
    { most: 10.5 * scale, least: 7.5 },
  );
  const codeTop = bottom - small - code - 4;
  drawing.add({ kind: 'code', x: column.x, y: codeTop, size: code });
  const beside: Box = { x: column.x + code + 10, y: codeTop, width: column.width - code - 10, height: code };
  drawing.write(
    content.call,
    { ...beside, height: code * 0.55 },
    { most: 11 * scale, least: 7.5, weight: 600, stands: 'bottom' },
  );
  drawing.write(
    content.phone,
    { ...beside, y: beside.y + code * 0.58, height: code * 0.42 },
    { most: 12 * scale, least: 8, weight: 600, color: colors.link },
  );
  drawing.write(
    content.small,
    { ...column, y: bottom - small, height: small },
    { most: 6.5, least: 5, color: SHEET_DIMMED, stands: 'bottom' },
  );
  drawing.add(
    {
      kind: 'guide',
      shape: 'box',
      x: width - BLEED - inches(POSTAGE_INCHES) - 12,
      y: BLEED + 12,
      width: inches(POSTAGE_INCHES),
      height: inches(POSTAGE_INCHES),
      label: 'Postage',
    },
    {
      kind: 'guide',
      shape: 'box',
      x: width * 0.5,
      y: height * 0.44,
      width: width * 0.44,
      height: height * 0.3,
      label: 'Address',
    },
    {
      kind: 'guide',
      shape: 'box',
      x: Math.max(BLEED, width - BLEED - inches(BARCODE.width)),
      y: height - BLEED - barcode,
      width: Math.min(inches(BARCODE.width), width - BLEED * 2),
      height: barcode,
      label: 'Barcode, stays empty',
    },
  );
  return drawing.sheet();
}
