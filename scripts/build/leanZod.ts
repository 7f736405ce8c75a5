import type { Plugin } from 'vite';

const SCHEMAS = /\/node_modules\/zod\/v4\/classic\/schemas\.js$/;
const PROCESSORS = '../core/json-schema-processors.js';
/** The same file under a name of its own: the bundler keeps of it what is used there, and puts the rest elsewhere. */
const CHECKS_ALONE = `${PROCESSORS}?checks`;

/** Each kind of schema brings how it becomes a JSON Schema. */
const OWN_PROCESSOR = /^ *inst\._zod\.processJSONSchema = \(ctx, json, params\) => processors\.\w+\([^\n]*\);\n/gm;
const METHOD = /createToJSONSchemaMethod\(this, \{\}\)\(params\)/;
const STANDARD = /^ *jsonSchema: \{\n.*createStandardJSONSchemaMethod.*\n.*createStandardJSONSchemaMethod.*\n *\},\n/m;
const IMPORTS =
  /import \* as processors from "\.\.\/core\/json-schema-processors\.js";|import \{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \} from [^\n]+/g;

/**
 * zod's schemas without the code that turns them into JSON Schemas, which every page would load for the one that uses it:
 * `z.toJSONSchema(schema)` brings that code itself and finds it by the kind of schema.
 * @param code zod's `v4/classic/schemas.js`
 * @throws Error when the file is not as this expects it, after an update
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

/** Makes zod smaller for browsers; tests and the functions have it whole. */
export const leanZod = (): Plugin => ({
  name: 'lean-zod',
  apply: 'build',
  transform: (code, id) => (SCHEMAS.test(id) ? { code: withoutJsonSchema(code), map: null } : undefined),
});
