import { expect, it } from 'vitest';
import { credentialSchema, type Credential } from '@/domain/award/credential';
import { companySchema } from '@/domain/company/schema';
import { EMPTY_FORM } from '@/domain/website/forms';
import { toPublicSite, type PublicSite } from '@/domain/website/publicSite';
import { websiteContentSchema, websiteFormSchema, type AnyPage, type WebsiteContent } from '@/domain/website/schema';
import { renderSitePage } from './render';

const named = { name: 'Ridge Heating', industry: 'hvac', phone: '8285550100' };
const company = companySchema.parse({ ...named, features: { jobs: true } });

const siteOf = (
  content: WebsiteContent,
  of = company,
  credentials: Credential[] = [],
  takesRequests = true,
): PublicSite =>
  toPublicSite({
    companyId: 'acme',
    origin: 'https://fieldwright.example',
    today: '2026-11-23',
    company: of,
    content,
    serviceArea: '',
    takesRequests,
    items: [],
    technicians: [],
    credentials,
    reviews: [],
  });

function homePage(content: WebsiteContent, of = company): string {
  const site = siteOf(content, of);
  return renderSitePage({ site, page: 'home', language: 'en', place: { kind: 'live' }, form: EMPTY_FORM }).html;
}

it('renders despite invalid addresses of pages or pictures elsewhere', () => {
  const content = websiteContentSchema.parse({
    profiles: ['https://[', 'https://%', 'https://ridge.example'],
    blocks: [
      {
        id: 'g',
        page: 'home',
        kind: 'gallery',
        items: [{ id: 'p', pictureUrl: 'https://[', agreedBy: 'x', link: 'https://a:b:c' }],
      },
    ],
  });
  const links = [...homePage(content).matchAll(/<a href="([^"]*)" rel="noopener me">/g)].map(([, address]) => address);
  expect(links).toEqual(['https://ridge.example']);
  expect(websiteFormSchema.safeParse(content).error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'profiles.0',
    'profiles.1',
    'blocks.0.items.0.link',
  ]);
});

it('tells search engines nothing about pages that are not in the menu', () => {
  const block = (id: string, page: string, kind: string, title: string) => ({
    id,
    page,
    kind,
    items: [{ id: `${id}1`, title }],
  });
  const page = homePage(
    websiteContentSchema.parse({
      blocks: [
        block('a', 'services', 'services', 'Blasting'),
        block('b', 'areas', 'areas', 'Marshall'),
        block('c', 'home', 'services', 'Heating repair'),
      ],
    }),
  );
  expect(page).toContain('{"@type":"Service","name":"Heating repair"}');
  expect(page).not.toMatch(/Blasting|Marshall/);
});

it('shows the logo in link previews when there is no social picture', () => {
  const branding = { ...company.branding, logoUrl: 'https://files.example/logo.png' };
  const pictures = (page: string) => [...page.matchAll(/property="og:image" content="([^"]*)"/g)].map(([, url]) => url);
  const content = websiteContentSchema.parse({});
  expect(pictures(homePage(content, { ...company, branding }))).toEqual(['https://files.example/logo.png']);
  const social = { ...branding, socialUrl: 'https://files.example/social.png' };
  expect(pictures(homePage(content, { ...company, branding: social }))).toEqual(['https://files.example/social.png']);
  expect(pictures(homePage(content))).toEqual([]);
});

it('shows licenses, credentials, hours and consent in Spanish on a Spanish page', () => {
  const content = websiteContentSchema.parse({
    isBilingual: true,
    pages: ['about'],
    blocks: [
      { id: 'c', page: 'contact', kind: 'credentials' },
      { id: 'h', page: 'contact', kind: 'hours' },
      { id: 'f', page: 'contact', kind: 'contact' },
    ],
  });
  const branding = { ...company.branding, licenses: [{ id: 'l', state: 'NC', number: '34871', trade: '' }] };
  const insurance = credentialSchema.parse({ kind: 'insurance', title: 'Liability', number: '7', isOnWebsite: true });
  const site = siteOf(content, { ...company, branding }, [insurance]);
  const page = renderSitePage({
    site,
    page: 'contact',
    language: 'es',
    place: { kind: 'live' },
    form: EMPTY_FORM,
  }).html;
  for (const words of [
    'Licencia de NC 34871',
    'Seguro: Liability, n.º 7',
    '8:00 a.m.',
    '¿Puede Ridge Heating enviarle',
  ])
    expect(page).toContain(words);
  expect(page).not.toMatch(/NC license|Insurance:|May Ridge/);
});

it('has no button from a form to its own page, which would lose what was typed', () => {
  const bookable = { id: 's', title: 'Tune-up', isBookable: true, minutes: 60 };
  const blocks = [{ id: 'b', page: 'services', kind: 'services', items: [bookable] }];
  const booking = siteOf(websiteContentSchema.parse({ isBookingOn: true, pages: ['services'], blocks }));
  const asking = siteOf(websiteContentSchema.parse({}));
  const buttons = (site: PublicSite, page: AnyPage) =>
    [
      ...renderSitePage({ site, page, language: 'en', place: { kind: 'live' }, form: EMPTY_FORM }).html.matchAll(
        /class="button" href="([^"]*)"/g,
      ),
    ].map(([, address]) => address);
  expect(buttons(booking, 'book')).toEqual([]);
  expect(buttons(asking, 'contact')).toEqual([]);
  // Without online booking, no button links to it either.
  const { content } = booking;
  expect(siteOf(content, company, [], false).content.isBookingOn).toBe(false);
  expect(siteOf(content, companySchema.parse(named)).content.isBookingOn).toBe(false);
  expect(new Set(buttons(booking, 'contact'))).toEqual(new Set(['/public-website/acme/book']));
});
