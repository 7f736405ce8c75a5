import { REVIEWS_READ } from '@/domain/review/queries';
import { shownPages, takesBookings } from '@/domain/website/pages';
import { isAgreed, isOffered } from '@/domain/website/publicSite';
import type { BlockKind, SiteBlock, SiteItem } from '@/domain/website/schema';
import { WEEKDAYS } from '@/lib/weekdays';
import { areaCheck } from './formParts';
import { areaTowns, spokenHours } from './jsonLd';
import { html, paragraphs, type Markup } from './markup';
import { requestForm } from './requestForms';
import { TRADE_WORDS } from './tradeWords';
import type { View } from './view';

/** Returns the ID of a block's section on its page. */
export const sectionId = (blockId: string): string => `part-${blockId}`;

/** Renders a block as a section of its page; nothing if it has nothing to show today. */
export function blockOf(view: View, block: SiteBlock): Markup {
  const body = BODIES[block.kind](view, block);
  if (body === null) return html``;
  if (block.kind === 'hero') return html`<section class="hero" id="${sectionId(block.id)}">${body}</section>`;
  const title = shownTitle(view, block);
  return html`<section id="${sectionId(block.id)}">
    <div class="in">
      ${title !== '' && html`<h2>${title}</h2>`} ${block.text !== '' && paragraphs(block.text)} ${body}
    </div>
  </section>`;
}

/** Returns a block's own title, or the default; '' if the page's title already says it. */
const shownTitle = (view: View, { title, kind }: SiteBlock): string => title || titleOf(view, kind);

/** Renders the heading of an item in a block: below the block's title, or below the page's if there is none. */
const named = (view: View, block: SiteBlock, name: string): Markup =>
  shownTitle(view, block) === '' ? html`<h2 class="name">${name}</h2>` : html`<h3 class="name">${name}</h3>`;

function titleOf({ words, site, page }: View, kind: BlockKind): string {
  if (kind === 'text') return page === 'home' ? words.about(site.company.name) : '';
  if (kind === 'hero') return '';
  if (kind === 'booking') return words.bookTitle;
  // The page's own title already says it.
  return kind === page ? '' : words[kind];
}

type Body = (view: View, block: SiteBlock) => Markup | null;

const size = ({ pictureWidth, pictureHeight }: Pick<SiteItem, 'pictureWidth' | 'pictureHeight'>): Markup =>
  html`${pictureWidth > 0 && pictureHeight > 0 && html` width="${pictureWidth}" height="${pictureHeight}"`}`;

const callButton = ({ words, site }: View): Markup =>
  html`${site.company.phone !== '' && html`<a class="button plain" href="${site.company.phoneLink}">${words.callUs(site.company.phone)}</a>`}`;

/** Renders the page's main call to action. Nothing if already on that page: following it again would clear its form. */
export function mainButton(view: View): Markup {
  const to = takesBookings(view.site.content) ? 'book' : 'contact';
  if (to === view.page) return html``;
  return html`<a class="button" href="${view.linkTo(to)}">${to === 'book' ? view.words.book : view.words.request}</a>`;
}

