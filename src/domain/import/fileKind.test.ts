import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { recognizeKind } from './fileKind';

// The names of columns that other products' files have, as their own help and public importers list them; the data are no one's.
const headers = z
  .array(z.object({ product: z.string(), kind: z.string(), list: z.string(), columns: z.array(z.string()) }))
  .parse(JSON.parse(readFileSync(new URL('samples/headers.json', import.meta.url), 'utf8')));

describe('the kind of list in a file', () => {
  it.each(headers.map(({ product, kind, list, columns }) => [product, list, kind, columns] as const))(
    'is recognized: %s %s: %s',
    (_product, _list, kind, columns) => {
      expect(recognizeKind(columns)).toBe(kind);
    },
  );
});
