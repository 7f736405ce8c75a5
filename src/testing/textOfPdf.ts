import { pagesOfPdf } from './pagesOfPdf';

/** What a PDF of ours shows, a line for each text that was set; for `*.alone.test.ts` only, as `pagesOfPdf`. */
export const textOfPdf = (bytes: Uint8Array): string =>
  pagesOfPdf(bytes)
    .flatMap(({ texts }) => texts.map(({ text }) => `${text}\n`))
    .join('');
