import { expect, it } from 'vitest';
import { companySchema } from '@/domain/company/schema';
import { EMPTY_FORM } from '@/domain/website/forms';
import { toPublicSite } from '@/domain/website/publicSite';
import { siteBlockSchema, siteItemSchema, websiteContentSchema, type SitePage } from '@/domain/website/schema';
import { newId } from '@/lib/ids';
import { renderSitePage } from './render';

const service = (id: string, title: string) => siteItemSchema.parse({ id, title, isBookable: true, minutes: 60 });
const services = (page: SitePage, items: ReturnType<typeof service>[]) =>
  siteBlockSchema.parse({ id: newId(), page, kind: 'services', items });
const SITE = toPublicSite({
  companyId: 'acme',
  origin: 'https://fieldwright.example',
  today: '2026-11-23',
  company: companySchema.parse({ name: 'Ridge Heating', industry: 'hvac', features: { jobs: true } }),
  content: websiteContentSchema.parse({
    trade: 'hvac',
    isBookingOn: true,
    blocks: [
      services('home', [service('home', 'Tune-up'), service('leak', 'Leak search')]),
      services('services', [service('second', 'Tune-up')]),
    ],
  }),
  serviceArea: '',
  takesRequests: true,
  items: [],
  technicians: [],
  credentials: [],
  reviews: [],
});

/** The services offered by the booking page, with the chosen one marked. */
function choices(chosen: string): string[] {
  const form = { ...EMPTY_FORM, values: { service: chosen } };
  const { html } = renderSitePage({ site: SITE, page: 'book', language: 'en', place: { kind: 'live' }, form });
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.querySelectorAll<HTMLOptionElement>('#service option')].map(
    (one) => `${one.value}${one.hasAttribute('selected') ? ' (chosen)' : ''}`,
  );
}

it('offers a service listed on two pages once, keeping the visitor’s choice', () => {
  expect(choices('')).toEqual(['home', 'leak']);
  expect(choices('second')).toEqual(['second (chosen)', 'leak']);
});
