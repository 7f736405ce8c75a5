// Bundles the functions: node functions/build.mjs [--watch]
//
// What lib/ holds: a file for each area in areas/; what these share, in chunks/; each heavy SDK, loaded by the function that
// needs it when it needs it; tables in data/; and index.js, which loads what the process is for. Only the two Firebase
// packages stay outside: they are functions/package.json's dependencies, which the deployment installs.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild';
import { entriesOf, functionsByFile, indexOf } from '../scripts/functions/areas.mjs';
import {
  brotliOfNode,
  dataBeside,
  newestReconciler,
  onlyCalledParts,
  zodInEnglish,
} from '../scripts/functions/lean.mjs';

const FOLDER = dirname(fileURLToPath(import.meta.url));
const LIB = join(FOLDER, 'lib');
const DATA = join(LIB, 'data');
const EXTERNAL = ['firebase-admin', 'firebase-functions'];
/** The SDKs that get a file of their own in lib/. Import them dynamically only: a static import loads them at every start. */
const SDKS = ['stripe', 'nodemailer', 'openai', '@anthropic-ai/sdk'];
/** Code of ours with a heavy SDK in it, which gets a file of its own in the same way: the PDF's layout with its engine. */
const HEAVY = { '@/documents/pdf/node': { name: 'pdf', entry: '../src/documents/pdf/node.tsx' } };
/** Beside pdf.js, which reads them. */
const FONTS = Object.entries({ inter: 'Inter', barlow: 'Barlow', 'source-serif-4': 'SourceSerif4' }).flatMap(
  ([folder, name]) =>
    ['400Regular', '600SemiBold'].map((weight) =>
      join(FOLDER, '../node_modules/@expo-google-fonts', folder, weight, `${name}_${weight}.ttf`),
    ),
);
const BESIDE = [...SDKS, ...Object.values(HEAVY).map(({ name }) => name)];
const FILES = functionsByFile(FOLDER);
const ENTRIES = entriesOf(FOLDER, FILES);
const data = new Set();

/** Writes index.js, says what was built, and clears away what no longer belongs to it; also after each change under --watch. */
const finish = {
  name: 'finish',
  setup: ({ onEnd }) =>
    onEnd(({ errors, metafile }) => {
      if (errors.length > 0) return;
      writeFileSync(join(LIB, 'index.js'), indexOf(FILES));
      const kept = new Set([
        ...Object.keys(metafile.outputs).map((path) => path.replace(/^lib\//, '')),
        'index.js',
        ...BESIDE.flatMap((name) => [`${name}.js`, `${name}.js.LEGAL.txt`]),
        ...[...data].map((name) => `data/${name}`),
        ...FONTS.map((path) => basename(path)),
      ]);
      let bytes = 0;
      for (const entry of readdirSync(LIB, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name);
        if (!entry.isFile()) continue;
        if (!kept.has(relative(LIB, path).replaceAll('\\', '/'))) rmSync(path);
        else if (path.endsWith('.js')) bytes += statSync(path).size;
      }
      console.log(`functions/lib: ${Math.round(bytes / 1024)} kB of JavaScript, ${BESIDE.join(', ')} included`);
    }),
};

/** Copies a table to where the code will look for it. */
function keepData(path) {
  mkdirSync(DATA, { recursive: true });
  copyFileSync(path, join(DATA, basename(path)));
  data.add(basename(path));
}

/** Sends `import('stripe')` and the like to the file beside the bundle. */
const sdksBeside = {
  name: 'sdks-beside',
  setup: ({ onResolve }) =>
    onResolve({ filter: new RegExp(`^(${[...SDKS, ...Object.keys(HEAVY)].join('|')})$`) }, ({ path, kind }) =>
      kind === 'dynamic-import'
        ? // Found through "imports" of package.json, because nobody knows which chunk will ask.
          { path: `#beside/${HEAVY[path]?.name ?? path}`, external: true }
        : { errors: [{ text: `Import "${path}" dynamically: it is too heavy for the start of every function.` }] },
    ),
};

/** pdfkit asks for its own fonts in a way that no bundler sees; asked for plainly they come into the bundle. */
const fontsOfPdfkit = {
  name: 'fonts-of-pdfkit',
  setup: ({ onLoad }) =>
    onLoad({ filter: /pdfkit\.node\.mjs$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(/\brequire\$\d*\('#standard-fonts/g, "require('#standard-fonts"),
    })),
};

const shared = {
  absWorkingDir: FOLDER,
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  logLevel: 'warning',
  minify: true,
  // The @/ alias is the one of tsconfig.json; so that there is one place to change.
  tsconfig: join(FOLDER, '../tsconfig.json'),
};

const options = {
  ...shared,
  entryPoints: ENTRIES.entryPoints,
  outdir: LIB,
  splitting: true,
  chunkNames: 'chunks/[hash]',
  metafile: true,
  sourcemap: true,
  sourcesContent: false,
  external: EXTERNAL.flatMap((name) => [name, `${name}/*`]),
  plugins: [ENTRIES.plugin, sdksBeside, zodInEnglish, dataBeside(keepData), finish],
};

// They never change while somebody works, so not even --watch looks at them again.
const beside = { ...shared, outdir: LIB, legalComments: 'external' };
await build({ ...beside, entryPoints: SDKS, plugins: [onlyCalledParts] });
await build({
  ...beside,
  entryPoints: Object.fromEntries(Object.values(HEAVY).map(({ name, entry }) => [name, entry])),
  plugins: [fontsOfPdfkit, brotliOfNode, newestReconciler, zodInEnglish],
  define: { 'process.env.NODE_ENV': '"production"' },
  // Some of its packages are CommonJS and ask for Node's modules.
  banner: {
    js: "import { createRequire as createRequireOf } from 'node:module'; const require = createRequireOf(import.meta.url);",
  },
});
for (const path of FONTS) copyFileSync(path, join(LIB, basename(path)));
if (process.argv.includes('--watch')) {
  const watcher = await context(options);
  await watcher.watch();
} else {
  await build(options);
}
