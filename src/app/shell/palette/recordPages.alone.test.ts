// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { changeDemoTab } from '@/data/demo/demoTab';
import { recordPageOf } from './recordPages';

// In its own file, because a tab that plays the demo does so for the life of the page.
it('recognizes record pages, also by the demo’s short ids', () => {
  const own = '/jobs/upYH617lDqTzSURazmwr';
  expect([own, '/jobs/rrw', '/jobs/new'].map((path) => recordPageOf(path)?.kind)).toEqual([
    'job',
    undefined,
    undefined,
  ]);
  changeDemoTab({ trade: 'hvac', role: 'office' });
  expect([own, '/jobs/rrw', '/jobs/new'].map((path) => recordPageOf(path)?.kind)).toEqual(['job', 'job', undefined]);
});
