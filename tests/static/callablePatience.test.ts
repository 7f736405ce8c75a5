import { expect, it } from 'vitest';
import { FUNCTIONS_TIMEOUT_MS } from '@/data/limits';
import { sourcesIn } from './sources';

/** Share of the browser's timeout reserved for starting a function, its last step and the response. */
const RESERVE_MS = 20_000;
const OWN_TIME = /^const \w+_MS = ([\d_]+);/gm;

it('no callable works longer than browsers wait for it', () => {
  const files = sourcesIn('functions/src').filter(({ text }) => text.includes('defineCallable('));
  const times = files.flatMap(({ path, text }) =>
    [...text.matchAll(OWN_TIME)].map(([, ms = '']) => ({ path, ms: Number(ms.replaceAll('_', '')) })),
  );
  expect(times.map(({ path }) => path)).toContain('functions/src/commission/savePayPlan.ts');
  expect(times.filter(({ ms }) => ms > FUNCTIONS_TIMEOUT_MS - RESERVE_MS)).toEqual([]);
});
