import { howToPay } from '@/domain/paper/howToPay';
import type { Paper } from '@/domain/paper/schema';
import { textOn } from '../colours';
import { emailBody } from './emailBody';
import { cell, emailFrame, type Abuse } from './emailFrame';
import { escapeHtml, escapeLines, styled, webAddress } from './html';
import { emailText } from './emailText';
import { linkLabel, splitAtLink, type Paying } from './letter';

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
  const label = linkLabel(paper, paying);
  const button = link === '' ? '' : buttonOf(link, label, company.primaryColor);
  const hint = paying === 'elsewhere' ? howToPay(company) : '';
  const html = emailFrame({
    company,
    title: name,
    locale: paper.locale,
    preview: `${name}: ${headline.label} ${headline.amountText}`,
    rows: [
      cell(letterOf({ message, link, label, button, hint }), { padding: '8px 24px 24px' }),
      cell(emailBody(paper)),
    ],
    footer: paper.footer,
    abuse,
  });
  return { html, text: emailText({ paper, message, link, paying, abuse }) };
}

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
