import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import type { Figure } from './figures';
import { OUT, ROOT, VITE } from './paths';

const LOGIN = 'src/features/auth/pages/LoginPage.tsx';
/** What surrounds every page once somebody is signed in: loaded once, so no page is charged for it. */
const FRAMES = ['index.html', 'src/app/layouts/WorkspaceLayout.tsx', 'src/app/shell/ShellLayout.tsx'];
/** The server's name stands in the Firestore SDK and nowhere else. */
const FIRESTORE_MARKER = 'firestore.googleapis.com';

/** What a production build must be told; here nobody runs the site. */
const SOMEBODYS = {
  VITE_SITE_URL: 'https://fieldwright.example',
  VITE_OPERATOR_NAME: 'Fieldwright',
  VITE_OPERATOR_ADDRESS: '1 Main St, Asheville, NC 28801',
  VITE_OPERATOR_EMAIL: 'office@fieldwright.example',
};

const LOGIN_LIMIT_KB = 180;
const SHELL_LIMIT_KB = 250;
const ROUTE_LIMIT_KB = 60;
const SHOWN_ROUTES = 5;

const manifestSchema = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }));
type Manifest = z.infer<typeof manifestSchema>;

/** Builds for production into the cache folder and weighs what a first visit loads. */
export function measureBuild(): Figure[] {
  execFileSync(process.execPath, [VITE, 'build', '--outDir', OUT, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...SOMEBODYS, ...process.env },
  });
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(OUT, '.vite/manifest.json'), 'utf8')));
  const login = filesOf(manifest, ['index.html', LOGIN]);
  const frame = new Set(filesOf(manifest, FRAMES));
  const pages = Object.keys(manifest).filter((key) => /^src\/features\/.+\/pages\/[^/]+Page\.tsx$/.test(key));
  const loads = pages.map((page) => ({ page, files: filesOf(manifest, [page]).filter((file) => !frame.has(file)) }));
  const isShared = (file: string): boolean => loads.filter(({ files }) => files.includes(file)).length > 1;
  const routes = loads
    .map(({ page, files }) => ({
      page,
      own: kilobytesOf(files.filter((file) => !isShared(file))),
      all: kilobytesOf(files),
    }))
    .sort((a, b) => b.own - a.own);
  const heaviest = routes.reduce((a, b) => (b.all > a.all ? b : a));
  return [
    {
      what: 'JavaScript before the first paint of /login, gzip',
      figure: kilobytesOf(login),
      unit: 'KB',
      limit: LOGIN_LIMIT_KB,
    },
    {
      what: '... of its files, with Firestore in them',
      figure: withFirestore(manifest, login),
      unit: 'files',
      limit: 0,
    },
    { what: 'Shell of the signed-in app, gzip', figure: kilobytesOf([...frame]), unit: 'KB', limit: SHELL_LIMIT_KB },
    { what: '... its files', figure: frame.size, unit: 'files' },
    ...routes.slice(0, SHOWN_ROUTES).map(({ page, own }) => ({
      what: `Route ${nameOf(page)}, gzip on top of shared chunks`,
      figure: own,
      unit: 'KB',
      limit: ROUTE_LIMIT_KB,
    })),
    {
      what: `The other ${Math.max(0, routes.length - SHOWN_ROUTES)} routes, the largest of them`,
      figure: routes[SHOWN_ROUTES]?.own ?? 0,
      unit: 'KB',
      limit: ROUTE_LIMIT_KB,
    },
    { what: `Heaviest page with what it shares: ${nameOf(heaviest.page)}`, figure: heaviest.all, unit: 'KB' },
  ];
}

const nameOf = (page: string): string => page.replace(/^src\/features\/|\.tsx$/g, '').replace('/pages/', ' ');

/** The scripts that load with `keys`: their own and, in turn, everything that these import statically. */
function filesOf(manifest: Manifest, keys: readonly string[]): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}; it has moved, or is no longer loaded on its own.`);
    if (chunk.file.endsWith('.js')) files.add(chunk.file);
    chunk.imports.forEach(visit);
  };
  keys.forEach(visit);
  return [...files];
}

const read = (file: string): Buffer => readFileSync(join(OUT, file));

const kilobytesOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).byteLength, 0) / 1000;

/** @throws Error when the marker is in no chunk at all: then finding none would prove nothing. */
function withFirestore(manifest: Manifest, files: readonly string[]): number {
  const has = (file: string): boolean => read(file).includes(FIRESTORE_MARKER);
  const all = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) => file.endsWith('.js'));
  if (!all.some(has)) throw new Error(`No chunk contains “${FIRESTORE_MARKER}”: choose another marker for Firestore.`);
  return files.filter(has).length;
}
