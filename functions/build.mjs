// Bundles the functions: node functions/build.mjs [--watch]
//
// One file for all of them, with the shared domain code inside. Only the two Firebase packages stay outside:
// they are functions/package.json's dependencies, which the deployment installs.
import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild';

const FOLDER = dirname(fileURLToPath(import.meta.url));
const OUTPUT = join(FOLDER, 'lib/index.js');
const EXTERNAL = ['firebase-admin', 'firebase-functions'];

/** Says what was built, also after each change under --watch. */
const report = {
  name: 'report',
  setup: ({ onEnd }) =>
    onEnd(({ errors }) => {
      if (errors.length === 0) console.log(`functions/lib/index.js: ${Math.round(statSync(OUTPUT).size / 1024)} kB`);
    }),
};

const options = {
  absWorkingDir: FOLDER,
  entryPoints: [join(FOLDER, 'src/index.ts')],
  outfile: OUTPUT,
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  sourcemap: true,
  external: EXTERNAL.flatMap((name) => [name, `${name}/*`]),
  // The @/ alias is the one of tsconfig.json; so that there is one place to change.
  tsconfig: join(FOLDER, '../tsconfig.json'),
  logLevel: 'warning',
  plugins: [report],
};

if (process.argv.includes('--watch')) {
  const watcher = await context(options);
  await watcher.watch();
} else {
  await build(options);
}
