import { readSource, sourcesIn } from './sources';

/** Other products' column headings, and addresses: not checked here. */
const NOT_OURS = /src\/domain\/import\/|src\/testing\//;

/** The glossary's table "Not these": words to avoid, and their replacements. */
export function avoidedWords(): [avoided: string, instead: string][] {
  const [, section = ''] = readSource('docs/words.md').split('## Not these');
  return [...section.matchAll(/^\| ((?:[^|\\]|\\.)+?) +\| ([^|]+?) +\|$/gm)]
    .map(([, avoided = '', instead = '']): [string, string] => [avoided.replaceAll('\\|', '|'), instead])
    .filter(([avoided]) => avoided !== 'not' && !avoided.startsWith('-'));
}

/** Returns the user-facing text in a source file: quoted strings of several words, and text between tags. */
function textsOf(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const quoted = [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`|"((?:[^"\\\n]|\\.)*)"/g)].map(
    ([, single, template, double]) => (single ?? template ?? double ?? '').replaceAll(/\$\{[^}]*\}/g, ' … '),
  );
  const between = [...code.matchAll(/>([^<>{}=;]+)</g)].map(([, text = '']) => text);
  return [...quoted.filter((text) => /^[A-Z…].* /.test(text) || / [a-z]+ /.test(text)), ...between].map((text) =>
    text.trim(),
  );
}

/** Returns user-facing text with words that the glossary avoids, each with its location and replacement. */
export function wordsOutsideGlossary(): string[] {
  const avoided = avoidedWords();
  return (
    ['src', 'functions/src']
      .flatMap((folder) => sourcesIn(folder))
      .filter(({ path }) => !NOT_OURS.test(path))
      .map(({ path, text: source }) => ({ path, texts: textsOf(source) }))
      // Articles: each of their lines, without URLs.
      .concat(
        sourcesIn('src/features', /\.md$/).map(({ path, text }) => ({
          path,
          texts: text.replaceAll(/\]\([^)]*\)|https:\S+/g, '').split('\n'),
        })),
      )
      .flatMap(({ path, texts }) =>
        texts.flatMap((text) =>
          avoided
            .filter(([word]) => new RegExp(`\\b${word}\\b`, 'i').test(text))
            .map(([word, instead]) => `${path}: “${text.slice(0, 90)}” says “${word}”; say “${instead}”`),
        ),
      )
  );
}
