import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSource, sourcesIn, testsIn } from './sources';

/** Shows the words that it looks for. */
const SELF = 'tests/static/english.test.ts';
const CONFIGS = ['vite.config.ts', 'oxlint.config.mjs', 'functions/build.mjs'];

/** The left column of the table in docs/code-style.md, as patterns: a word and its endings, a verb in its other forms. */
const AVOIDED = [...readSource('docs/code-style.md').matchAll(/^\| ([a-z][a-z, ]+?) +\| (?!but)/gm)]
  .flatMap(([, words = '']) => words.split(', '))
  .map((words) => ({ words, pattern: new RegExp(`\\b${formsOf(words)}\\b`, 'i') }));

/** Words of one line only: a list of spellings needs their endings, a phrase has none. */
function formsOf(words: string): string {
  if (words.includes(' ')) return words.replaceAll(' ', '\\s+(?:\\*\\s+|//\\s+)?');
  return words.endsWith('e') ? `${words}(?:d|s)?` : `${words}(?:s|ed|ing)?`;
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*/g;
/** Quoted code is a value or a name. */
const QUOTED = /`[^`]*`|'[^'\s]*'|“[^”]*”/g;

const DOCUMENTS = [
  'README.md',
  ...readdirSync(fileURLToPath(new URL('../../docs', import.meta.url)))
    .filter((name) => name.endsWith('.md') && name !== 'code-style.md')
    .map((name) => `docs/${name}`),
];

/** A document without its code blocks (stored states) and without the glossary's own list of words to avoid. */
function withoutQuotations(text: string): string {
  const [kept = ''] = text.split('\n## Not these\n');
  return kept.replaceAll(/^```[\s\S]*?^```$/gm, '');
}

function avoidedIn(text: string): string[] {
  const plain = text.replaceAll(QUOTED, '');
  return AVOIDED.filter(({ pattern }) => pattern.test(plain)).map(({ words }) => words);
}

test('the list of words is read', () => {
  expect(AVOIDED.length).toBeGreaterThan(35);
  expect(avoidedIn('// Made anew, beside the colours')).toEqual(['anew', 'colour']);
  expect(avoidedIn('// The state `cancelled` is stored')).toEqual([]);
});

test('comments are American English, without the words in docs/code-style.md', () => {
  const files = ['src', 'functions/src', 'scripts', 'tests'].flatMap((folder) => [
    ...sourcesIn(folder, /\.(?:tsx?|mjs|css)$/),
    ...testsIn(folder).filter(({ path }) => path !== SELF),
  ]);
  for (const path of CONFIGS) files.push({ path, text: readSource(path) });
  const found = files.flatMap(({ path, text }) =>
    [...text.matchAll(COMMENT)].flatMap(([comment]) =>
      avoidedIn(comment).map((words) => `${path}: “${words}” in: ${comment.slice(0, 120)}`),
    ),
  );
  expect(found).toEqual([]);
});

/** Names of stored fields and values, and of what calls send: they keep their spelling (`docs/words.md`). */
const STORED = ['cancelled', 'isCancelled', 'labour', 'licence', 'licences', 'storeys'];
const BRITISH =
  /^(?:(?:licence|colour|labour|neighbour|behaviour|favour|catalogue|storey|centre|grey|judgement)(?:s|ed|ing)?|cancelled|labelled|(?:optimis|organis|recognis|capitalis|normalis|minimis|maximis|summaris)(?:e|ed|er|es|ing)|analys(?:e|ed|er|ing))$/;
const STRING = /'(?:[^'\\\n]|\\.)*'|"[^"\n]*"/g;

/** Names in code with a British word in them: `licenceState` has one, `recentRecords` has none. */
const britishIn = (code: string): string[] =>
  [
    ...code
      .replaceAll(COMMENT, '')
      .replaceAll(STRING, '')
      .matchAll(/[A-Za-z]\w*/g),
  ]
    .map(([name]) => name)
    .filter((name) => !STORED.includes(name))
    .filter((name) => name.split(/_|(?<=[a-z\d])(?=[A-Z])/).some((word) => BRITISH.test(word.toLowerCase())));

test('names in code are American English, except those that are stored', () => {
  expect(britishIn('const licenceState = { licence, recentRecords }; // colours')).toEqual(['licenceState']);
  expect(britishIn("OPTIMISE_COLOUR('grey', analyses, greyed)")).toEqual(['OPTIMISE_COLOUR', 'greyed']);
  const files = ['src', 'functions/src', 'scripts', 'tests'].flatMap((folder) => [
    ...sourcesIn(folder, /\.(?:tsx?|mjs)$/),
    ...testsIn(folder).filter(({ path }) => path !== SELF),
  ]);
  expect(files.flatMap(({ path, text }) => britishIn(text).map((name) => `${path}: ${name}`))).toEqual([]);
});

test('documents are American English, without the words in docs/code-style.md', () => {
  const found = DOCUMENTS.flatMap((path) =>
    withoutQuotations(readSource(path))
      .split('\n')
      .flatMap((line) => avoidedIn(line).map((words) => `${path}: “${words}” in: ${line.slice(0, 120)}`)),
  );
  expect(found).toEqual([]);
});
