// Rules about which layer may import which (docs/architecture.md). `layers.test.ts` checks the whole tree.
import { posix } from 'node:path';
import { parseSync } from 'vite';

/** Downward only. Adding a feature needs no new line here. */
const LAYERS = {
  lib: ['lib'],
  domain: ['domain', 'lib'],
  data: ['data', 'domain', 'lib'],
  ui: ['ui', 'domain', 'lib'],
  documents: ['documents', 'domain', 'lib'],
  entities: ['entities', 'documents', 'ui', 'data', 'domain', 'lib'],
  features: ['entities', 'documents', 'ui', 'data', 'domain', 'lib'],
  demo: ['demo', 'functions', 'ui', 'data', 'domain', 'lib'],
  app: ['app', 'demo', 'entities', 'ui', 'data', 'domain', 'lib'],
  functions: ['functions', 'documents', 'domain', 'lib'],
  testing: ['testing', 'app', 'entities', 'documents', 'ui', 'data', 'domain', 'lib'],
} as const;

type Layer = keyof typeof LAYERS;

/** These layers' folders contain only folders, one per area. */
const DIVIDED: readonly Layer[] = ['domain', 'entities', 'features'];

/** The files of a feature that the app may import. */
const DOORS = ['routes', 'publicPages', 'interactivePages'];

/** Packages that only one layer may import; a name includes everything below it. */
const PACKAGES: Partial<Record<Layer, readonly string[]>> = {
  data: ['firebase'],
  functions: ['firebase-admin', 'firebase-functions', 'stripe', 'nodemailer'],
  documents: ['@react-pdf', '@expo-google-fonts'],
};

/** Documents that the product also shows: read, not run. */
const SHOWN = ['docs/changelog.md'];

/** The domain runs everywhere and is deterministic: no other package, and nothing from Node. */
const DOMAIN_PACKAGES = ['zod', 'psychrolib'];

interface Place {
  layer: Layer;
  /** The folder of a divided layer, otherwise `''`. */
  area: string;
  /** The rest of the path. */
  inside: string;
}

const LAYER_OF: ReadonlyMap<string, Layer> = new Map(
  (Object.keys(LAYERS) as Layer[]).map((layer) => [layer === 'functions' ? 'functions/src' : `src/${layer}`, layer]),
);

/** Returns the layer of a path from the root; null outside of all layers. */
function placeOf(path: string): Place | null {
  const [, folder = '', rest = ''] = /^(src\/[^/]+|functions\/src)\/(.+)$/.exec(path) ?? [];
  const layer = LAYER_OF.get(folder);
  if (!layer || !DIVIDED.includes(layer)) return layer ? { layer, area: '', inside: rest } : null;
  const [, area, inside] = /^([^/]+)\/(.+)$/.exec(rest) ?? [];
  return area && inside ? { layer, area, inside } : null;
}

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
const isBelow = (name: string, above: string): boolean => name === above || name.startsWith(`${above}/`);
const listed = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);

/** Returns what is wrong with a package import, worded for its author, or null. */
function packageFault({ layer }: Place, name: string): string | null {
  if (layer === 'domain' && !DOMAIN_PACKAGES.includes(name))
    return `the domain imports ${listed(DOMAIN_PACKAGES)} and no other package, because it runs everywhere: take what it needs as an argument`;
  const owner = Object.entries(PACKAGES).find(([, names]) => names.some((one) => isBelow(name, one)))?.[0];
  if (owner === undefined || owner === layer) return null;
  return `only ${owner} imports that package: call what ${owner} offers, or add it there`;
}

/** Does the same for an import of one of our files, by its path from the root, with or without an extension. */
function fileFault(from: Place, target: string, isFromTest: boolean): string | null {
  const to = placeOf(target);
  if (!to)
    return SHOWN.includes(target) ? null : 'that is in no layer: move what is needed into one (docs/architecture.md)';
  if (from.layer === to.layer && from.area === to.area) return null;
  if ((LAYERS[from.layer] as readonly Layer[]).includes(to.layer)) return null;
  if (isFromTest && to.layer === 'testing') return null;
  if (from.layer === 'features' && to.layer === 'features')
    return 'features do not import each other: move what both need down (a widget to entities, a rule to domain, a field to ui)';
  if (from.layer === 'app' && to.layer === 'features')
    return DOORS.includes(to.inside.replace(/\.tsx?$/, ''))
      ? null
      : `the app imports a feature’s ${listed(DOORS)} and nothing further inside: offer it there`;
  return `${from.layer} imports ${listed(LAYERS[from.layer])}: move what both need down, or take it as an argument`;
}

/** Returns a file's imports, whether static, by `import()` or re-exported, each with its line. */
export function importsIn(path: string, text: string): { name: string; line: number }[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const written = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])),
    ...dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ];
  const names = new Map(written.map(({ start, end }) => [start, text.slice(start, end)]));
  return [...names]
    .filter(([, quoted]) => /^(['"`])[^$]*\1$/.test(quoted))
    .map(([start, quoted]) => ({ name: quoted.slice(1, -1), line: text.slice(0, start).split('\n').length }));
}

/**
 * Returns a file's layer violations.
 * @param path from the root
 * @returns a sentence per violation, including how to fix it
 */
export function layerFaults(path: string, text: string): string[] {
  const from = placeOf(path);
  if (!from) return [`${path} is in no layer: move it into one (docs/architecture.md).`];
  return importsIn(path, text).flatMap(({ name, line }) => {
    const [file = ''] = name.split('?');
    const fault = file.startsWith('@/')
      ? fileFault(from, `src/${file.slice(2)}`, isTest(path))
      : file.startsWith('.')
        ? fileFault(from, posix.join(posix.dirname(path), file), isTest(path))
        : isTest(path)
          ? null
          : packageFault(from, file);
    return fault === null ? [] : [`${path}:${String(line)} imports ${name}, but ${fault}.`];
  });
}

/** Returns what is wrong with the name of a folder in a file's path, or null. */
export function folderFault(path: string): string | null {
  const odd = path
    .split('/')
    .slice(0, -1)
    .find((folder) => !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(folder));
  return odd === undefined ? null : `${path}: the folder ${odd} is written-like-this everywhere else.`;
}
