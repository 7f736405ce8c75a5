// Bundles the functions: node functions/build.mjs [--watch]
//
// What lib/ holds: functions.js with all of them; a file for each that must start without the others; what these share,
// in chunks/; each heavy SDK, loaded by the function that needs it when it needs it; and index.js, which loads what the
// process is for. Only the two Firebase packages stay outside: they are functions/package.json's dependencies, which the
// deployment installs.
import { copyFileSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild';

const FOLDER = dirname(fileURLToPath(import.meta.url));
const LIB = join(FOLDER, 'lib');
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
/** The functions that start alone: others wait for their answer, and they need no database to turn somebody away. */
const ALONE = {
  stripeWebhook: 'src/subscription/stripeWebhook.ts',
  stripeConnectWebhook: 'src/payments/stripeConnectWebhook.ts',
};

/** Writes index.js, says what was built, and clears away what no longer belongs to it; also after each change under --watch. */
const finish = {
  name: 'finish',
  setup: ({ onEnd }) =>
    onEnd(({ errors, metafile }) => {
      if (errors.length > 0) return;
      const outputs = Object.fromEntries(
        Object.entries(metafile.outputs).map(([path, output]) => [path.replace(/^lib\//, ''), output]),
      );
      writeFileSync(join(LIB, 'index.js'), indexOf(outputs['functions.js'].exports));
      const kept = new Set([
        ...Object.keys(outputs),
        'index.js',
        ...BESIDE.flatMap((name) => [`${name}.js`, `${name}.js.LEGAL.txt`]),
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

/**
 * In a deployed process FUNCTION_TARGET names the one function that it is for. With require, because the emulator cannot
 * load a module that awaits at its top.
 */
const indexOf = (names) => `// Made by build.mjs.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const alone = ${JSON.stringify(Object.keys(ALONE))};
const target = process.env.FUNCTION_TARGET;
const loaded = alone.includes(target) ? require(\`./\${target}.js\`) : require('./functions.js');
${names.map((name) => `export const ${name} = loaded.${name};`).join('\n')}
`;

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
};

const options = {
  ...shared,
  entryPoints: { functions: 'src/index.ts', ...ALONE },
  outdir: LIB,
  splitting: true,
  chunkNames: 'chunks/[hash]',
  metafile: true,
  sourcemap: true,
  external: EXTERNAL.flatMap((name) => [name, `${name}/*`]),
  // The @/ alias is the one of tsconfig.json; so that there is one place to change.
  tsconfig: join(FOLDER, '../tsconfig.json'),
  plugins: [sdksBeside, finish],
};

// They never change while somebody works, so not even --watch looks at them again.
const beside = { ...shared, outdir: LIB, minify: true, legalComments: 'external' };
await build({ ...beside, entryPoints: SDKS });
await build({
  ...beside,
  entryPoints: Object.fromEntries(Object.values(HEAVY).map(({ name, entry }) => [name, entry])),
  tsconfig: join(FOLDER, '../tsconfig.json'),
  plugins: [fontsOfPdfkit],
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
