import { brandColors } from '@/domain/brand/legibility';
import { isReplyShown, REVIEW_SOURCE_LABELS, type Review } from '@/domain/review/schema';
import { escapeHtml, escapeLines, webAddress } from '../email/html';

type Widget = {
  company: { name: string; primaryColor: string };
  reviews: readonly Review[];
  /** Counts only reviews on the company's own page: other sites' counts are theirs. */
  own: { count: number; average: number };
  theme: 'light' | 'dark' | 'auto';
};

const LIGHT = '--ink:#1b1f24;--faint:#5a6472;--line:#d5dbe0;--sheet:#fff;--star:#9a6200';
const DARK = '--ink:#e8ecef;--faint:#a3adb8;--line:#39424b;--sheet:#1d2328;--star:#f5b942';

const themeOf = (theme: Widget['theme']): string =>
  theme === 'auto'
    ? `:root{color-scheme:light dark;${LIGHT}}@media (prefers-color-scheme:dark){:root{${DARK}}}`
    : `:root{color-scheme:${theme};${theme === 'dark' ? DARK : LIGHT}}`;

const STYLES = `*{box-sizing:border-box}body{margin:0;padding:12px;background:var(--sheet);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
h1{font-size:17px;margin:0 0 4px}.sum{margin:0 0 12px;color:var(--faint)}ul{list-style:none;margin:0;padding:0}
li{padding:12px 0;border-top:1px solid var(--line)}.stars{color:var(--star);letter-spacing:1px}.who{color:var(--faint);font-size:13px}
p{margin:4px 0;overflow-wrap:anywhere}blockquote{margin:8px 0 0;padding-left:12px;border-left:3px solid var(--brand)}a{color:inherit}`;

const stars = (count: number): string =>
  count === 0
    ? ''
    : `<span class="stars" role="img" aria-label="${String(count)} of 5 stars">${'★'.repeat(count)}${'☆'.repeat(5 - count)}</span>`;

const month = (instant: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(instant));

function item(review: Review, companyName: string): string {
  const { source, isJobVerified, url, authorName, placeName, writtenAt, text, reply } = review;
  const where = source === 'own' ? (isJobVerified ? 'verified job' : '') : `on ${REVIEW_SOURCE_LABELS[source]}`;
  const address = webAddress(url);
  const linked =
    address === '' || where === ''
      ? escapeHtml(where)
      : `<a href="${escapeHtml(address)}" target="_blank" rel="noopener nofollow">${escapeHtml(where)}</a>`;
  const who = [escapeHtml(authorName || 'A customer'), escapeHtml(placeName), month(writtenAt), linked]
    .filter((part) => part !== '')
    .join(' · ');
  const answer = isReplyShown(reply)
    ? `<blockquote><p class="who">${escapeHtml(companyName)} answered</p><p>${escapeLines(reply.text)}</p></blockquote>`
    : '';
  return `<li>${stars(review.stars)}${text === '' ? '' : `<p>${escapeLines(text)}</p>`}<p class="who">${who}</p>${answer}</li>`;
}

/** Renders published reviews as a separate page for an iframe: plain user text, escaped, no script, every star alike. */
export function renderReviewWidget({ company, reviews, own, theme }: Widget): string {
  const { fill } = brandColors(company.primaryColor);
  const sum =
    own.count === 0
      ? ''
      : `<p class="sum">${own.average.toFixed(1)} of 5 from ${String(own.count)} ${own.count === 1 ? 'customer' : 'customers'} whose job we did</p>`;
  const list =
    reviews.length === 0
      ? '<p class="sum">No reviews yet.</p>'
      : `<ul>${reviews.map((review) => item(review, company.name)).join('')}</ul>`;
  const title = `Reviews of ${company.name}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${themeOf(theme)}:root{--brand:${fill}}${STYLES}</style></head><body><h1>${escapeHtml(title)}</h1>${sum}${list}</body></html>`;
}
