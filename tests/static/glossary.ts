import { readSource, sourcesIn } from './sources';

/** Other products' headings, and addresses: not read here. */
const NOT_OURS = /src\/domain\/import\/|src\/testing\//;

/** The glossary's table "Not these": words to avoid, and their replacements. */
export function avoidedWords(): [avoided: string, instead: string][] {
  const [, section = ''] = readSource('docs/words.md').split('## Not these');
  return [...section.matchAll(/^\| ((?:[^|\\]|\\.)+?) +\| ([^|]+?) +\|$/gm)]
    .map(([, avoided = '', instead = '']): [string, string] => [avoided.replaceAll('\\|', '|'), instead])
    .filter(([avoided]) => avoided !== 'not' && !avoided.startsWith('-'));
}

/** What people can read in a source file: texts of several words in quotes, and what stands between tags. */
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

/** What people can read that the glossary says otherwise, each with where it is and what to say instead. */
export function wordsOutsideGlossary(): string[] {
  const avoided = avoidedWords();
  return (
    ['src', 'functions/src']
      .flatMap((folder) => sourcesIn(folder))
      .filter(({ path }) => !NOT_OURS.test(path))
      .map(({ path, text: source }) => ({ path, texts: textsOf(source) }))
      // What is read as an article: each line of it, without the addresses.
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
