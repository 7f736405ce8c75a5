import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import { memo } from '@/lib/memo';
import type { Figure } from './figures';

const LOGIN = 'src/features/auth/pages/LoginPage.tsx';
/** The frame around every page after sign-in: loaded once, so no page is charged for it. */
const FRAMES = ['index.html', 'src/app/layouts/WorkspaceLayout.tsx', 'src/app/shell/ShellLayout.tsx'];
/** The server's name appears only in the Firestore SDK. */
const FIRESTORE_MARKER = 'firestore.googleapis.com';

const LOGIN_LIMIT_KB = 170;
const SHELL_LIMIT_KB = 240;
const ROUTE_LIMIT_KB = 60;
const SHOWN_ROUTES = 5;
const MAP_ADDRESS = '\n//# sourceMappingURL=';

const manifestSchema = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }));
type Manifest = z.infer<typeof manifestSchema>;

/**
 * Weighs what a first visit loads from an existing build. Scripts only: styles and fonts don't stop a page from working.
 * @param out the build's folder, with its manifest
 * @throws Error when the build has no chunk for something that is weighed
 */
export function weighBuild(out: string): Figure[] {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8')));
  const bytesOf = memo((file: string): number => gzipSync(asReleased(join(out, file)), { level: 9 }).byteLength);
  const kilobytesOf = (files: readonly string[]): number => files.reduce((sum, file) => sum + bytesOf(file), 0) / 1000;
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
      figure: withFirestore(out, manifest, login),
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

/** A release's script ends with the address of its source map; the build in `npm test` has none. */
function asReleased(path: string): string {
  const script = readFileSync(path, 'utf8');
  return script.includes(MAP_ADDRESS) ? script : `${script}${MAP_ADDRESS}${basename(path)}.map`;
}

const nameOf = (page: string): string => page.replace(/^src\/features\/|\.tsx$/g, '').replace('/pages/', ' ');

/** Returns the scripts that load with `keys`: their own and, in turn, everything they import statically. */
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

/** @throws Error when no chunk has the marker at all: then not finding it would prove nothing. */
function withFirestore(out: string, manifest: Manifest, files: readonly string[]): number {
  const has = (file: string): boolean => readFileSync(join(out, file)).includes(FIRESTORE_MARKER);
  const all = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) => file.endsWith('.js'));
  if (!all.some(has)) throw new Error(`No chunk contains “${FIRESTORE_MARKER}”: choose another marker for Firestore.`);
  return files.filter(has).length;
}
