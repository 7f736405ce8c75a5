import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Library } from '../../src/features/about/content/library.ts';
import type { BuiltFile } from './builtFiles.ts';

type Manifest = {
  name?: string;
  version?: string;
  license?: string;
  homepage?: string;
  repository?: string | { url?: string };
  dependencies?: Record<string, string>;
};

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Returns the folder of the package a module comes from, or null for our own. */
const packageFolder = (id: string): string | null =>
  /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/@][^/]*)\//.exec(id)?.[1] ?? null;

const licenseText = (folder: string): string => {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
  return file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim();
};

function libraryIn(folder: string): Library | null {
  const { name, version = '', license = '', homepage = '' } = readManifest(folder);
  return name === undefined ? null : { name, version, license, homepage, text: licenseText(folder) };
}

/** Returns the libraries a build includes, by name, each version once. */
export function librariesIn(moduleIds: readonly string[]): Library[] {
  const folders = new Set(
    moduleIds.map(packageFolder).filter((folder) => folder !== null && existsSync(join(folder, 'package.json'))),
  );
  const libraries = [...folders].flatMap((folder) => libraryIn(folder ?? '') ?? []);
  const byName = new Map(libraries.map((library) => [`${library.name}@${library.version}`, library]));
  return [...byName.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** Development has no build to inspect, so the project's direct dependencies are used instead. */
const named = (): string[] =>
  Object.keys(readManifest('.').dependencies ?? {}).map((name) => `${process.cwd()}/node_modules/${name}/package.json`);

/** The licenses of what is shipped to browsers. Loaded by `/meta` on request. */
export const licenseFile: BuiltFile = {
  path: 'licenses.json',
  contentType: 'application/json',
  make: ({ moduleIds }) => JSON.stringify(librariesIn(moduleIds.length === 0 ? named() : moduleIds)),
};
