import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { recognizeKind } from './fileKind';

// Column names from other products' files, as listed in their help and by public importers; the data is made up.
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
