import { howToPay } from '@/domain/paper/howToPay';
import type { Paper } from '@/domain/paper/schema';
import { emailBody } from './emailBody';
import { emailText } from './emailText';
import { webAddress } from './html';
import { linkLabel, type Paying } from './letter';
import { letterRow, mailSheet, sheetRow, type Abuse } from './sheet';

type Email = {
  paper: Paper;
  /** The company's message, as plain text. */
  message: string;
  /** URL of the document's page; '' = it has none. */
  link: string;
  /** Ways to pay the balance. Omitted if left out. */
  paying?: Paying;
  abuse: Abuse;
};

/**
 * Renders an e-mail with a document, as HTML and text, using the document's own wording. All user text is escaped; there are no scripts or
 * external styles. The only picture is the company's logo.
 */
export function renderEmail({ paper, message, link: given, paying = 'none', abuse }: Email): {
  html: string;
  text: string;
} {
  const link = webAddress(given);
  const { company, title, number, headline, locale, footer } = paper;
  const name = [title, number].filter(Boolean).join(' ');
  const html = mailSheet({
    company,
    locale,
    title: name,
    preview: `${name}: ${headline.label} ${headline.amountText}`,
    rows: [
      letterRow({
        company,
        message,
        link,
        label: linkLabel(paper, paying),
        hint: paying === 'elsewhere' ? howToPay(company) : '',
      }),
      sheetRow(emailBody(paper)),
    ],
    footer,
    abuse,
  });
  return { html, text: emailText({ paper, message, link, paying, abuse }) };
}
