import { expect, it } from 'vitest';
import { sourcesIn, testsIn } from './sources';

/** Returns the text between the braces that open after `start`, and its end. */
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

it('detects a rule that reaches beyond its own page', () => {
  const css = '@media print { .controls { display: none } :global(body) * , .sheet * { visibility: hidden } }';
  expect(printSelectors(css).filter((selector) => !isOwn(selector))).toEqual([':global(body) *']);
  expect(isOwn(":global([data-mantine-color-scheme='dark']) .forLight")).toBe(true);
  expect(isOwn(':global(.mantine-Modal-root)')).toBe(false);
});

// A style sheet stays loaded after its page: one that hid the whole body while printing left every later page blank.
it('prints each page with its own styles: no module has a print rule that affects other pages', () => {
  const wrong = sourcesIn('src', /\.module\.css$/).flatMap(({ path, text }) =>
    printSelectors(text)
      .filter((selector) => !isOwn(selector))
      .map((selector) => `${path}: ${selector}`),
  );
  expect(wrong).toEqual([]);
});

it('defines print styles for all pages in one place', () => {
  const others = sourcesIn('src', /(?<!\.module)\.css$/).filter(({ text }) => printSelectors(text).length > 0);
  expect(others.map(({ path }) => path)).toEqual(['src/ui/base.css']);
});

// `npm run printed` looks at the sheets themselves.
it('leaves out controls on paper, and prints the colors a document needs', () => {
  const [base] = sourcesIn('src', /base\.css$/);
  const selectors = printSelectors(base?.text ?? '')
    .join(',')
    .replaceAll(/\s+/g, ' ');
  for (const control of ['Button-root', 'ActionIcon-root', 'SegmentedControl-root', 'Switch-root', 'Input-section'])
    expect(selectors).toContain(`.mantine-${control}`);
  expect(selectors).toContain(".mantine-Tabs-tab:not([aria-selected='true'])");
  expect(base?.text).toMatch(/\[data-printed\] \{\s+print-color-adjust: exact;/);
});

// The engine's own text hyphenates words and writes a long one over what is next to it.
it('writes every PDF text with PdfText, and text in drawings with SVG text', () => {
  const own = sourcesIn('src/documents/pdf', /\.tsx$/).filter(({ text }) =>
    /import \{[^}]*\bText\b(?! as SvgText)[^}]*\} from '@react-pdf\/renderer'/.test(text),
  );
  expect(own.map(({ path }) => path)).toEqual(['src/documents/pdf/PdfText.tsx']);
});

it('tests every PDF layout with texts no layout expects', () => {
  const layouts = sourcesIn('src/documents/pdf', /Pdf\.tsx$/).filter(({ text }) => /<(?:Report)?Document\b/.test(text));
  const tests = testsIn('src').filter(({ text }) => text.includes('HostileTexts'));
  const untried = layouts.filter(({ path }) => {
    const name = path.replace(/^.*\/(\w+)\.tsx$/, '$1');
    return !tests.some(({ text }) => text.includes(`createElement(${name},`) || text.includes(`drawnBy(${name},`));
  });
  expect(layouts.length).toBeGreaterThan(6);
  expect(untried.map(({ path }) => path)).toEqual([]);
});

/** A function that says what is on a paper: by what its signature says that it gives back. */
const BUILDER =
  /^export (?:function (\w+)\((?:(?!^\}$)[\s\S])*?\): (?:FieldReport|Paper|ContractPaper) \{$|const (\w+) = \((?:(?!^\S)[\s\S])*?\): (?:FieldReport|Paper|ContractPaper) =>)/gm;

/** Builders and what is in them, up to the end of the function. */
function buildersIn(text: string): { name: string; body: string }[] {
  return [...text.matchAll(BUILDER)].map((found) => ({
    name: found[1] ?? found[2] ?? '',
    body: text.slice(found.index + found[0].length).split(/^(?:\}|export )/m, 1)[0] ?? '',
  }));
}

// Texts are cut where a paper is built as well as where it is drawn.
it('tests every document builder with the longest texts its records may hold, or it calls a tested one', () => {
  const builders = [...sourcesIn('src'), ...sourcesIn('functions/src')].flatMap(({ path, text }) =>
    buildersIn(text).map((builder) => ({ path, ...builder })),
  );
  const tests = testsIn('src').filter(({ text }) => text.includes('HostileTexts'));
  const calls = (text: string, name: string): boolean => new RegExp(`\\b${name}\\(`).test(text);
  const tried = builders.filter(({ name }) => tests.some(({ text }) => calls(text, name)));
  // A function that only changes a finished paper doesn't build one.
  const changing = new Set(['fitPaper', 'customersCopy']);
  const untried = builders.filter(
    ({ name, body }) => !changing.has(name) && !tried.some((one) => one.name === name || calls(body, one.name)),
  );
  expect(tried.length).toBeGreaterThan(10);
  expect(untried.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

it('tests every kind of document and every business report', () => {
  const [papers] = testsIn('src/documents/pdf').filter(({ path }) => path.endsWith('/papers.test.ts'));
  expect(papers?.text).toContain('PAPER_KINDS.filter');
  const [reports] = testsIn('src/documents/pdf').filter(({ path }) => path.endsWith('businessReport.test.ts'));
  expect(reports?.text).toContain('REPORT_IDS');
});
