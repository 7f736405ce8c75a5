import { createHash } from 'node:crypto';
import { SMALL_PAGE_HEADERS, smallPage } from '@/documents/page/smallPage';
import { escapeHtml } from '@/documents/email/html';
import { SITE_WORDS } from '@/documents/website/words';
import { renderSitePage, sitemapOf } from '@/documents/website/render';
import { isOutside, parseArea } from '@/domain/lead/area';
import { EMPTY_FORM, type FormState } from '@/domain/website/forms';
import { languagesOf, pagePath, pagesOf, parseSitePath, siteBase, type SiteAddress } from '@/domain/website/pages';
import type { AnyPage, SiteLanguage } from '@/domain/website/schema';
import { campaignOf, campaignText } from '@/lib/campaign';
import { newFormTicket } from '../leads/formTicket';
import { openForm } from '../leads/formLead';
import type { Deps } from '../platform/admin';
import type { PageAnswer, PageRequest } from '../platform/definePage';
import { appUrl } from '../platform/config';
import { readBookingPage, takeBooking } from './bookings';
import { callersOf } from './callers';
import { readFields, zipOf } from './readForm';
import { readSite, type PublishedSite } from './readSite';
import { sitemapIndex } from './sitemapIndex';
import { isKnownFlood, takeRequest, type Answered } from './takeRequest';

