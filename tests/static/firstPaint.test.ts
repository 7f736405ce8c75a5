import { describe, expect, it } from 'vitest';
import { importersOf, loadedWith } from './loadedWith';

/** Files loaded before anything is drawn: the app's start, and the page that most people open first. */
const BEFORE_FIRST_PAINT = ['src/app/main.tsx', 'src/features/auth/pages/LoginPage.tsx'];
/** Each of them is 30 KB or more, of the 170 that may load before the first paint. */
const TOO_HEAVY = ['zod', 'firebase/firestore', 'firebase/auth'];

describe.each(BEFORE_FIRST_PAINT)('%s', (file) => {
  it('is checked as a whole', () => expect(loadedWith(file).size).toBeGreaterThan(10));

  it.each(TOO_HEAVY)('draws without waiting for %s', (name) => expect(importersOf(name, file)).toEqual([]));
});

it('member routes and their guards don’t load at startup: they grow with every area', () => {
  const files = [...loadedWith('src/app/main.tsx')];
  expect(files).toContain('src/app/publicRoutes.ts');
  expect(files.filter((file) => /app\/(memberPages|featureRoutes|guards|linkAddress)\./.test(file))).toEqual([]);
});

it('the list of all schemas doesn’t load with the frame: it grows with every collection', () => {
  const files = [...loadedWith('src/app/shell/ShellLayout.tsx'), ...loadedWith('src/app/layouts/WorkspaceLayout.tsx')];
  expect(files).toContain('src/data/collections.ts');
  expect(files).not.toContain('src/domain/record/schemas.ts');
});
