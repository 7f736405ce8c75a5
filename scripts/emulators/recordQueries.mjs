// Preloaded into what firebase-tools starts, for `npm test`: records the functions' database queries, so that scripts/indexes can compare
// them with the indexes, which the emulator doesn't need. Other runs record nothing.
import { appendFileSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const file = process.env.FIELDWRIGHT_QUERIES;
const IS_FUNCTION_PROCESS = /functionsEmulatorRuntime(?:\.js)?$/.test(process.argv[1] ?? '');
const QUERY = /@google-cloud\/firestore\/build\/src\/reference\/query\.js$/;
const USE = 'a function on the emulators';

/** Every request for documents, counts and sums goes through here. */
const NOTE_EACH = `
{
  const { toProto } = exports.Query.prototype;
  exports.Query.prototype.toProto = function (...given) {
    const request = toProto.apply(this, given);
    globalThis.fieldwrightNoteQuery(request);
    return request;
  };
}
`;

if (file && IS_FUNCTION_PROCESS) {
  const noted = new Set();
  globalThis.fieldwrightNoteQuery = ({ structuredQuery: { from, where, orderBy } = {} }) => {
    const key = JSON.stringify({ from, where: withoutValues(where), orderBy });
    if (!from || noted.has(key)) return;
    noted.add(key);
    appendFileSync(file, `${JSON.stringify({ use: USE, structuredQuery: JSON.parse(key) })}\n`);
  };
  registerHooks({
    load: (url, context, nextLoad) =>
      QUERY.test(url)
        ? { format: 'commonjs', source: readFileSync(fileURLToPath(url), 'utf8') + NOTE_EACH, shortCircuit: true }
        : nextLoad(url, context),
  });
}

/** Returns the same filter for every value it is used with. */
function withoutValues(filter) {
  return filter && JSON.parse(JSON.stringify(filter, (name, value) => (name === 'value' ? undefined : value)));
}
