import { beforeEach, expect, it, vi } from 'vitest';
import type { Mark, Sheet } from '@/domain/ad/sheet/marks';
import { sheetPng } from './exportSheets';

// jsdom doesn't draw.
beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => {
    done(new Blob(['x'], { type: type ?? '' }));
  });
});

const sheetWith = (marks: Mark[]): Sheet => ({ width: 100, height: 100, marks, unfit: [] });
/** More than a code can hold, which any attempt to draw it reports. */
const link = `https://x.example/${'a'.repeat(3_000)}`;
const pngOf = (sheet: Sheet) => sheetPng(sheet, { pictures: { photo: null, logo: null }, font: 'Inter', link });

it('draws a QR code only for a picture that has one', async () => {
  const box: Mark = { kind: 'box', x: 0, y: 0, width: 100, height: 100, color: '#ffffff' };
  expect((await pngOf(sheetWith([box]))).type).toBe('image/png');
  await expect(pngOf(sheetWith([box, { kind: 'code', x: 0, y: 0, size: 50 }]))).rejects.toThrow(RangeError);
});
