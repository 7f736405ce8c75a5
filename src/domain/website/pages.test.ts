import { describe, expect, it } from 'vitest';
import { parseSitePath } from './pages';
import { websiteContentSchema, websiteFormSchema } from './schema';

describe('a website address', () => {
  it.each([
    ['/public-website/acme', { kind: 'page', companyId: 'acme', language: null, page: 'home' }],
    ['/public-website/acme/es/services', { kind: 'page', companyId: 'acme', language: 'es', page: 'services' }],
    ['/public-website/acme/sitemap.xml', { kind: 'sitemap', companyId: 'acme' }],
    ['/public-website/sitemap.xml', { kind: 'index' }],
    ['/public-website/a.b', null],
    ['/public-website/acme/a/b', null],
    ['/public-website/__x__', null],
    ['/other/acme', null],
  ])('is parsed: %s', (path, expected) => expect(parseSitePath(path)).toEqual(expected));
});

it('does not publish a picture without consent', () => {
  const items = [{ id: 'picture', pictureUrl: 'https://files.example/a.jpg' }];
  const content = websiteContentSchema.parse({ blocks: [{ id: 'gallery', page: 'home', kind: 'gallery', items }] });
  expect(websiteFormSchema.safeParse(content).error?.issues[0]?.path).toEqual(['blocks', 0, 'items', 0, 'agreedBy']);
});
