import { inflateSync } from 'node:zlib';

/** The objects of a PDF, as far as reading its pages requires. */
export type PdfObjects = {
  /** An object's dictionary, before its stream; '' if there is no such object. */
  headOf: (id: string) => string;
  /** Returns an object's drawing commands or contents. */
  streamOf: (id: string) => string;
  /** Each page's dictionary, in order. */
  pages: readonly string[];
};

/** Reads a PDF with uncompressed objects and deflated streams: ours, and those that Chromium prints. */
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

/** Returns the sheets of a printed PDF that have neither text nor pictures, counted from 1. */
export const emptySheets = ({ pages, streamOf }: PdfObjects): number[] =>
  pages.flatMap((head, index) => {
    const content = streamOf(/\/Contents (\d+) 0 R/.exec(head)?.[1] ?? '');
    return /\bT[jJ]\b|\bDo\b/.test(content) ? [] : [index + 1];
  });
