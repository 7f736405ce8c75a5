import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundled } from '../../scripts/bench/bundled';
import { DEMO_MEASURES, MEASURES } from '../../scripts/bench/measures';
import { sourcesIn } from './sources';

/** Those that need no build, no browser and no emulators, and take a second or two. */
const QUICK = ['records', 'invoices', 'pricebook'];

describe('npm run bench', () => {
  it('has all its parts', () => {
    const parts = Object.entries({ ...MEASURES, ...DEMO_MEASURES });
    expect(parts.length).toBeGreaterThan(15);
    expect(parts.filter(([, measure]) => typeof measure !== 'function')).toEqual([]);
  });

  // Limits of time are for an idle machine: here each part only has to run, and to count.
  it.each(QUICK)('measures %s', async (name) => {
    const figures = (await MEASURES[name]?.()) ?? [];
    expect(figures.length).toBeGreaterThan(0);
    for (const { what, figure } of figures) expect([what, Number.isFinite(figure)]).toEqual([what, true]);
  });

  it.each(['loads', 'plumbing'] as const)('bundles %s', async (file) =>
    expect(Object.values((await bundled(file)) as object).some((part) => typeof part === 'function')).toBe(true),
  );

  it('names no app file that has moved', () => {
    const named = sourcesIn('scripts/bench').flatMap(({ path, text }) =>
      [...text.matchAll(/'((?:src|functions|scripts|tests)\/[\w./-]+\.\w+)'/g)].map(([, file = '']) => ({
        path,
        file,
      })),
    );
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter(({ file }) => !existsSync(file))).toEqual([]);
  });
});
