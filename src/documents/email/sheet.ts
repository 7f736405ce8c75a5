import type { PaperCompany } from '@/domain/paper/schema';
import { cssFontOf, DEFAULT_BRAND_FONT } from '@/domain/brand/fonts';
import { brandColors } from '@/domain/brand/legibility';
import { escapeHtml, escapeLines, layoutTable, styled, webAddress } from './html';
import { splitAtLink } from './letter';

const FAINT = '#5a6472';

/** Address for reporting abuse, and how the e-mail is found then. */
export type Abuse = {
  address: string;
  reference: string;
  /** Unsubscribe link for e-mails like this one; omitted for requested ones. */
  unsubscribe?: string;
};

type Sheet = {
  company: PaperCompany;
  locale: string;
  /** Title of the window that shows it. */
  title: string;
  /** The preview line that mailboxes show before it's opened. */
  preview: string;
  /** Content between the company's name and the footer, one row each, as HTML. */
  rows: readonly string[];
  /** Text above the company's address; ''. */
  footer: string;
  abuse: Abuse;
};

const cell = (content: string, more: Record<string, string> = {}): string =>
  styled('td', { padding: '0 24px', ...more }, content);
const small = (content: string): string =>
  styled('p', { margin: 0, 'font-size': '12px', 'line-height': '18px', color: FAINT }, content);

/** Returns the note saying who sent it through Fieldwright, so that no one can impersonate someone else unnoticed. */
export const abuseNote = (companyName: string): string =>
  `${companyName} sent this with Fieldwright. Don’t know them, or does it look like fraud?`;

/** Returns the company's contact details and licenses, for the footer. */
export const contactOf = ({ name, addressLines, phone, email, website, kit }: PaperCompany): string =>
  [name, ...addressLines, phone, email, website, ...(kit?.licenseLines ?? [])].filter(Boolean).join(' · ');

/** Returns the company's closing words and signer, one line each; ''. */
export const closingOf = ({ kit }: PaperCompany): string => (kit?.closingLines ?? []).join('\n');

/** Renders an e-mail's frame: the company's color, logo and name at the top, contact details and the abuse link at the bottom. */
export function mailSheet({ company, locale, title, preview, rows, footer, abuse }: Sheet): string {
  const logo = webAddress(company.logoUrl);
  const { fill, link } = brandColors(company.primaryColor);
  const tagline = company.kit?.tagline ?? '';
  const head = [
    logo === ''
      ? ''
      : `<img src="${escapeHtml(logo)}" alt="" height="48" style="height:48px;max-width:200px;border:0;display:block;margin-bottom:8px">`,
    styled('div', { 'font-size': '18px', 'font-weight': 600, color: link }, escapeHtml(company.name)),
    tagline === '' ? '' : small(escapeHtml(tagline)),
  ].join('');
  const report = styled('a', { color: FAINT }, 'Report this e-mail', ` href="${escapeHtml(abuseLink(abuse))}"`);
  const sheet = layoutTable(
    [
      styled('td', { height: '6px', background: fill, 'font-size': 0, 'line-height': 0 }, '&nbsp;'),
      cell(head, { padding: '24px 24px 8px' }),
      ...rows,
      cell(small(escapeLines([footer, contactOf(company)].filter(Boolean).join('\n'))), { padding: '24px 24px 8px' }),
      cell(small(`${escapeHtml(abuseNote(company.name))} ${report}${unsubscribeLine(abuse)}`), {
        padding: '0 24px 24px',
      }),
    ],
    {
      'max-width': '640px',
      margin: '0 auto',
      background: '#ffffff',
      'border-radius': '8px',
      'font-family': cssFontOf(company.kit?.font ?? DEFAULT_BRAND_FONT),
      'font-size': '15px',
      'line-height': '22px',
      color: '#1b1f24',
    },
  );
  const hidden = styled('div', { display: 'none', 'max-height': 0, overflow: 'hidden' }, escapeHtml(preview));
  return [
    `<!doctype html><html lang="${escapeHtml(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>`,
    styled('body', { margin: 0, padding: '24px 12px', background: '#f1f4f5' }, hidden + sheet),
    '</html>',
  ].join('');
}

const unsubscribeLine = ({ unsubscribe = '' }: Abuse): string => {
  const link = webAddress(unsubscribe);
  return link === '' ? '' : ` · ${styled('a', { color: FAINT }, 'Unsubscribe', ` href="${escapeHtml(link)}"`)}`;
};

const abuseLink = ({ address, reference }: Abuse): string =>
  `mailto:${address}?subject=${encodeURIComponent(`Report of e-mail ${reference}`)}`;

type Letter = {
  company: PaperCompany;
  message: string;
  /** '' = none. */ link: string;
  label: string;
  /** Shown below the button; ''. */ hint: string;
};

/** Renders the row with the message and its only button. A link within a sentence is labeled with what it opens: no bare URL is shown. */
export function letterRow({ company, message, link, label, hint }: Letter): string {
  const anchor = styled('a', { color: '#0a58ca' }, escapeHtml(label), ` href="${escapeHtml(link)}"`);
  const words = (part: string): string =>
    part === ''
      ? ''
      : styled('div', {}, link === '' ? escapeLines(part) : part.split(link).map(escapeLines).join(anchor));
  // Without a button, the paragraphs keep the lines between them.
  const { before, after } = link === '' ? { before: message.trim(), after: '' } : splitAtLink(message, link);
  const button = link === '' ? '' : buttonOf(link, label, company.primaryColor);
  const hintRow = hint === '' ? '' : styled('p', { margin: '0 0 16px' }, escapeHtml(hint));
  const closing = closingOf(company);
  const signedOff = closing === '' ? '' : styled('p', { margin: '16px 0 0' }, escapeLines(closing));
  return cell(words(before) + button + hintRow + words(after) + signedOff, { padding: '8px 24px 24px' });
}

function buttonOf(link: string, label: string, color: string): string {
  const { fill, onFill } = brandColors(color);
  const anchor = styled(
    'a',
    {
      display: 'inline-block',
      padding: '14px 24px',
      'border-radius': '6px',
      background: fill,
      color: onFill,
      'font-weight': 600,
      'text-decoration': 'none',
    },
    escapeHtml(label),
    ` href="${escapeHtml(link)}"`,
  );
  return styled('p', { margin: '24px 0' }, anchor);
}

/** Renders a full-width row. */
export const sheetRow = (content: string): string => cell(content);
