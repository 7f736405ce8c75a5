import type { PaperCompany } from '@/domain/paper/schema';
import { legibleOnWhite } from '../colours';
import { abuseNote } from './emailText';
import { escapeHtml, escapeLines, layoutTable, styled, webAddress } from './html';

const FONT = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const FAINT = '#5a6472';

/** Where whoever got an e-mail without wanting it complains, and by what it is found then. */
export type Abuse = { address: string; reference: string };

type Frame = {
  company: PaperCompany;
  title: string;
  locale: string;
  /** What mail programs show beside the subject. */
  preview: string;
  /** The cells between head and foot. */
  rows: readonly string[];
  footer: string;
  abuse: Abuse;
};

/** One cell over the whole width of the sheet. */
export const cell = (content: string, more: Record<string, string> = {}): string =>
  styled('td', { padding: '0 24px', ...more }, content);

/** How the company can be reached, as one line. */
export const contactLine = ({ name, addressLines, phone, email, website }: PaperCompany): string =>
  [name, ...addressLines, phone, email, website].filter(Boolean).join(' · ');

/** A whole e-mail as HTML: the company's head, the rows, and a foot that says through whom it came. */
export function emailFrame({ company, title, locale, preview, rows, footer, abuse }: Frame): string {
  const logo = webAddress(company.logoUrl);
  const head = [
    logo === ''
      ? ''
      : `<img src="${escapeHtml(logo)}" alt="" height="48" style="height:48px;max-width:200px;border:0;display:block;margin-bottom:8px">`,
    styled(
      'div',
      { 'font-size': '18px', 'font-weight': 600, color: legibleOnWhite(company.primaryColor) },
      escapeHtml(company.name),
    ),
  ].join('');
  const small = (content: string): string =>
    styled('p', { margin: 0, 'font-size': '12px', 'line-height': '18px', color: FAINT }, content);
  const report = styled('a', { color: FAINT }, 'Report this e-mail', ` href="${escapeHtml(abuseLink(abuse))}"`);
  const sheet = layoutTable(
    [
      styled('td', { height: '6px', background: company.primaryColor, 'font-size': 0, 'line-height': 0 }, '&nbsp;'),
      cell(head, { padding: '24px 24px 8px' }),
      ...rows,
      cell(small(escapeLines([footer, contactLine(company)].filter(Boolean).join('\n'))), {
        padding: '24px 24px 8px',
      }),
      cell(small(`${escapeHtml(abuseNote(company.name))} ${report}`), { padding: '0 24px 24px' }),
    ],
    {
      'max-width': '640px',
      margin: '0 auto',
      background: '#ffffff',
      'border-radius': '8px',
      'font-family': FONT,
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

const abuseLink = ({ address, reference }: Abuse): string =>
  `mailto:${address}?subject=${encodeURIComponent(`Report of e-mail ${reference}`)}`;
