import { expect, it } from 'vitest';
import { sourcesIn, testsIn } from './sources';

/** What stands between the braces that open after `start`, and where it ends. */
function blockFrom(text: string, start: number): { body: string; end: number } {
  const open = text.indexOf('{', start);
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return { body: text.slice(open + 1, at), end: at };
  }
  throw new Error('A block is not closed');
}

/** The selectors of all rules that count only in print. */
function printSelectors(css: string): string[] {
  const text = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const found: string[] = [];
  for (let at = text.search(/@media[^{]*\bprint\b/); at !== -1;) {
    const { body, end } = blockFrom(text, at);
    found.push(...[...body.matchAll(/([^{}]+)\{/g)].map(([, selector = '']) => selector.trim()));
    const next = text.slice(end).search(/@media[^{]*\bprint\b/);
    at = next === -1 ? -1 : end + next;
  }
  // A comma within brackets does not end a selector.
  return found.flatMap((list) => list.split(/,(?![^(]*\))/)).map((selector) => selector.trim());
}

const withoutGlobals = (selector: string): string => selector.replaceAll(/:global(\([^)]*\)|\b)/g, '');

/** Whether a selector of a CSS module takes only what bears one of the module's classes, or is inside it. */
const isOwn = (selector: string): boolean => /\.[A-Za-z_]/.test(withoutGlobals(selector));

it('knows a rule that reaches beyond its own page', () => {
  const css = '@media print { .controls { display: none } :global(body) * , .sheet * { visibility: hidden } }';
  expect(printSelectors(css).filter((selector) => !isOwn(selector))).toEqual([':global(body) *']);
  expect(isOwn(":global([data-mantine-color-scheme='dark']) .forLight")).toBe(true);
  expect(isOwn(':global(.mantine-Modal-root)')).toBe(false);
});

// A style sheet stays loaded after its page: one that hid the whole body while printing left every later page blank.
it('prints each page by its own styles: no module has a rule for print that takes other pages too', () => {
  const wrong = sourcesIn('src', /\.module\.css$/).flatMap(({ path, text }) =>
    printSelectors(text)
      .filter((selector) => !isOwn(selector))
      .map((selector) => `${path}: ${selector}`),
  );
  expect(wrong).toEqual([]);
});

it('says what all pages print in one place', () => {
  const others = sourcesIn('src', /(?<!\.module)\.css$/).filter(({ text }) => printSelectors(text).length > 0);
  expect(others.map(({ path }) => path)).toEqual(['src/ui/base.css']);
});

// The engine's own text hyphenates words and writes a long one over what is next to it.
it('writes every text of a PDF with PdfText, and those in drawings with the text of SVG', () => {
  const own = sourcesIn('src/documents/pdf', /\.tsx$/).filter(({ text }) =>
    /import \{[^}]*\bText\b(?! as SvgText)[^}]*\} from '@react-pdf\/renderer'/.test(text),
  );
  expect(own.map(({ path }) => path)).toEqual(['src/documents/pdf/PdfText.tsx']);
});

it('tries every layout of a PDF with texts that no layout expects', () => {
  const layouts = sourcesIn('src/documents/pdf', /Pdf\.tsx$/).filter(({ text }) => /<(?:Report)?Document\b/.test(text));
  const tests = testsIn('src').filter(({ text }) => text.includes('HostileTexts'));
  const untried = layouts.filter(({ path }) => {
    const name = path.replace(/^.*\/(\w+)\.tsx$/, '$1');
    return !tests.some(({ text }) => text.includes(`createElement(${name},`) || text.includes(`drawnBy(${name},`));
  });
  expect(layouts.length).toBeGreaterThan(6);
  expect(untried.map(({ path }) => path)).toEqual([]);
});
