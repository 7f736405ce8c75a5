import type { PaperCompany } from '@/domain/paper/schema';
import { webAddress } from './html';
import { splitAtLink } from './letter';
import { abuseNote, closingOf, contactOf, letterRow, mailSheet, type Abuse } from './sheet';

type LetterMail = {
  company: PaperCompany;
  subject: string;
  /** The company's message, as plain text. */
  message: string;
  /** The e-mail's only button: its label and target. */
  link: { label: string; address: string };
  abuse: Abuse;
};

/** Renders a short e-mail with one button, as HTML and text, in the same frame as e-mails with documents. */
export function renderLetter({ company, subject, message, link, abuse }: LetterMail): { html: string; text: string } {
  const address = webAddress(link.address);
  const row = letterRow({ company, message, link: address, label: link.label, hint: '' });
  const html = mailSheet({
    company,
    locale: 'en-US',
    title: subject,
    preview: message.slice(0, 120),
    rows: [row],
    footer: '',
    abuse,
  });
  const { before, after } = splitAtLink(message, address);
  const blocks = [
    before,
    address === '' ? '' : `${link.label}: ${address}`,
    after,
    closingOf(company),
    contactOf(company),
    `${abuseNote(company.name)} Report it to ${abuse.address} and name ${abuse.reference}.`,
    abuse.unsubscribe ? `Unsubscribe: ${abuse.unsubscribe}` : '',
  ];
  return { html, text: `${blocks.filter((block) => block.trim() !== '').join('\n\n')}\n` };
}