const BODIES: Record<BlockKind, Body> = {
  hero: (view, { title, text, items: [item] }) => {
    const ours = TRADE_WORDS[view.site.content.trade][view.language];
    const picture = item && item.pictureUrl !== '' ? item : null;
    return html`<div class="in${picture ? ' with' : ''}">
      <div>
        <h1>${title || ours.headline}</h1>
        ${paragraphs(text || ours.intro)}
        <div class="row">${mainButton(view)}${callButton(view)}</div>
      </div>
      ${picture && html`<img src="${view.picture(picture.pictureUrl)}" alt="${picture.title}"${size(picture)} fetchpriority="high" />`}
    </div>`;
  },
  text: (view, { text, title, items: [item] }) => {
    const picture = item && item.pictureUrl !== '' ? item : null;
    if (text === '' && title === '' && !picture)
      return html`${paragraphs(TRADE_WORDS[view.site.content.trade][view.language].intro)}`;
    return html`${picture && html`<img src="${view.picture(picture.pictureUrl)}" alt="${picture.title}"${size(picture)} loading="lazy" />`}`;
  },
  services: (view, block) => {
    const { items } = block;
    const shown = items.flatMap((item) => {
      const live = view.site.services[item.refId];
      // Items removed from the pricebook are no longer offered.
      if (item.refId !== '' && !live) return [];
      return [{ item, live, name: item.title || (live?.name ?? ''), text: item.text || (live?.text ?? '') }];
    });
    if (shown.length === 0) return null;
    return html`<ul class="cards">
      ${shown.map(({ item, live, name, text }) => {
        const url = item.pictureUrl || (live?.pictureUrl ?? '');
        return html`<li class="card">
          ${url !== '' && html`<img src="${view.picture(url)}" alt=""${size(item)} loading="lazy" />`}
          ${named(view, block, name)} ${text !== '' && paragraphs(text)}
          ${item.showsPrice && live && html`<p><strong>${view.words.from(spokenPrice(live.priceCents, view.locale))}</strong></p>`}
          ${item.isBookable && takesBookings(view.site.content) && html`<a class="button plain" href="${view.linkTo('book')}?service=${item.id}">${view.words.book}<span class="hp">: ${name}</span></a>`}
        </li>`;
      })}
    </ul>`;
  },
  booking: (view) =>
    takesBookings(view.site.content) ? html`<p>${view.words.bookText}</p><p>${mainButton(view)}</p>` : null,
  areas: (view, { id, text, items }) => {
    const towns = items.map(({ title }) => title).filter(Boolean);
    return html`${text === '' && html`<p>${view.site.serviceArea === '' ? view.words.everywhere : view.words.areasText(view.site.company.name)}</p>`}
      ${(towns.length > 0 ? towns : areaTowns(view.site)).length > 0 && html`<p class="row">${(towns.length > 0 ? towns : areaTowns(view.site)).map((town) => html`<span class="tag">${town}</span>`)}</p>`}
      ${view.site.serviceArea === '' ? html`<p><a class="button" href="${view.linkTo('contact')}">${view.words.request}</a></p>` : areaCheck(view, id)}`;
  },
  hours: ({ words, site, language }) =>
    html`<table>
      <tbody>
        ${WEEKDAYS.map((day) => {
          const { isOpen, opensAt, closesAt } = site.hours[day];
          return html`<tr>
            <th scope="row">${words.weekdays[day]}</th>
            <td>${isOpen ? spokenHours(opensAt, closesAt, language) : words.closed}</td>
          </tr>`;
        })}
      </tbody>
    </table>`,
  team: (view, block) => {
    const { items } = block;
    const people = items.flatMap((item) => {
      const person =
        item.refId === ''
          ? { name: item.title, jobTitle: '', photoUrl: '', licences: [] }
          : view.site.people[item.refId];
      return person && person.name !== ''
        ? [{ ...person, photo: item.pictureUrl || person.photoUrl, text: item.text }]
        : [];
    });
    if (people.length === 0) return null;
    return html`<ul class="cards">
      ${people.map(
        ({ name, jobTitle, photo, licences, text }) =>
          html`<li class="card">
            ${photo !== '' && html`<img class="face" src="${view.picture(photo)}" alt="" width="96" height="96" loading="lazy" />`}
            ${named(view, block, name)}
            ${jobTitle !== '' && html`<p class="soft">${jobTitle}</p>`} ${text !== '' && paragraphs(text)}
            ${licences.length > 0 && html`<p class="soft">${view.words.licensed}: ${licences.join('; ')}</p>`}
          </li>`,
      )}
    </ul>`;
  },
  credentials: ({ words, site }) => {
    const { credentials, company } = site;
    if (credentials.length + company.licenses.length === 0) return null;
    return html`<ul>
      ${company.licenses.map((license) => html`<li>${words.license(license)}</li>`)}
      ${credentials.map(({ proofUrl, ...one }) => html`<li>${words.credential(one)}${proofUrl !== '' && html` · <a href="${proofUrl}" rel="noopener nofollow">${words.proof}</a>`}</li>`)}
    </ul>`;
  },
  reviews: (view) => {
    const { words, site, page } = view;
    const shown = page === 'reviews' ? site.reviews : site.reviews.slice(0, 3);
    if (shown.length === 0) return page === 'reviews' ? html`<p>${words.noReviews}</p>` : null;
    const isAll = shown.length === site.reviews.length && site.reviews.length < REVIEWS_READ;
    return html`<ul class="cards">
        ${shown.map((review) => reviewCard(view, review))}
      </ul>
      <p class="soft">${isAll ? words.reviewsNote : words.latestNote}</p>
      ${page !== 'reviews' && !isAll && shownPages(site.content).includes('reviews') && html`<p><a href="${view.linkTo('reviews')}">${words.allReviews}</a></p>`}`;
  },
  gallery: (view, { items }) => {
    const pictures = items.filter(isAgreed);
    if (pictures.length === 0) return view.page === 'gallery' ? html`<p>${view.words.noPictures}</p>` : null;
    return html`<ul class="gallery">
      ${pictures.map(
        (item, at) =>
          // Its name appears below it, so it's said only once. The first row is visible right away.
          html`<li>
            <figure>
              <img src="${view.picture(item.pictureUrl)}" alt=""${size(item)}${at >= FIRST_ROW && html` loading="lazy"`} />
              ${(item.title || item.text) !== '' && html`<figcaption>${item.title}${item.text !== '' && html`<span class="soft"> ${item.text}</span>`}</figcaption>`}
            </figure>
          </li>`,
      )}
    </ul>`;
  },
  financing: (view, block) =>
    html`${block.text === '' && html`<p>${view.words.financingText}</p>`}
      ${block.items.map(({ title, text: about, link }) => html`${named(view, block, title)}${paragraphs(about)}${link !== '' && html`<p><a href="${link}" rel="noopener">${view.words.learnMore}</a></p>`}`)}`,
  offers: (view, block) => {
    const { words, site, locale, page } = view;
    const { items } = block;
    const shown = items.filter((item) => isOffered(item, site.today));
    if (shown.length === 0) return page === 'offers' ? html`<p>${words.noOffers}</p>` : null;
    return html`<ul class="cards">
      ${shown.map(
        ({ title, text, until }) =>
          html`<li class="card">
            ${named(view, block, title)}
            ${paragraphs(text)}
            ${until !== '' && html`<p class="tag">${words.until(spokenDate(until, locale))}</p>`}
          </li>`,
      )}
    </ul>`;
  },
  careers: (view, block) =>
    block.items.length === 0
      ? html`<p>${view.words.noOpenings}</p>`
      : html`${block.items.map(({ title, text }) => html`${named(view, block, title)}${paragraphs(text)}`)}
          <p><a class="button" href="${view.linkTo('contact')}">${view.words.pages.contact}</a></p>`,
  questions: (_, { items }) =>
    items.length === 0
      ? null
      : html`<dl>
          ${items.map(({ title, text }) => html`<dt>${title}</dt><dd>${paragraphs(text)}</dd>`)}
        </dl>`,
  contact: (view, { id, text }) => {
    // Its ticket is for one visitor, so the form is on an uncached page, and only once.
    const first = view.site.content.blocks.find(({ page, kind }) => page === 'contact' && kind === 'contact');
    const hasForm = view.page === 'contact' && first?.id === id;
    const { company } = view.site;
    const { street, unit, city, state, postalCode } = company.address;
    const lines = [
      [street, unit].filter(Boolean).join(', '),
      [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    ].filter(Boolean);
    return html`${text === '' && html`<p>${view.words.contactText}</p>`}
      <p>
        ${company.phone !== '' && html`<a href="${company.phoneLink}">${company.phone}</a><br />`}
        ${company.email !== '' && html`<a href="mailto:${company.email}">${company.email}</a><br />`}
        ${lines.map((line) => html`${line}<br />`)}
      </p>
      ${hasForm ? requestForm(view) : html`<p><a class="button" href="${view.linkTo('contact')}">${view.words.request}</a></p>`}`;
  },
};

function reviewCard({ words, locale, site }: View, review: View['site']['reviews'][number]): Markup {
  const { stars, text, author, place, service, writtenOn, source, url, isJobVerified, reply } = review;
  return html`<li class="card">
    ${stars > 0 && html`<p class="stars" role="img" aria-label="${words.stars(stars)}">${'★'.repeat(stars)}${'☆'.repeat(5 - stars)}</p>`}
    ${paragraphs(text)}
    <p><strong>${author || words.anonymous}</strong></p>
    <p class="soft">${[service, place, spokenDate(writtenOn, locale)].filter(Boolean).join(' · ')}</p>
    <p class="soft">${source === 'own' ? words.ownSource : SOURCE_NAMES[source]}${url !== '' && html` · <a href="${url}" rel="noopener nofollow">${words.readThere}</a>`}</p>
    ${isJobVerified && html`<p><span class="tag">✓ ${words.verified}</span></p>`}
    ${reply !== '' && html`<blockquote><p class="soft">${words.answered(site.company.name)}</p>${paragraphs(reply)}</blockquote>`}
  </li>`;
}

/** Number of pictures side by side on a desktop. */
const FIRST_ROW = 3;

const SOURCE_NAMES: Record<View['site']['reviews'][number]['source'], string> = {
  own: '',
  google: 'Google',
  facebook: 'Facebook',
  nextdoor: 'Nextdoor',
  yelp: 'Yelp',
  angi: 'Angi',
  bbb: 'Better Business Bureau',
  other: '',
};

const spokenDate = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`));

const spokenPrice = (cents: number, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);
