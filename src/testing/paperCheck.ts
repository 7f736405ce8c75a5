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

/** The pages of a PDF, read back as it was made; and that the engine had no trouble with what does not fit a page. */
export async function pagesOf(render: () => Promise<Uint8Array>): Promise<DrawnPage[]> {
  registerFonts(PDF_FONTS);
  const warned: unknown[] = [];
  const warning = vi.spyOn(console, 'warn').mockImplementation((...words) => warned.push(words));
  const bytes = await render();
  expect(warned).toEqual([]);
  warning.mockRestore();
  return pagesOfPdf(bytes);
}

/** Everything in a printed thing is on its pages, within the sheet, and nothing over anything else. */
export function expectWhole(pages: readonly DrawnPage[], printed: object): void {
  expect(paperFaults(pages)).toEqual([]);
  expect(lostWords(pages, printed)).toEqual([]);
}

/** The pages that a layout draws of what it is given. */
export const drawnBy = <P extends object>(Layout: FunctionComponent<P>, props: P): Promise<DrawnPage[]> =>
  pagesOf(() => bufferOf(Layout, props));
