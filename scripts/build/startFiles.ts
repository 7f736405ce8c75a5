import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const manifestSchema = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]), css: z.array(z.string()).default([]) }),
);

/** What the demo shows first, as the build's manifest names it. */
const START = [
  'index.html',
  'src/demo/openInTab.ts',
  'src/app/layouts/WorkspaceLayout.tsx',
  'src/app/shell/ShellLayout.tsx',
  'src/features/dashboard/pages/LandingPage.tsx',
];

/**
 * The addresses of all that the demo loads before its first page, for a page that leads into it.
 * @param out the folder of the build
 * @throws Error when a part has moved
 */
export function startFiles(out: string): string[] {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(out, '.vite/manifest.json'), 'utf8')));
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    const part = manifest[name];
    if (!part)
      throw new Error(`The build has no ${name}: what the demo starts with has moved (scripts/build/startFiles.ts).`);
    part.imports.forEach(visit);
  };
  START.forEach(visit);
  return [...new Set([...seen].flatMap((name) => [manifest[name]?.file ?? '', ...(manifest[name]?.css ?? [])]))].map(
    (file) => `/${file}`,
  );
}
