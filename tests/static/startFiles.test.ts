import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFiles } from '../../scripts/build/startFiles';

const MANIFEST = {
  'index.html': { file: 'assets/index.js', imports: ['_start.js'], css: ['assets/start.css'] },
  '_start.js': { file: 'assets/start.js' },
  'src/features/auth/pages/LoginPage.tsx': { file: 'assets/login.js', imports: ['_start.js', '_field.js'] },
  '_field.js': { file: 'assets/field.js', css: ['assets/field.css'] },
  'src/demo/openInTab.ts': { file: 'assets/demo.js' },
  'src/app/memberPages.tsx': { file: 'assets/members.js', imports: ['_start.js'] },
  'src/data/session/authWatch.ts': { file: 'assets/auth.js' },
  'src/data/session/firestoreWorkspace.ts': { file: 'assets/database.js' },
  'src/app/layouts/WorkspaceLayout.tsx': { file: 'assets/workspace.js' },
  'src/app/shell/ShellLayout.tsx': { file: 'assets/shell.js' },
  'src/features/dashboard/pages/LandingPage.tsx': { file: 'assets/landing.js' },
  'src/features/dashboard/pages/TechnicianDashboardPage.tsx': { file: 'assets/day.js' },
};
const out = mkdtempSync(join(tmpdir(), 'fieldwright-start-'));

beforeAll(() => {
  for (const folder of ['.vite', 'assets']) mkdirSync(join(out, folder));
  writeFileSync(join(out, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  const files = Object.values(MANIFEST).flatMap((part) => [part.file, ...('css' in part ? part.css : [])]);
  for (const file of files) writeFileSync(join(out, file), file === 'assets/start.js' ? 'x'.repeat(9_000) : '');
});
afterAll(() => rmSync(out, { recursive: true }));

it('the sign-in page is prefetched with everything it needs, and nothing of the signed-in app', () => {
  const { little, large } = startFiles(out)['/login'];
  expect(large).toEqual(['/assets/start.js']);
  expect(little.toSorted()).toEqual(
    ['field.css', 'field.js', 'index.js', 'login.js', 'start.css'].map((name) => `/assets/${name}`),
  );
});

it('a demo start page comes with the frame', () => {
  const { little } = startFiles(out)['/technician-dashboard'];
  for (const name of ['demo', 'members', 'workspace', 'shell', 'day']) expect(little).toContain(`/assets/${name}.js`);
});

it('a returning member gets the account, the routes, the frame and the database in one go', () => {
  const { little } = startFiles(out).member;
  for (const name of ['auth', 'members', 'workspace', 'shell', 'database'])
    expect(little).toContain(`/assets/${name}.js`);
  expect(little).not.toContain('/assets/demo.js');
});

it('a customer’s link gets the routes, and nothing of the signed-in app', () => {
  const { little } = startFiles(out).customer;
  expect(little.toSorted()).toEqual(['index.js', 'members.js', 'start.css'].map((name) => `/assets/${name}`));
});
