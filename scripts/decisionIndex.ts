// npm run decisions: writes the index of docs/decisions, newest first.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const FOLDER = fileURLToPath(new URL('../docs/decisions', import.meta.url));
export const INDEX_FILE = join(FOLDER, 'README.md');
const HEAD = `# Decisions

One file for each decision, named after its day: what was decided, why, and what was rejected. A decision that no longer holds
stays, with a first line that names the one that replaced it. \`npm run decisions\` writes this index.
`;

/**
 * @returns {string} the index text: a heading per day, newest first, with a link for each of its decisions
 * @throws {Error} when a file's name does not begin with its day, or its first line is not a heading
 */
export function decisionIndex(): string {
  const files = readdirSync(FOLDER).filter((name) => name !== 'README.md');
  const days = [...new Set(files.map(dayOf))].toSorted().toReversed();
  const sections = days.map((day) => {
    const links = files.filter((name) => dayOf(name) === day).map(linkTo);
    return `## ${day}\n\n${links.toSorted().join('\n')}\n`;
  });
  return [HEAD, ...sections].join('\n');
}

function dayOf(name: string): string {
  const day = /^(\d{4}-\d{2}-\d{2})-[a-z0-9-]+\.md$/u.exec(name)?.[1];
  if (!day) throw new Error(`docs/decisions/${name} must be named YYYY-MM-DD-a-few-words.md.`);
  return day;
}

function linkTo(name: string): string {
  const title = /^# (.+)/u.exec(readFileSync(join(FOLDER, name), 'utf8'))?.[1];
  if (!title) throw new Error(`docs/decisions/${name} must begin with its title: "# What was decided".`);
  return `- [${title}](${name})`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(INDEX_FILE, decisionIndex());
