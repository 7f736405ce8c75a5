import type { Plugin } from 'vite';

const SCHEMAS = /\/node_modules\/zod\/v4\/classic\/schemas\.js$/;
const PROCESSORS = '../core/json-schema-processors.js';
/** The same file under a separate id: the bundler keeps what is used there, and puts the rest elsewhere. */
const CHECKS_ALONE = `${PROCESSORS}?checks`;

/** Each kind of schema pulls in its JSON Schema converter. */
const OWN_PROCESSOR = /^ *inst\._zod\.processJSONSchema = \(ctx, json, params\) => processors\.\w+\([^\n]*\);\n/gm;
const METHOD = /createToJSONSchemaMethod\(this, \{\}\)\(params\)/;
const STANDARD = /^ *jsonSchema: \{\n.*createStandardJSONSchemaMethod.*\n.*createStandardJSONSchemaMethod.*\n *\},\n/m;
const IMPORTS =
  /import \* as processors from "\.\.\/core\/json-schema-processors\.js";|import \{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \} from [^\n]+/g;

/** String formats as methods, each of which pulls in a class and a pattern. */
const FORMAT_METHODS =
  /^ {4}(?:email|url|jwt|emoji|guid|uuid(?:v[467])?|nanoid|cuid2?|ulid|base64(?:url)?|xid|ksuid|ipv[46]|cidrv[46]|e164|datetime|date|time|duration)\(params\) \{\n {8}return this\.check\(core\._\w+\(Zod\w+, params\)\);\n {4}\},\n/gm;
const MOST_FORMATS = 26;

/**
 * Removes `z.string().email()` and the like, which zod itself has replaced: `z.email()` pulls in only its own format.
 * @param code zod's `v4/classic/schemas.js`
 * @throws Error when the file doesn't look as expected, after an update
 */
export function withoutFormatMethods(code: string): string {
  const found = code.match(FORMAT_METHODS)?.length ?? 0;
  if (found !== MOST_FORMATS)
    throw new Error(`zod has changed: it has ${String(found)} methods for formats (scripts/build/leanZod.ts).`);
  return code.replace(FORMAT_METHODS, '');
}

/**
 * Removes the code that turns schemas into JSON Schemas, which every page would load for the one that uses it: `z.toJSONSchema(schema)`
 * brings that code itself and finds it by the kind of schema.
 * @param code zod's `v4/classic/schemas.js`
 * @throws Error when the file doesn't look as expected, after an update
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

/** Makes zod smaller for browsers; tests and the functions use it unchanged. */
export const leanZod = (): Plugin => ({
  name: 'lean-zod',
  apply: 'build',
  transform: (code, id) =>
    SCHEMAS.test(id) ? { code: withoutFormatMethods(withoutJsonSchema(code)), map: null } : undefined,
});
