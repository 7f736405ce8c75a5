import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]), css: z.array(z.string()).default([]) }),
);

/** The member pages' paths and the frame around them, as named in the build's manifest. */
const MEMBERS = 'src/app/memberPages.tsx';
const FRAME = [MEMBERS, 'src/app/layouts/WorkspaceLayout.tsx', 'src/app/shell/ShellLayout.tsx'];
/** Files that every start page of the demo needs. */
const DEMO = ['index.html', 'src/demo/openInTab.ts', ...FRAME];
/** The start pages themselves, by path (`domain/access/startPage`). */
const PAGES = {
  '/landing': 'src/features/dashboard/pages/LandingPage.tsx',
  '/technician-dashboard': 'src/features/dashboard/pages/TechnicianDashboardPage.tsx',
};

/** The sign-in page: without the frame around members' pages. */
const DOOR = { '/login': 'src/features/auth/pages/LoginPage.tsx' };

/** By visitor: someone signed in on this device, in waiting order, and a customer with a link. */
const OTHERS = {
  member: ['index.html', 'src/data/session/authWatch.ts', ...FRAME, 'src/data/session/firestoreWorkspace.ts'],
  customer: ['index.html', MEMBERS],
};

/** Uncompressed. */
const LITTLE_BYTES = 8_000;

type Files = { little: string[]; large: string[] };
export type StartFiles = Record<keyof typeof PAGES | keyof typeof DOOR | keyof typeof OTHERS, Files>;

/**
 * Returns the URLs of everything the demo loads before its first page, by that page, and of what the sign-in page, returning members and
 * customers with a link load; small files separately: each costs a phone one more round trip, but hardly any bandwidth.
 * @param out the folder of the build
 * @throws Error when a part has moved
 */
export function startFiles(out: string): StartFiles {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8')));
  const filesOf = (names: readonly string[]): Files => {
    const seen = new Set<string>();
    const visit = (name: string): void => {
      if (seen.has(name)) return;
      seen.add(name);
      const part = manifest[name];
      if (!part)
        throw new Error(`The build has no ${name}: what a visit starts with has moved (scripts/build/startFiles.ts).`);
      part.imports.forEach(visit);
    };
    names.forEach(visit);
    const files = [...seen].flatMap((name) => [manifest[name]?.file ?? '', ...(manifest[name]?.css ?? [])]);
    const addresses = [...new Set(files)].map((file) => `/${file}`);
    const isLittle = (address: string): boolean => statSync(join(out, address)).size < LITTLE_BYTES;
    return { little: addresses.filter(isLittle), large: addresses.filter((address) => !isLittle(address)) };
  };
  const entries = [
    ...Object.entries(PAGES).map(([address, page]) => [address, filesOf([...DEMO, page])]),
    ...Object.entries(DOOR).map(([address, page]) => [address, filesOf(['index.html', page])]),
    ...Object.entries(OTHERS).map(([who, parts]) => [who, filesOf(parts)]),
  ];
  return Object.fromEntries(entries) as StartFiles;
}
