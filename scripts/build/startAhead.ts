import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type UserConfig } from 'vite';
import { APP_FILE } from './hosting.ts';
import { FOLDER, outputOf } from './siteParts.ts';
import type { StartFiles } from './startFiles.ts';

/**
 * Creates the app's page from Vite's, with a script before the app's own that knows from the URL what the demo loads first. It is one
 * file, because it must come before anything else.
 * @param out the build's folder
 * @param start what the app's start pages load
 * @throws Error when Vite's page has no script
 */
export async function writeAppPage(config: UserConfig, out: string, start: StartFiles): Promise<void> {
  const [script] = outputOf(
    await build({
      ...config,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      define: { START_FILES: JSON.stringify(start) },
      build: {
        outDir: out,
        emptyOutDir: false,
        target: 'es2023',
        modulePreload: false,
        reportCompressedSize: false,
        rolldownOptions: {
          input: 'src/app/startAhead.ts',
          output: { format: 'iife', entryFileNames: `${FOLDER}/[name]-[hash].js` },
        },
      },
    }),
  );
  const page = readFileSync(join(out, 'index.html'), 'utf8');
  const [before, after] = page.split('<script type="module"', 2);
  if (script === undefined || before === undefined || after === undefined)
    throw new Error(
      'The page of the app has no script: what fetches ahead of it has no place (scripts/build/startAhead.ts).',
    );
  const tag = `<script async src="/${script.fileName}"></script>`;
  writeFileSync(join(out, APP_FILE), `${before}${tag}\n    <script type="module"${after}`);
  rmSync(join(out, 'index.html'));
}
