import type { FunctionComponent } from 'react';
import { expect, vi } from 'vitest';
import { bufferOf } from '@/documents/pdf/bufferOf';
import { registerFonts } from '@/documents/pdf/fonts';
import { jpegOf } from './jpegOf';
import { lostWords } from './lostWords';
import { pagesOfPdf, type DrawnPage } from './pagesOfPdf';
import { paperFaults } from './paperFaults';
import { PDF_FONTS } from './pdfFonts';

export const PHOTO = `data:image/jpeg;base64,${Buffer.from(jpegOf(2000, 1)).toString('base64')}`;

/** Renders a PDF and reads its pages back; also asserts that the engine didn't complain about content that doesn't fit a page. */
export async function pagesOf(render: () => Promise<Uint8Array>): Promise<DrawnPage[]> {
  registerFonts(PDF_FONTS);
  const warned: unknown[] = [];
  const warning = vi.spyOn(console, 'warn').mockImplementation((...words) => warned.push(words));
  const bytes = await render();
  expect(warned).toEqual([]);
  warning.mockRestore();
  return pagesOfPdf(bytes);
}

/** Asserts that everything in a printed object is on its pages, within the sheet, and that nothing overlaps. */
export function expectWhole(pages: readonly DrawnPage[], printed: object): void {
  expect(paperFaults(pages)).toEqual([]);
  expect(lostWords(pages, printed)).toEqual([]);
}

/** Returns the pages that a layout draws from its props. */
export const drawnBy = <P extends object>(Layout: FunctionComponent<P>, props: P): Promise<DrawnPage[]> =>
  pagesOf(() => bufferOf(Layout, props));
