import type { Plugin } from 'vite';

const SCHEMAS = /\/node_modules\/zod\/v4\/classic\/schemas\.js$/;
const PROCESSORS = '../core/json-schema-processors.js';
/** The same file under a different name: the bundler keeps only the part used there, and puts the rest elsewhere. */
const CHECKS_ALONE = `${PROCESSORS}?checks`;

/** Each type of schema includes its conversion to JSON Schema. */
const OWN_PROCESSOR = /^ *inst\._zod\.processJSONSchema = \(ctx, json, params\) => processors\.\w+\([^\n]*\);\n/gm;
const METHOD = /createToJSONSchemaMethod\(this, \{\}\)\(params\)/;
const STANDARD = /^ *jsonSchema: \{\n.*createStandardJSONSchemaMethod.*\n.*createStandardJSONSchemaMethod.*\n *\},\n/m;
const IMPORTS =
  /import \* as processors from "\.\.\/core\/json-schema-processors\.js";|import \{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \} from [^\n]+/g;

/** String formats as methods, each of which includes a class and a pattern. */
const FORMAT_METHODS =
  /^ {4}(?:email|url|jwt|emoji|guid|uuid(?:v[467])?|nanoid|cuid2?|ulid|base64(?:url)?|xid|ksuid|ipv[46]|cidrv[46]|e164|datetime|date|time|duration)\(params\) \{\n {8}return this\.check\(core\._\w+\(Zod\w+, params\)\);\n {4}\},\n/gm;
const MOST_FORMATS = 26;

/**
 * Removes `z.string().email()` and the like from zod's schemas, which zod itself has replaced: `z.email()` only includes its own format.
 * @param code zod's `v4/classic/schemas.js`
 * @throws Error when the file isn't as expected, after an update
 */
export function withoutFormatMethods(code: string): string {
  const found = code.match(FORMAT_METHODS)?.length ?? 0;
  if (found !== MOST_FORMATS)
    throw new Error(`zod has changed: it has ${String(found)} methods for formats (scripts/build/leanZod.ts).`);
  return code.replace(FORMAT_METHODS, '');
}

/**
 * Removes the JSON Schema conversion from zod's schemas, which every page would load for the one that uses it: `z.toJSONSchema(schema)`
 * includes that code itself and finds it by the type of schema.
 * @param code zod's `v4/classic/schemas.js`
 * @throws Error when the file isn't as expected, after an update
 */
export function withoutJsonSchema(code: string): string {
  const lean = code
    .replace(OWN_PROCESSOR, '')
    .replace(STANDARD, '')
    .replace(METHOD, `(() => { throw new Error("Call z.toJSONSchema(schema): the method is not in this build."); })()`)
    .replace(IMPORTS, '')
    .replaceAll('processors.aggregateChecks', 'aggregateChecks');
  if (lean === code || /\bprocessors\.|JSONSchemaMethod\(/.test(lean))
    throw new Error('zod has changed: see what its schemas import for JSON Schemas (scripts/build/leanZod.ts).');
  return `import { aggregateChecks } from "${CHECKS_ALONE}";\n${lean}`;
}

/** Makes zod smaller for browsers; tests and the functions use the full version. */
export const leanZod = (): Plugin => ({
  name: 'lean-zod',
  apply: 'build',
  transform: (code, id) =>
    SCHEMAS.test(id) ? { code: withoutFormatMethods(withoutJsonSchema(code)), map: null } : undefined,
});
