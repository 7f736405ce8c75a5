import { SHEET_DIMMED, type SheetContent } from './content';
import { BLEED, drawingOf, inches, logoPlate, plaque, safeBox, WHITE, type Drawing } from './drawing';
import type { PrintFormat } from './formats';
import type { Box, Measure, Sheet } from './marks';

/** Draws a band with the code, the call to action, and the phone number. */
function footBand(drawing: Drawing, band: Box, content: SheetContent, codeSize: number): void {
  const { colors, call, phone, company } = content;
  drawing.fill(band, colors.fill);
  const safe = safeBox(drawing);
  const plate = codeSize + 8;
  const top = band.y + (Math.min(band.y + band.height, safe.y + safe.height) - band.y - plate) / 2;
  drawing.fill({ x: safe.x, y: top, width: plate, height: plate }, WHITE, 4);
  drawing.add({ kind: 'code', x: safe.x + 4, y: top + 4, size: codeSize });
  const x = safe.x + plate + 12;
  const width = safe.x + safe.width - x;
  const big = Math.min(26, codeSize * 0.3);
  drawing.write(
    call,
    { x, y: top, width, height: plate * 0.36 },
    { most: big * 0.75, least: 8, weight: 600, color: colors.onFill, stands: 'bottom' },
  );
  drawing.write(
    phone,
    { x, y: top + plate * 0.36, width, height: plate * 0.36 },
    { most: big, least: 9, weight: 600, color: colors.onFill, stands: 'middle' },
  );
  drawing.write(
    company,
    { x, y: top + plate * 0.72, width, height: plate * 0.28 },
    { most: big * 0.6, least: 6.5, color: colors.onFill },
  );
}

function points(drawing: Drawing, box: Box, { points: list, colors }: SheetContent, most: number): void {
  if (list.length === 0) return;
  const each = Math.min(box.height / list.length, most * 2);
  list.forEach((text, index) => {
    const y = box.y + each * index;
    drawing.fill({ x: box.x, y: y + each / 2 - 3, width: 6, height: 6 }, colors.accent, 3);
    drawing.write(
      text,
      { x: box.x + 16, y, width: box.width - 16, height: each },
      { most, least: 8, weight: 600, stands: 'middle' },
    );
  });
}

/** Lays out a flyer, printed on one side. */
export function flyerSide(format: PrintFormat, content: SheetContent, measure: Measure): Sheet {
  const drawing = drawingOf(format, measure);
  const { width, height } = drawing;
  const safe = safeBox(drawing);
  const { colors, hasPhoto } = content;
  drawing.fill({ x: 0, y: 0, width, height }, WHITE);
  const head = hasPhoto ? height * 0.34 : height * 0.14;
  if (hasPhoto) drawing.add({ kind: 'picture', of: 'photo', x: 0, y: 0, width, height: head, fit: 'cover' });
  else drawing.fill({ x: 0, y: 0, width, height: head }, colors.fill);
  if (content.hasLogo) logoPlate(drawing, { x: safe.x, y: safe.y, width: 150, height: 64 });
  else if (!hasPhoto)
    drawing.write(
      content.company,
      { ...safe, height: head - safe.y - 8 },
      { most: 30, least: 14, weight: 600, color: colors.onFill, stands: 'middle' },
    );
  const foot = inches(1.9);
  const small = inches(0.55);
  const bottom = height - foot - small;
  const room = bottom - head - 24;
  let y = head + 20;
  y +=
    drawing.write(
      content.headline,
      { ...safe, y, height: room * 0.3 },
      { most: 46, least: 20, weight: 600, color: colors.link },
    ) + 10;
  y += drawing.write(content.body, { ...safe, y, height: room * 0.32 }, { most: 15, least: 10 }) + 12;
  const offer = content.offer === '' ? 0 : Math.min(inches(0.9), room * 0.18);
  const forPoints = bottom - y - offer - 12;
  points(drawing, { ...safe, y, height: forPoints }, content, 15);
  plaque(drawing, { x: safe.x, y: bottom - offer - 4, width: safe.width, height: offer }, content, 30);
  footBand(drawing, { x: 0, y: bottom + small, width, height: foot }, content, inches(1.15));
  drawing.write(
    content.small,
    { ...safe, y: bottom + 4, height: small - 8 },
    { most: 8, least: 5.5, color: SHEET_DIMMED, stands: 'middle' },
  );
  return drawing.sheet();
}

/** The hole goes around a doorknob; keep the area around it empty. */
const HOLE_INCHES = 1.375;
const HOLE_TOP_INCHES = 0.6;

/** Lays out a door hanger, printed on one side. */
export function hangerSide(format: PrintFormat, content: SheetContent, measure: Measure): Sheet {
  const drawing = drawingOf(format, measure);
  const { width, height } = drawing;
  const safe = safeBox(drawing);
  const { colors, hasPhoto } = content;
  drawing.fill({ x: 0, y: 0, width, height }, WHITE);
  const top = BLEED + inches(HOLE_TOP_INCHES + HOLE_INCHES + 0.35);
  drawing.fill({ x: 0, y: 0, width, height: top + (hasPhoto ? 0 : inches(0.5)) }, colors.fill);
  drawing.add({
    kind: 'guide',
    shape: 'circle',
    x: width / 2 - inches(HOLE_INCHES) / 2,
    y: BLEED + inches(HOLE_TOP_INCHES),
    width: inches(HOLE_INCHES),
    height: inches(HOLE_INCHES),
    label: 'Hole',
  });
  const photo = hasPhoto ? inches(2.2) : 0;
  if (hasPhoto) drawing.add({ kind: 'picture', of: 'photo', x: 0, y: top, width, height: photo, fit: 'cover' });
  else
    drawing.write(
      content.company,
      { ...safe, y: top - inches(0.1), height: inches(0.5) },
      { most: 18, least: 9, weight: 600, color: colors.onFill, align: 'center', stands: 'middle' },
    );
  const foot = inches(1.75);
  const small = inches(0.5);
  const bottom = height - foot - small;
  const start = top + (hasPhoto ? photo : inches(0.5)) + 14;
  const room = bottom - start;
  let y = start;
  y +=
    drawing.write(
      content.headline,
      { ...safe, y, height: room * 0.3 },
      { most: 32, least: 15, weight: 600, color: colors.link },
    ) + 8;
  y += drawing.write(content.body, { ...safe, y, height: room * 0.36 }, { most: 12.5, least: 8.5 }) + 8;
  const offer = content.offer === '' ? 0 : Math.min(inches(0.75), room * 0.2);
  points(drawing, { ...safe, y, height: bottom - y - offer - 10 }, content, 11.5);
  plaque(drawing, { x: safe.x, y: bottom - offer - 4, width: safe.width, height: offer }, content, 22);
  footBand(drawing, { x: 0, y: bottom + small, width, height: foot }, content, inches(1.1));
  drawing.write(
    content.small,
    { ...safe, y: bottom + 2, height: small - 4 },
    { most: 6.5, least: 5, color: SHEET_DIMMED, stands: 'middle' },
  );
  return drawing.sheet();
}
