import { pagesOfPdf } from './pagesOfPdf';

/** Returns the text of one of our PDFs, a line for each typeset text; for `*.alone.test.ts` only, like `pagesOfPdf`. */
export const textOfPdf = (bytes: Uint8Array): string =>
  pagesOfPdf(bytes)
    .flatMap(({ texts }) => texts.map(({ text }) => `${text}\n`))
    .join('');
