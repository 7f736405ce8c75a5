import { describe, expect, it } from 'vitest';
import { readSource, sourcesIn } from './sources';

const ROUTE = /import\('\.\/(pages\/\w+)'\)\),\s*handle: \{\s*title: '([^']+)',\s*shape: '(\w+)'/g;

const shaped = sourcesIn('src/features', /\/routes\.tsx?$/).flatMap(({ path, text }) =>
  [...text.matchAll(ROUTE)].map(([, page = '', title = '', shape = '']) => ({
    page: path.replace(/routes\.tsx?$/, `${page}.tsx`),
    title,
    shape,
  })),
);

describe('a heading drawn before its page', () => {
  it.each(shaped)('is where $page has it', ({ page, title, shape }) => {
    const source = readSource(page);
    if (shape === 'list') {
      expect(source).toMatch(/<RecordListPage\b/);
      expect(source).toContain(`title="${title}"`);
      // These stand above a title.
      expect(source).not.toMatch(/\b(?:nearby|back)=/);
    } else expect(source.replace(/\s+/g, ' ')).toContain(`<PageBody size="${shape}"> <PageHeader title="${title}"`);
  });

  it('is drawn for the pages where people work', () => {
    expect(shaped.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Jobs', 'Customers', 'Invoices', 'My day']),
    );
  });
});
