import { accessText } from './access';
import { RULES_COLLECTIONS } from './collections';
import { fieldsText } from './fields';

const BEGIN = /^( *)\/\/ >>> (\w+): written by npm run rules:generate, from the (?:schemas|manifests)$/;
const END = '// <<<';

function textOf(name: string, indent: string, rules: string): string {
  if (name === 'access') return accessText(rules, indent);
  if (name === 'fields') return fieldsText(RULES_COLLECTIONS, indent);
  throw new Error(`firestore.rules asks for ${name}, which scripts/rules does not know`);
}

/** Returns the rules with everything between the markers `>>> name` and `<<<` regenerated. */
export function generated(rules: string): string {
  const lines: string[] = [];
  let isInside = false;
  for (const line of rules.split('\n')) {
    if (line.trim() === END) isInside = false;
    if (!isInside) lines.push(line);
    const [, indent, name] = BEGIN.exec(line) ?? [];
    if (indent === undefined || name === undefined) continue;
    lines.push(textOf(name, indent, rules));
    isInside = true;
  }
  return lines.join('\n');
}
