import { sha256 } from '@noble/hashes/sha2';
import { isAgreed } from '@/domain/website/publicSite';
import { languagesOf, shownPages, siteBase } from '@/domain/website/pages';
import { LEGAL_PAGES, type AnyPage, type LegalPage } from '@/domain/website/schema';
import { blockOf, mainButton } from './blocks';
import { businessData } from './jsonLd';
import { legalText } from './legalTexts';
import { html, jsonText, paragraphs, trusted, type Markup } from './markup';
import { bookingForms, requestForm } from './requestForms';
import { styleOf } from './style';
import { TRADE_WORDS } from './tradeWords';
import { viewOf, type SiteView, type View } from './view';

export type RenderedPage = {
  html: string;
  /** The page's content security policy, for its header; it's in the page too. */
  policy: string;
};

/**
 * Renders a page of a company's site: one function for the server, the editor's preview and the exported files, so that they can't
 * differ. It needs no script, and all user text is escaped on input.
 */
export function renderSitePage(given: SiteView): RenderedPage {
  const view = viewOf(given);
  const style = styleOf(view.site);
  const policy = policyOf(view, style);
  const { language, page, place } = view;
  return {
    policy,
    html: html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    ${headOf(view)}
    <style>${trusted(style)}</style>
    ${page === 'home' && html`<script type="application/ld+json">${jsonText(businessData(view.site, place.kind === 'live'))}</script>`}
  </head>
  <body>
    <a class="skip" href="#main">${view.words.skip}</a>
    ${headerOf(view)}
    <main id="main">${mainOf(view)}</main>
    ${footerOf(view)}
    ${barOf(view)}
  </body>
</html>
`.source,
  };
}

/**
 * Returns the policy: nothing may run; the only styles are this page's style sheet; pictures come from where this site's pictures are
 * stored.
 */
function policyOf({ site, place }: View, style: string): string {
  const origins = new Set(
    place.kind === 'files'
      ? []
      : picturesOf(site).flatMap((url) => (/^https?:/.test(url) && URL.canParse(url) ? [new URL(url).origin] : [])),
  );
  const hash = btoa(String.fromCharCode(...sha256(new TextEncoder().encode(style))));
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    `img-src ${["'self'", 'data:', ...(place.kind === 'files' ? ['https:'] : []), ...origins].join(' ')}`,
    `form-action 'self'${place.kind === 'files' ? ` ${site.origin}` : ''}`,
    // Nothing runs, so nothing connects; but tools that check a page from inside it fetch robots.txt.
    "connect-src 'self'",
    "base-uri 'none'",
  ].join('; ');
}

/** Returns every picture the site may show. */
export function picturesOf({ company, content, services, people }: View['site']): string[] {
  return [
    company.brand.logoUrl,
    // Pictures without consent aren't shown, and aren't among an export's files.
    ...content.blocks.flatMap(({ kind, items }) =>
      items.filter((item) => kind !== 'gallery' || isAgreed(item)).map(({ pictureUrl }) => pictureUrl),
    ),
    ...Object.values(services).map(({ pictureUrl }) => pictureUrl),
    ...Object.values(people).map(({ photoUrl }) => photoUrl),
  ].filter((url) => url !== '');
}

/** Truncates at a word; link previews cut long text in the middle of one. */
const cutAtWord = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;

const isLegal = (page: AnyPage): page is LegalPage => LEGAL_PAGES.some((legal) => legal === page);

function headOf(view: View): Markup {
  const { site, page, words, language, place } = view;
  const { company, content, origin } = site;
  const ours = TRADE_WORDS[content.trade][language];
  const title =
    page === 'home'
      ? [company.name, company.brand.tagline || ours.headline].join(' · ')
      : `${words.pages[page]} · ${company.name}`;
  const about = content.description || ours.intro;
  const description = page === 'home' ? about : cutAtWord(`${words.pages[page]}: ${company.name}. ${about}`, 160);
  const live = viewOf({ ...view, place: { kind: 'live' } });
  const canonical = `${origin}${live.linkTo(page)}`;
  // The files' final location is unknown here, so they contain no URLs of their own.
  const isLive = place.kind === 'live';
  const languages = languagesOf(content);
  const { socialUrl: social, logoUrl: logo } = company.brand;
  return html`<title>${title}</title>
    <meta name="description" content="${description}" />
    ${isLive && html`<link rel="canonical" href="${canonical}" />`}
    ${isLive && languages.length > 1 && languages.map((other) => html`<link rel="alternate" hreflang="${other}" href="${`${origin}${live.linkTo(page, other)}`}" />`)}
    <link rel="icon" href="${company.brand.logoUrl === '' ? 'data:,' : view.picture(company.brand.logoUrl)}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${company.name}" />
    <meta property="og:title" content="${cutAtWord(title, 90)}" />
    <meta property="og:description" content="${description}" />
    ${isLive && html`<meta property="og:url" content="${canonical}" />`}
    <meta property="og:locale" content="${language === 'es' ? 'es_US' : 'en_US'}" />
    ${
      /^https?:/.test(social)
        ? html`<meta property="og:image" content="${social}" />
            <meta property="og:image:width" content="1200" />
            <meta property="og:image:height" content="630" />
            <meta property="og:image:alt" content="${company.name}" />
            <meta name="twitter:card" content="summary_large_image" />`
        : html`${/^https?:/.test(logo) && html`<meta property="og:image" content="${logo}" /><meta property="og:image:alt" content="${company.name}" />`}<meta name="twitter:card" content="summary" />`
    }`;
}

function headerOf(view: View): Markup {
  const { site, words, page } = view;
  const { company, content } = site;
  return html`<header>
      <div class="in top">
        <a class="brand" href="${view.linkTo('home')}">${company.brand.logoUrl !== '' && html`<img src="${view.picture(company.brand.logoUrl)}" alt="" height="44" />`}<span>${company.name}</span></a>
        ${mainButton(view)}
        ${company.phone !== '' && html`<a class="button plain" href="${company.phoneLink}">${words.callUs(company.phone)}</a>`}
      </div>
    </header>
    <nav class="pages" aria-label="${words.menu}">
      <div class="in">
        <ul>
          ${shownPages(content)
            .filter((one) => one === page || !site.emptyPages.includes(one))
            .map(
              (one) =>
                html`<li><a href="${view.linkTo(one)}"${one === page && html` aria-current="page"`}>${words.pages[one]}</a></li>`,
            )}
          ${languagesOf(content)
            .filter((other) => other !== view.language)
            .map(
              (other) =>
                html`<li><a href="${view.linkTo(page, other)}" lang="${other}" hreflang="${other}">${words.otherLanguage}</a></li>`,
            )}
        </ul>
      </div>
    </nav>`;
}

function mainOf(view: View): Markup {
  const { site, page, words, language } = view;
  const titled = (body: Markup, isAlone = true): Markup => html`<section${!isAlone && html` class="title"`}>
      <div class="in">
        <h1>${words.pages[page]}</h1>
        ${body}
      </div>
    </section>`;
  if (isLegal(page)) return titled(paragraphs(legalText(page, site, language)));
  if (page === 'book') return titled(bookingForms(view));
  const blocks = site.content.blocks.filter((block) => block.page === page);
  const [first] = blocks;
  const hasForm = blocks.some(({ kind }) => kind === 'contact');
  return html`${first?.kind !== 'hero' && titled(html`${page === 'contact' && !hasForm && requestForm(view)}`, blocks.length === 0)}${blocks.map((block) => blockOf(view, block))}`;
}

function footerOf(view: View): Markup {
  const { site, words } = view;
  const { company, content, today } = site;
  const { city, state } = company.address;
  return html`<footer>
    <div class="in">
      <div>
        <p><strong>${company.name}</strong></p>
        ${[city, state].some(Boolean) && html`<p>${[city, state].filter(Boolean).join(', ')}</p>`}
        ${company.licenses.map((license) => html`<p class="soft">${words.license(license)}</p>`)}
      </div>
      <div>
        ${company.phone !== '' && html`<p><a href="${company.phoneLink}">${company.phone}</a></p>`}
        ${company.email !== '' && html`<p><a href="mailto:${company.email}">${company.email}</a></p>`}
        <ul>
          ${content.profiles.filter((profile) => URL.canParse(profile)).map((profile) => html`<li><a href="${profile}" rel="noopener me">${new URL(profile).hostname.replace(/^www\./, '')}</a></li>`)}
        </ul>
      </div>
      <div>
        <ul>
          ${LEGAL_PAGES.map((legal) => html`<li><a href="${view.linkTo(legal)}">${words.pages[legal]}</a></li>`)}
        </ul>
        <p class="soft">${words.rights(today.slice(0, 4), company.name)} · ${words.made}</p>
      </div>
    </div>
  </footer>`;
}

/** Renders the bar on phones: calling and booking, always in reach. */
const barOf = (view: View): Markup => {
  const { words, site } = view;
  const { phone, phoneLink } = site.company;
  return html`<nav class="bar" aria-label="${words.pages.contact}">
    ${phone !== '' && html`<a class="button plain" href="${phoneLink}">${words.call}</a>`}
    ${mainButton(view)}
  </nav>`;
};

/** Renders the sitemap of one site: its pages in its languages. */
export function sitemapOf(
  site: Pick<View['site'], 'origin' | 'companyId' | 'content' | 'emptyPages'>,
  pages: readonly AnyPage[],
  publishedAt: string,
): string {
  const own = site.content.language;
  const addresses = languagesOf(site.content).flatMap((language) =>
    pages
      .filter((page) => !site.emptyPages.some((empty) => empty === page))
      .map(
        (page) =>
          `${site.origin}${siteBase(site.companyId)}${language === own ? '' : `/${language}`}${page === 'home' ? '' : `/${page}`}`,
      ),
  );
  const entries = html`${addresses.map((address) => html`<url><loc>${address}</loc><lastmod>${publishedAt.slice(0, 10)}</lastmod></url>`)}`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.source}</urlset>\n`;
}

/** Renders the index of the sitemaps of all published sites. */
export function sitemapIndexOf(origin: string, companyIds: readonly string[]): string {
  const entries = html`${companyIds.map((id) => html`<sitemap><loc>${`${origin}${siteBase(id)}/sitemap.xml`}</loc></sitemap>`)}`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.source}</sitemapindex>\n`;
}
