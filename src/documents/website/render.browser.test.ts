import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { credentialSchema } from '@/domain/award/credential';
import { pricebookItemSchema } from '@/domain/pricebook/schema';
import { technicianSchema } from '@/domain/technician/schema';
import { EMPTY_FORM, type FormState } from '@/domain/website/forms';
import { pagesOf } from '@/domain/website/pages';
import { toPublicSite, type PublicSite } from '@/domain/website/publicSite';
import { websiteContentSchema, websiteFormSchema, type AnyPage } from '@/domain/website/schema';
import { newId } from '@/lib/ids';
import {
  hostileSite,
  HOSTILE,
  SITE_AT,
  SITE_TODAY,
  siteBlock,
  siteItem,
  siteReview,
  siteSources,
} from '@/testing/factories/site';
import { picturesOf, renderSitePage, sitemapOf } from './render';
import { startSite } from './startSite';

const render = (site: PublicSite, page: AnyPage = 'home', form: FormState = EMPTY_FORM, language: 'en' | 'es' = 'en') =>
  renderSitePage({ site, page, language, place: { kind: 'live' }, form }).html;

describe('a page of the company website', () => {
  it.each(['home', 'contact', 'book', 'privacy'] as const)('escapes everything anyone wrote: %s', (page) => {
    const values = Object.fromEntries(
      ['firstName', 'phone', 'zip', 'message', 'slot', 'service'].map((name) => [name, HOSTILE]),
    );
    const form = {
      ...EMPTY_FORM,
      values,
      ticket: HOSTILE,
      campaign: HOSTILE,
      area: 'outside' as const,
      slots: [{ startsAt: SITE_AT, endsAt: SITE_AT }],
    };
    const read = new DOMParser().parseFromString(render(hostileSite(), page, form), 'text/html');
    const elements = [...read.querySelectorAll('*')];
    expect(elements.filter(({ localName }) => localName === 'style')).toHaveLength(1);
    expect(read.querySelectorAll('script:not([type="application/ld+json"]), [src="x"], iframe, object')).toHaveLength(
      0,
    );
    const attributes = elements.flatMap((element) => [...element.attributes]);
    expect(attributes.filter(({ name, value }) => name.startsWith('on') || /^\s*javascript:/i.test(value))).toEqual([]);
    expect(read.body.textContent).toContain('<script>alert(1)</script>');
  });

  it('tells search engines what it tells people, in valid JSON', () => {
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(render(hostileSite())) ?? [];
    expect(JSON.parse(json)).toMatchObject({ '@type': 'HVACBusiness', name: HOSTILE });
    expect(json).not.toContain('aggregateRating');
  });

  it('shows only the records that are public today', () => {
    const named = siteBlock('services', {
      items: [siteItem({ refId: 'sold' }), siteItem({ refId: 'archived' }), siteItem({ refId: 'other' })],
    });
    const team = siteBlock('team', { items: [siteItem({ refId: 'ann' }), siteItem({ refId: 'gone' })] });
    const html = render(
      toPublicSite(
        siteSources({
          content: websiteContentSchema.parse({
            blocks: [
              named,
              team,
              siteBlock('credentials'),
              siteBlock('reviews'),
              siteBlock('offers', {
                items: [
                  siteItem({ title: 'Old offer', until: '2026-11-22' }),
                  siteItem({ title: 'Good offer', until: SITE_TODAY }),
                ],
              }),
              siteBlock('gallery', { items: [siteItem({ pictureUrl: 'https://files.example/secret.jpg' })] }),
            ],
          }),
          items: [
            { ...pricebookItemSchema.parse({ name: 'Tune-up', costCents: 4321, priceCents: 9900 }), id: 'sold' },
            { ...pricebookItemSchema.parse({ name: 'Old thing', isActive: false }), id: 'archived' },
            { ...pricebookItemSchema.parse({ name: 'Not chosen' }), id: 'unchosen' },
          ],
          technicians: [
            {
              ...technicianSchema.parse({
                firstName: 'Ann',
                phone: '8285559999',
                notes: 'Secret note',
                licences: [
                  { id: 'l1', name: 'EPA 608', expiresOn: '2027-01-01' },
                  { id: 'l2', name: 'Expired card', expiresOn: '2026-01-01' },
                ],
              }),
              id: 'ann',
            },
            { ...technicianSchema.parse({ firstName: 'Gone', status: 'archived' }), id: 'gone' },
          ],
          credentials: [
            credentialSchema.parse({ kind: 'licence', title: 'NC Contractor', isOnWebsite: true }),
            credentialSchema.parse({ kind: 'licence', title: 'Lapsed', isOnWebsite: true, expiresOn: '2026-11-01' }),
          ],
          reviews: [
            siteReview({ text: 'Good work', isJobVerified: true }),
            siteReview({ text: 'Private words', mayPublish: false }),
            siteReview({ text: 'Hidden words', state: 'hidden' }),
            siteReview({ stars: 1, text: 'Came late' }),
          ],
        }),
      ),
    );
    for (const shown of [
      'Tune-up',
      'Ann',
      'EPA 608',
      'NC Contractor',
      'Good work',
      'Verified job',
      'Came late',
      'Good offer',
    ])
      expect(html).toContain(shown);
    for (const hidden of [
      'Old thing',
      'Not chosen',
      '43.21',
      '$99',
      'Gone',
      '8285559999',
      'Secret note',
      'Expired card',
      'Lapsed',
      'Private words',
      'Hidden words',
      'Old offer',
      'secret.jpg',
    ])
      expect(html).not.toContain(hidden);
  });

  it('runs no scripts, and allows one style sheet by its hash', () => {
    const { html, policy } = renderSitePage({
      site: toPublicSite(siteSources()),
      page: 'home',
      language: 'en',
      place: { kind: 'live' },
      form: EMPTY_FORM,
    });
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; img-src 'self' data:; form-action 'self'; connect-src 'self'; base-uri 'none'$/,
    );
    expect(html).not.toMatch(/ style="/);
  });

  it('shows its fixed text in Spanish, with a link to the other language', () => {
    const content = { ...siteSources().content, isBilingual: true };
    const site = toPublicSite(siteSources({ content }));
    expect(render(site, 'contact', EMPTY_FORM, 'es')).toMatch(/<html lang="es">[\s\S]*Contacto[\s\S]*Enviar solicitud/);
    expect(render(site)).toContain('href="/public-website/acme/es" lang="es"');
    expect(sitemapOf(site, pagesOf(content), SITE_AT)).toContain(
      '<loc>https://fieldwright.example/public-website/acme/es/services</loc>',
    );
  });

  it('does not link to a page with nothing to show, which still loads', () => {
    const content = websiteContentSchema.parse({
      pages: ['gallery', 'offers', 'reviews', 'careers'],
      blocks: [
        siteBlock('gallery', { page: 'gallery', items: [siteItem({ pictureUrl: 'https://files.example/a.jpg' })] }),
        siteBlock('offers', { page: 'offers', items: [siteItem({ title: 'Old', until: '2026-11-22' })] }),
        siteBlock('reviews', { page: 'reviews' }),
        siteBlock('careers', { page: 'careers' }),
      ],
    });
    const site = toPublicSite(siteSources({ content }));
    expect(site.emptyPages).toEqual(['reviews', 'gallery', 'offers']);
    for (const empty of site.emptyPages) {
      expect(render(site)).not.toContain(`/acme/${empty}"`);
      expect(sitemapOf(site, pagesOf(content), SITE_AT)).not.toContain(`/${empty}<`);
      expect(render(site, empty)).toMatch(/There (are no|is no)/);
    }
    expect(render(site)).toContain('/acme/careers"');
    const shown = toPublicSite(siteSources({ content, reviews: [siteReview({ text: 'Good' })] }));
    expect(render(shown)).toContain('/acme/reviews"');
  });

  it('shows published review replies, and says when there are more reviews', () => {
    const answered = siteReview({ text: 'Late', reply: { text: 'We are sorry.', state: 'posted' } });
    const drafted = siteReview({ text: 'Later', reply: { text: 'Not yet approved.', state: 'draft' } });
    const content = websiteContentSchema.parse({ pages: ['reviews'], blocks: [siteBlock('reviews')] });
    const html = render(toPublicSite(siteSources({ content, reviews: [answered, drafted] })));
    expect(html).toMatch(/<blockquote>[\s\S]*Ridge Heating answered[\s\S]*We are sorry\./);
    expect(html).not.toContain('Not yet approved');
    expect(html).toContain('All reviews that their authors let us show');
    const many = Array.from({ length: 5 }, (_, at) => siteReview({ text: `Review ${String(at)}` }));
    const home = render(toPublicSite(siteSources({ content, reviews: many })));
    expect(home).toMatch(/the latest of the reviews[\s\S]*Read all reviews/);
  });

  it('cuts link previews at a word boundary', () => {
    const title = render(toPublicSite(siteSources({}, { name: `Ace ${'Heating and Cooling '.repeat(6)}` })));
    expect(/og:title" content="([^"]*)"/.exec(title)?.[1]).toMatch(/(Heating|Cooling|and)…$/);
  });

  it('stays small', () => {
    const reviews = Array.from({ length: 24 }, (_, at) =>
      siteReview({ text: `Review ${String(at)} ${'words that differ somewhat '.repeat(30)}` }),
    );
    for (const page of pagesOf(siteSources().content))
      expect(gzipSync(render(toPublicSite(siteSources({ reviews })), page)).length).toBeLessThan(20_000);
  });
});

describe('a new site', () => {
  it.each(['hvac', 'plumbing', 'construction', 'demolition', 'electrical', 'roofing', 'landscaping', 'other'] as const)(
    'of %s can be published as it is, in both languages',
    (trade) => {
      for (const language of ['en', 'es'] as const) {
        const content = startSite({ trade, language, newId, items: [], technicians: [] });
        expect(websiteFormSchema.safeParse(content).error?.issues).toBeUndefined();
        expect(render(toPublicSite(siteSources({ content })), 'home', EMPTY_FORM, language)).toContain('<h1>');
      }
    },
  );
});

it('publishes no picture without consent, not even among the files', () => {
  const picture = (name: string, agreedBy: string) =>
    siteItem({ pictureUrl: `https://files.example/${name}.jpg`, agreedBy });
  const content = websiteContentSchema.parse({
    blocks: [siteBlock('gallery', { items: [picture('agreed', 'Ada'), picture('private', '')] })],
  });
  expect(picturesOf(toPublicSite(siteSources({ content })))).toEqual(['https://files.example/agreed.jpg']);
});

it('links exported files to each other, and to the live site for what needs it', () => {
  const content = { ...siteSources().content, isBilingual: true };
  const place = { kind: 'files', pictureOf: () => 'pictures/1.png' } as const;
  const site = toPublicSite(siteSources({ content }, { branding: { logoUrl: 'https://files.example/logo.png' } }));
  const { html } = renderSitePage({ site, page: 'contact', language: 'es', place, form: EMPTY_FORM });
  expect(html).toContain('href="../es/services.html"');
  expect(html).toContain('href="../contact.html"');
  expect(html).toContain('src="../pictures/1.png"');
  expect(html).toContain('href="https://fieldwright.example/public-website/acme/es/contact"');
  expect(html).not.toMatch(/canonical|og:url|<form/);
});
