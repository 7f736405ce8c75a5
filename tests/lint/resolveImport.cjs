// Finds what an import names, for lint. All of ours are relative or begin with `@/`: a resolver for every kind of package takes
// longer than the rules that ask it.
const { statSync } = require('node:fs');
const { dirname, join } = require('node:path');

const SRC = join(__dirname, '../../src');
const ENDINGS = ['.ts', '.tsx', ''];
const known = new Map();

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

function fileAt(path) {
  const hit = known.get(path) ?? ENDINGS.map((ending) => path + ending).find(isFile) ?? null;
  known.set(path, hit);
  return hit;
}

exports.interfaceVersion = 2;

/** A package has no path here, and is known by its name. */
exports.resolve = (source, importer) => {
  const [name] = source.split('?');
  if (!/^(?:@\/|\.)/.test(name)) return { found: false };
  const path = fileAt(name.startsWith('@/') ? join(SRC, name.slice(2)) : join(dirname(importer), name));
  return path ? { found: true, path } : { found: false };
};
