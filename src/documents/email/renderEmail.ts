import { howToPay } from '@/domain/paper/howToPay';
import type { Paper } from '@/domain/paper/schema';
import { legibleOnWhite, textOn } from '../colours';
import { emailBody } from './emailBody';
import { escapeHtml, escapeLines, layoutTable, styled, webAddress } from './html';
import { abuseNote, emailText } from './emailText';
import { linkLabel, splitAtLink, type Paying } from './letter';

const FONT = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const FAINT = '#5a6472';

type Email = {
  paper: Paper;
  /** What the company writes, plain text. */
  message: string;
  /** The page of the document; '' = it has none. */
  link: string;
  /** How what is owed can be paid. Left out, nothing is said of it. */
  paying?: Paying;
  /** Where whoever got it without wanting it complains, and by what the e-mail is found then. */
  abuse: Abuse;
};
type Abuse = { address: string; reference: string };

/**
 * An e-mail with a paper, as HTML and as text, in the paper's own words. Everything that people wrote is escaped; there are
 * neither scripts nor outside styles. The only picture is the company's logo.
 */
export function renderEmail({ paper, message, link: given, paying = 'none', abuse }: Email): {
  html: string;
  text: string;
} {
  const link = webAddress(given);
  const { company, title, number, headline } = paper;
  const name = [title, number].filter(Boolean).join(' ');
  const accent = legibleOnWhite(company.primaryColor);
  const logo = webAddress(company.logoUrl);
  const head = [
    logo === ''
      ? ''
      : `<img src="${escapeHtml(logo)}" alt="" height="48" style="height:48px;max-width:200px;border:0;display:block;margin-bottom:8px">`,
    styled('div', { 'font-size': '18px', 'font-weight': 600, color: accent }, escapeHtml(company.name)),
  ].join('');
  const label = linkLabel(paper, paying);
  const button = link === '' ? '' : buttonOf(link, label, company.primaryColor);
  const contact = [company.name, ...company.addressLines, company.phone, company.email, company.website].filter(
    Boolean,
  );
  const cell = (content: string, more: Record<string, string> = {}): string =>
    styled('td', { padding: '0 24px', ...more }, content);
  const sheet = layoutTable(
    [
      styled('td', { height: '6px', background: company.primaryColor, 'font-size': 0, 'line-height': 0 }, '&nbsp;'),
      cell(head, { padding: '24px 24px 8px' }),
      cell(letterOf({ message, link, label, button, hint: paying === 'elsewhere' ? howToPay(company) : '' }), {
        padding: '8px 24px 24px',
      }),
      cell(emailBody(paper)),
      cell(
        styled(
          'p',
          { margin: 0, 'font-size': '12px', 'line-height': '18px', color: FAINT },
          escapeLines([paper.footer, contact.join(' · ')].filter(Boolean).join('\n')),
        ),
        { padding: '24px 24px 8px' },
      ),
      cell(
        styled(
          'p',
          { margin: 0, 'font-size': '12px', 'line-height': '18px', color: FAINT },
          `${escapeHtml(abuseNote(company.name))} ${styled('a', { color: FAINT }, 'Report this e-mail', ` href="${escapeHtml(abuseLink(abuse))}"`)}`,
        ),
        { padding: '0 24px 24px' },
      ),
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
  const preview = styled(
    'div',
    { display: 'none', 'max-height': 0, overflow: 'hidden' },
    escapeHtml(`${name}: ${headline.label} ${headline.amountText}`),
  );
  const html = [
    `<!doctype html><html lang="${escapeHtml(paper.locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${escapeHtml(name)}</title></head>`,
    styled('body', { margin: 0, padding: '24px 12px', background: '#f1f4f5' }, preview + sheet),
    '</html>',
  ].join('');
  return { html, text: emailText({ paper, message, link, paying, abuse }) };
}

const abuseLink = ({ address, reference }: Abuse): string =>
  `mailto:${address}?subject=${encodeURIComponent(`Report of e-mail ${reference}`)}`;

function buttonOf(link: string, label: string, color: string): string {
  const anchor = styled(
    'a',
    {
      display: 'inline-block',
      padding: '14px 24px',
      'border-radius': '6px',
      background: color,
      color: textOn(color),
      'font-weight': 600,
      'text-decoration': 'none',
    },
    escapeHtml(label),
    ` href="${escapeHtml(link)}"`,
  );
  return styled('p', { margin: '24px 0' }, anchor);
}

type Letter = { message: string; link: string; label: string; button: string; hint: string };

/** The message with its one button, and how to pay below it. A link within a sentence is called what it opens: no bare address is shown. */
function letterOf({ message, link, label, button, hint }: Letter): string {
  const anchor = styled('a', { color: '#0a58ca' }, escapeHtml(label), ` href="${escapeHtml(link)}"`);
  const words = (part: string): string =>
    part === ''
      ? ''
      : styled('div', {}, link === '' ? escapeLines(part) : part.split(link).map(escapeLines).join(anchor));
  const { before, after } = splitAtLink(message, link);
  const payHint = hint === '' ? '' : styled('p', { margin: '0 0 16px' }, escapeHtml(hint));
  return words(before) + button + payHint + words(after);
}