const SHARED = {
  'x-content-type-options': 'nosniff',
  // Pages of the same site see the campaign; others only see the web app's origin.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};
/** The same for everyone: a changed or withdrawn page is updated after six minutes at the latest. */
const KEPT = 'public, max-age=60, s-maxage=300, stale-while-revalidate=60';

const page = (status: number, body: string, headers: Record<string, string> = {}): PageAnswer => ({
  status,
  headers: { ...SHARED, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body,
});
const NOT_FOUND = smallPage({
  title: 'There is no page at this address',
  company: null,
  body: '<p>Please check the address, or ask the company for it.</p>',
});
const missing = (status = 404, headers: Record<string, string> = {}, body = NOT_FOUND): PageAnswer =>
  page(status, body, { ...SMALL_PAGE_HEADERS, 'x-robots-tag': 'noindex', ...headers });
/** Builds the page for a path a published site doesn't have, with a link to what it has. */
function missingOf({ site }: PublishedSite, { language }: SiteAddress & { kind: 'page' }): PageAnswer {
  const { company, companyId, content } = site;
  const spoken = language && languagesOf(content).includes(language) ? language : content.language;
  const words = SITE_WORDS[spoken];
  const home = `${siteBase(companyId)}${pagePath('home', spoken, content.language)}`;
  const body = [
    `<p><a href="${escapeHtml(home)}">${words.backHome}</a></p>`,
    company.phone === ''
      ? ''
      : `<p><a href="${escapeHtml(company.phoneLink)}">${escapeHtml(words.callUs(company.phone))}</a></p>`,
  ].join('');
  const html = smallPage({
    title: words.notFound,
    language: spoken,
    body,
    styles: 'a{color:inherit}',
    company: { name: company.name, primaryColor: company.brand.primaryColor },
  });
  return missing(404, {}, html);
}
const flooded = (): PageAnswer =>
  page(
    429,
    'There are too many requests at once. Please go back, where everything you typed still stands, and send it again in a minute, or call the company.',
    {
      'content-type': 'text/plain; charset=utf-8',
      'retry-after': '60',
    },
  );
const xml = (body: string): PageAnswer =>
  page(200, body, { 'content-type': 'application/xml; charset=utf-8', 'cache-control': KEPT });

/** Serves companies' public sites: a page, a form's response, a site map; 404 for anything unpublished, without saying why. */
export async function answerSite(deps: Deps, request: PageRequest): Promise<PageAnswer> {
  const { method, path } = request;
  const isPost = method === 'POST';
  if (!isPost && method !== 'GET' && method !== 'HEAD') return missing(405, { allow: 'GET, HEAD, POST' });
  const address = parseSitePath(path);
  if (!address) return missing();
  if (address.kind === 'index') return isPost ? missing() : xml(await sitemapIndex(deps));
  if (isPost && isKnownFlood(deps, address.companyId, callersOf(deps, request, address.companyId))) return flooded();
  const found = await readSite(deps, address.companyId);
  if (!found) return missing();
  const { content } = found.site;
  if (address.kind === 'sitemap')
    return isPost ? missing() : xml(sitemapOf(found.site, pagesOf(content), found.publishedAt));
  const asked = pageOf(found, address);
  if (!asked) return missingOf(found, address);
  if (asked.page !== 'contact' && asked.page !== 'book')
    return isPost ? missing() : keptPage(found, asked, request.header('if-none-match'));
  const { state, status, isClosed } = isPost
    ? await posted(deps, found, asked, request)
    : await opened(deps, found, asked, request);
  return formPage(isClosed ? closed(found) : found, asked, state, status);
}

type Asked = { page: AnyPage; language: SiteLanguage };

/** Returns the site's page for a URL; null if the site doesn't have it, or the URL is a duplicate of another. */
function pageOf({ site }: PublishedSite, { page: name, language }: SiteAddress & { kind: 'page' }): Asked | null {
  const { content } = site;
  const known = pagesOf(content).find((one) => one === name);
  if (!known || language === content.language) return null;
  const spoken = language ?? content.language;
  return languagesOf(content).includes(spoken) ? { page: known, language: spoken } : null;
}

function keptPage({ site }: PublishedSite, asked: Asked, ifNoneMatch: string): PageAnswer {
  const { html, policy } = renderSitePage({ site, ...asked, place: { kind: 'live' }, form: EMPTY_FORM });
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
  const headers = { 'cache-control': KEPT, etag, 'content-security-policy': `${policy}; frame-ancestors 'none'` };
  const isKnown = ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
  return isKnown ? { ...page(304, '', headers) } : page(200, html, headers);
}

/** Renders a page with a form for one visitor: its ticket may not be shared. */
function formPage({ site }: PublishedSite, asked: Asked, form: FormState, status: number): PageAnswer {
  const { html, policy } = renderSitePage({ site, ...asked, place: { kind: 'live' }, form });
  return page(status, html, { 'content-security-policy': `${policy}; frame-ancestors 'none'` });
}

/** Returns the site of a company that isn't accepting requests: nothing closed is shown, whatever the reason. */
const closed = (found: PublishedSite): PublishedSite => ({ ...found, site: { ...found.site, takesRequests: false } });

async function opened(deps: Deps, published: PublishedSite, asked: Asked, request: PageRequest): Promise<Answered> {
  const { query } = request;
  const isOpen = published.site.takesRequests && (await openForm(deps, published.site.companyId)) !== null;
  const found = isOpen ? published : closed(published);
  const { site } = found;
  const typedZip = (query.get('zip') ?? '').slice(0, 10);
  const zip = zipOf(typedZip);
  const state: FormState = {
    ...EMPTY_FORM,
    ticket: isOpen ? await newFormTicket(deps, site.companyId) : '',
    campaign: campaignText(campaignOf(query.toString()) ?? campaignOf(searchOf(request.header('referer'))) ?? {}),
    values: { zip: typedZip },
    // Without an area, nothing was promised about it.
    area:
      !query.has('zip') || parseArea(site.serviceArea).ranges.length === 0
        ? ''
        : zip === ''
          ? 'no-zip'
          : isOutside(site.serviceArea, { postalCode: zip })
            ? 'outside'
            : 'inside',
  };
  if (asked.page === 'contact') return { state, status: 200, isClosed: !isOpen };
  return {
    state: await readBookingPage(deps, found, { state, service: (query.get('service') ?? '').slice(0, 128), request }),
    status: 200,
    isClosed: !isOpen,
  };
}

async function posted(deps: Deps, found: PublishedSite, asked: Asked, request: PageRequest): Promise<Answered> {
  const fields = readFields(request.form);
  const given = { found, language: asked.language, fields, request };
  return asked.page === 'book' ? takeBooking(deps, given) : takeRequest(deps, given);
}

/** Returns the query string of one of our own URLs. */
function searchOf(referrer: string): string {
  return URL.canParse(referrer) && new URL(referrer).origin === appUrl('') ? new URL(referrer).search : '';
}
