import { accessText } from './access';
import { collectionText, sharedText } from './collection';
import { RULES_COLLECTIONS, SHARED_FIELDS } from './collections';

const BEGIN = /^( *)\/\/ >>> (\w+): written by npm run rules:generate, from the (?:schema|manifests)$/;
const END = '// <<<';
const ACCESS = 'access';

function textOf(name: string, indent: string, rules: string): string {
  if (name === ACCESS) return accessText(rules, indent);
  const collection = RULES_COLLECTIONS[name];
  if (collection) return collectionText(collection, indent);
  const shared = SHARED_FIELDS[name];
  if (shared) return sharedText(shared, indent);
  throw new Error(`firestore.rules asks for ${name}, which scripts/rules does not know`);
}

/**
 * The rules, with everything between the marks `>>> name` and `<<<` rewritten.
 * @throws Error when a collection has no marks.
 */
export function generated(rules: string): string {
  const lines: string[] = [];
  const missing = new Set([ACCESS, ...Object.keys(RULES_COLLECTIONS), ...Object.keys(SHARED_FIELDS)]);
  let isInside = false;
  for (const line of rules.split('\n')) {
    if (line.trim() === END) isInside = false;
    if (!isInside) lines.push(line);
    const [, indent, name] = BEGIN.exec(line) ?? [];
    if (indent === undefined || name === undefined) continue;
    lines.push(textOf(name, indent, rules));
    missing.delete(name);
    isInside = true;
  }
  const [first] = missing;
  if (first !== undefined)
    throw new Error(
      `firestore.rules has no marks for ${[...missing].join(', ')}. Put into its block:\n` +
        `// >>> ${first}: written by npm run rules:generate, from the schema\n${END}`,
    );
  return lines.join('\n');
}
