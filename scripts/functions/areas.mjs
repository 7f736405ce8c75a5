// Decides which file in functions/lib holds which function: one per area, so that a deployed function loads only its own area.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Functions with their own file: external services wait for their response, and they need no database to reject a request. */
const ALONE = ['stripeWebhook', 'stripeConnectWebhook'];

/**
 * The functions that src/index.ts exports, by the file of lib/ they go into: `areas/billing`, `areas/onJobs`. What reacts
 * to a collection has a file for each collection, because its reactions come from many areas.
 * @param {string} folder that of the functions
 * @returns {Map<string, { name: string, from: string }[]>} `from` as src/index.ts imports it
 */
export function functionsByFile(folder) {
  const index = readFileSync(join(folder, 'src/index.ts'), 'utf8');
  const files = new Map();
  for (const [, names, from] of index.matchAll(/^export \{([^}]*)\} from '(\.\/[^']+)';$/gm))
    for (const name of names
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean)) {
      const [area] = from.slice('./'.length).split('/');
      const file = `areas/${area === 'reactions' || ALONE.includes(name) ? name : area}`;
      files.set(file, [...(files.get(file) ?? []), { name, from }]);
    }
  return files;
}

/** The prefix of an entry point's id. */
const ENTRY = '\0entry:';

/**
 * Entry points for the bundler that export the functions of each file.
 * @param {string} folder that of the functions
 * @param {ReturnType<typeof functionsByFile>} files
 * @returns {{ input: Record<string, string>, plugin: import('vite').Plugin }}
 */
export const entriesOf = (folder, files) => ({
  input: Object.fromEntries([...files.keys()].map((file) => [file, `entry:${file}`])),
  plugin: {
    name: 'entries',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source.startsWith('entry:')) return `\0${source}`;
      return importer?.startsWith(ENTRY) ? this.resolve(join(folder, 'src', source)) : undefined;
    },
    load(id) {
      if (!id.startsWith(ENTRY)) return undefined;
      const functions = files.get(id.slice(ENTRY.length)) ?? [];
      return functions.map(({ name, from }) => `export { ${name} } from '${from}';`).join('\n');
    },
  },
});

/**
 * The text of lib/index.js. A deployed process is for the one function that FUNCTION_TARGET names: its area begins to load, and the server
 * listens meanwhile. What asks for all functions (the emulator, a deployment that looks for them) gets them with `require`,
 * because neither can load a module that awaits at its top.
 * @param {ReturnType<typeof functionsByFile>} files
 */
export const indexOf = (files) => {
  const names = Object.fromEntries([...files].map(([file, all]) => [file, all.map(({ name }) => name).join(' ')]));
  return `// Made by build.mjs.
import { createRequire, setSourceMapsSupport } from 'node:module';
// Stacks in logs and messages name our sources, which these files have lost; packages are left out, because that takes long.
setSourceMapsSupport(true, { nodeModules: false });
const NAMES = ${JSON.stringify(names)};
const FILE_OF = Object.fromEntries(Object.entries(NAMES).flatMap(([file, names]) => names.split(' ').map((name) => [name, file])));
const ALONE = ${JSON.stringify(ALONE)};
const require = createRequire(import.meta.url);
const { FUNCTION_TARGET: target, FUNCTIONS_EMULATOR } = process.env;
const isDeployed = FUNCTIONS_EMULATOR !== 'true' && target in FILE_OF;
// Not before the server was asked to listen, which happens in this turn of the event loop.
const turn = () => new Promise((resolve) => setImmediate(resolve));
const loading = isDeployed ? turn().then(() => import(\`./\${FILE_OF[target]}.js\`)) : undefined;
// A call is answered with the failure.
loading?.catch(() => undefined);
const one = async (...args) => (await loading)[target](...args);
const all = (name) => (ALONE.includes(target) && name !== target ? undefined : require(\`./\${FILE_OF[name]}.js\`)[name]);
const given = (name) => (!isDeployed ? all(name) : name === target ? one : undefined);
// Each name once: with two hundred and fifty functions a statement for each is ten kilobytes of names.
export const { ${[...files.values()]
    .flatMap((all) => all.map(({ name }) => name))
    .sort()
    .join(', ')} } = Object.fromEntries(Object.keys(FILE_OF).sort().map((name) => [name, given(name)]));
`;
};
