// Bundles the functions: node functions/build.mjs [--watch] [--out FOLDER]
//
// Contents of lib/: one file per area in areas/; what these share, in chunks/; each heavy SDK, loaded by the function that needs it when
// it needs it; tables in data/; and index.js, which loads what the process is for. Only the two Firebase packages stay outside: they are
// functions/package.json's dependencies, which the deployment installs.
import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle } from 'esbuild';
import { build } from 'vite';
import { leanZod } from '../scripts/build/leanZod.ts';
import { entriesOf, functionsByFile, indexOf } from '../scripts/functions/areas.mjs';
import { planFiles } from '../scripts/functions/files.mjs';
import {
  brotliOfNode,
  dataBeside,
  englishZod,
  fontTablesBeside,
  fontsOfPdfkit,
  newestReconciler,
  onlyCalledParts,
  mailBySmtpAlone,
  typesAreSaid,
  undividedWords,
  yogaBeside,
  zodInEnglish,
} from '../scripts/functions/lean.mjs';

const FOLDER = dirname(fileURLToPath(import.meta.url));
const OUT = process.argv.indexOf('--out');
const LIB = OUT === -1 ? join(FOLDER, 'lib') : resolve(process.argv[OUT + 1]);
const DATA = join(LIB, 'data');
/**
 * The SDKs that get their own file in lib/, and what is imported from each. Import them only dynamically: a static import loads them at
 * every start.
 */
const SDKS = { stripe: 'default', nodemailer: 'createTransport', openai: 'default', '@anthropic-ai/sdk': 'default' };
/** Our own code with a heavy SDK in it, which also gets its own file: the PDF's layout with its engine. */
const PDF_CODE = '@/documents/pdf/node';
/** Next to pdf.js, which reads them. */
const FONTS = Object.entries({ inter: 'Inter', barlow: 'Barlow', 'source-serif-4': 'SourceSerif4' }).flatMap(
  ([folder, name]) =>
    ['400Regular', '600SemiBold'].map((weight) =>
      join(FOLDER, '../node_modules/@expo-google-fonts', folder, weight, `${name}_${weight}.ttf`),
    ),
);
mkdirSync(LIB, { recursive: true });
const BESIDE = [...Object.keys(SDKS), 'pdf'];
const FILES = functionsByFile(FOLDER);
const ENTRIES = entriesOf(FOLDER, FILES);
const SOURCES = join(FOLDER, '../src');
const data = new Set();
const besidePdf = new Set(['yoga.wasm', ...FONTS.map((path) => basename(path))]);

/** Writes index.js, says what was built, and clears away what no longer belongs to it. @param {string[]} built names in lib/ */
function finish(built) {
  writeFileSync(join(LIB, 'index.js'), indexOf(FILES));
  const kept = new Set([
    ...built,
    'index.js',
    ...besidePdf,
    ...BESIDE.flatMap((name) => [`${name}.js`, `${name}.js.LEGAL.txt`]),
    ...[...data].map((name) => `data/${name}`),
  ]);
  let bytes = 0;
  for (const entry of readdirSync(LIB, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile()) continue;
    if (!kept.has(relative(LIB, path).replaceAll('\\', '/'))) rmSync(path);
    else if (path.endsWith('.js')) bytes += statSync(path).size;
  }
  console.log(`functions/lib: ${Math.round(bytes / 1000)} KB of JavaScript, ${BESIDE.join(', ')} included`);
}

/** Copies a table to where the code will look for it. */
function keepData(path, name) {
  mkdirSync(dirname(join(DATA, name)), { recursive: true });
  copyFileSync(path, join(DATA, name));
  data.add(name);
}

/**
 * Redirects `import('stripe')` and the like to the file next to the bundle, through "imports" in package.json: it's unknown which file
 * will import it.
 */
const sdksBeside = {
  name: 'sdks-beside',
  enforce: 'pre',
  resolveId(source, _, { kind }) {
    const name = source === PDF_CODE ? 'pdf' : Object.keys(SDKS).find((sdk) => sdk === source);
    if (name === undefined) return undefined;
    if (kind !== 'dynamic-import')
      throw new Error(`Import "${source}" dynamically: it is too heavy for the start of every function.`);
    return { id: `#beside/${name}`, external: true };
  },
};

// They never change during development, so not even --watch checks them again.
const beside = {
  absWorkingDir: FOLDER,
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  logLevel: 'warning',
  minify: true,
  legalComments: 'external',
  // The @/ alias comes from tsconfig.json, so that there is one place to change.
  tsconfig: join(FOLDER, '../tsconfig.json'),
};
for (const [sdk, imported] of Object.entries(SDKS))
  await bundle({
    ...beside,
    stdin: { contents: `export { ${imported} } from '${sdk}';`, resolveDir: FOLDER },
    outfile: join(LIB, `${sdk}.js`),
    plugins: [onlyCalledParts, typesAreSaid, mailBySmtpAlone],
  });
await bundle({
  ...beside,
  entryPoints: ['../src/documents/pdf/node.tsx'],
  outfile: join(LIB, 'pdf.js'),
  plugins: [
    fontsOfPdfkit,
    fontTablesBeside(LIB, (name) => besidePdf.add(name)),
    brotliOfNode,
    newestReconciler,
    undividedWords,
    yogaBeside(join(LIB, 'yoga.wasm')),
    zodInEnglish,
  ],
  define: { 'process.env.NODE_ENV': '"production"' },
  // Some of its packages are CommonJS and require Node's modules.
  banner: {
    js: "import { createRequire as createRequireOf } from 'node:module'; const require = createRequireOf(import.meta.url);",
  },
});
for (const path of FONTS) copyFileSync(path, join(LIB, basename(path)));

/**
 * Bundles our code.
 * @param {{ plugins?: import('vite').Plugin[], build?: import('vite').BuildOptions, plan?: Map<string, string> }} pass
 */
const bundleOurs = ({ plugins = [], build: options = {}, plan = new Map() }) =>
  build({
    configFile: false,
    root: FOLDER,
    logLevel: 'warn',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    plugins: [ENTRIES.plugin, sdksBeside, englishZod, leanZod(), dataBeside(SOURCES, keepData), ...plugins],
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node24',
      outDir: LIB,
      emptyOutDir: false,
      minify: 'oxc',
      ...options,
      rolldownOptions: {
        input: ENTRIES.input,
        external: /^firebase-(admin|functions)(\/|$)/,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'shared/[hash].js',
          sourcemapExcludeSources: true,
          // The imports of a file's modules are planned too, so the bundler needn't bring them along.
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: (id) => plan.get(id) ?? null, debugName: 'planned' }],
          },
        },
      },
    },
  });

const written = {
  plugins: [{ name: 'finish', writeBundle: (_, bundle) => finish(Object.keys(bundle)) }],
  build: { sourcemap: true },
};
if (process.argv.includes('--watch')) {
  // Files are planned only for deployments: during development they would have to be replanned on each change.
  const watcher = await bundleOurs({ ...written, build: { ...written.build, watch: {} } });
  watcher.on('event', ({ code }) => {
    // Vite has said what is wrong; the program that started us looks for this word.
    if (code === 'ERROR') console.error('[ERROR] The functions do not build.');
  });
} else {
  const { output } = await bundleOurs({ build: { write: false } });
  await bundleOurs({ ...written, plan: planFiles(output.filter(({ type }) => type === 'chunk')) });
}
