import { inflateSync } from 'node:zlib';

/** The objects of a PDF, as far as reading its pages takes. */
export type PdfObjects = {
  /** What an object says before its stream; '' where there is none. */
  headOf: (id: string) => string;
  /** What is drawn by, or written in, an object. */
  streamOf: (id: string) => string;
  /** What each page says of itself, in order. */
  pages: readonly string[];
};

/** Reads a PDF whose objects lie open, and whose streams are deflated: ours, and those that Chromium prints. */
export function pdfObjects(bytes: Uint8Array): PdfObjects {
  const file = Buffer.from(bytes);
  const raw = file.toString('latin1');
  const starts = new Map([...raw.matchAll(/\n(\d+) 0 obj/g)].map(({ index, 1: id = '' }) => [id, index]));
  const headOf = (id: string): string => {
    const start = starts.get(id) ?? raw.length;
    return raw.slice(
      start,
      Math.min(...['stream', 'endobj'].map((end) => raw.indexOf(end, start + 1)).filter((at) => at > 0)),
    );
  };
  const streamOf = (id: string): string => {
    const start = starts.get(id) ?? raw.length;
    const at = raw.indexOf('stream', start) + 'stream'.length;
    const from = at + (raw[at] === '\r' ? 2 : 1);
    return inflateSync(file.subarray(from, raw.indexOf('endstream', from))).toString('latin1');
  };
  return {
    headOf,
    streamOf,
    pages: [...starts.keys()].map(headOf).filter((head) => /\/Type \/Page\b(?!s)/.test(head)),
  };
}

/** Which sheets of a printed PDF have neither words nor pictures, from 1 on. */
export const emptySheets = ({ pages, streamOf }: PdfObjects): number[] =>
  pages.flatMap((head, index) => {
    const content = streamOf(/\/Contents (\d+) 0 R/.exec(head)?.[1] ?? '');
    return /\bT[jJ]\b|\bDo\b/.test(content) ? [] : [index + 1];
  });
