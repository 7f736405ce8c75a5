import { escapeHtml } from '../email/html';
import { brandColors } from '@/domain/brand/legibility';
import { DEFAULT_BRAND_KIT } from '@/domain/brand/schema';

type SmallPage = {
  title: string;
  /** The page's company; null if unknown. */
  company: { name: string; primaryColor: string } | null;
  /** HTML, already escaped by the caller. */
  body: string;
  language?: 'en' | 'es';
  /** Additional CSS for the page's own parts. */
  styles?: string;
};

/** Used if there is no company: the kit's default color. */
const PLAIN_COLOR = DEFAULT_BRAND_KIT.primaryColor;

const STYLES = `:root{color-scheme:light dark;--ink:#1b1f24;--faint:#5a6472;--page:#f1f4f5;--sheet:#fff;--line:#d5dbe0}
@media (prefers-color-scheme:dark){:root{--ink:#e8ecef;--faint:#a3adb8;--page:#14181c;--sheet:#1d2328;--line:#39424b}}
*{box-sizing:border-box}body{margin:0;padding:24px 16px;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:560px;margin:0 auto;padding:24px;background:var(--sheet);border:1px solid var(--line);border-radius:8px}
h1{font-size:22px;line-height:1.3;margin:0 0 12px}p{margin:0 0 16px}.from{color:var(--faint);font-size:14px;margin:0 0 8px}
button{font:inherit;font-weight:600;min-height:48px;padding:0 20px;border-radius:6px;border:1px solid var(--line);background:transparent;color:inherit;cursor:pointer}
button.main{background:var(--brand);border-color:var(--brand);color:var(--on-brand)}form{display:inline-block;margin:0 8px 8px 0}`;

/** Renders a short page as a complete document: no scripts, no pictures, no external resources. */
export function smallPage({ title, company, body, language = 'en', styles = '' }: SmallPage): string {
  const { fill, onFill } = brandColors(company?.primaryColor || PLAIN_COLOR);
  const from = company ? `<p class="from">${escapeHtml(company.name)}</p>` : '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLES}:root{--brand:${fill};--on-brand:${onFill}}${styles}</style></head><body><main>${from}<h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
}

/** Headers for such a page, in addition to its `cache-control`. */
export const SMALL_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
} as const;
