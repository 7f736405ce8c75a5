import type { PaperCompany } from '@/domain/paper/schema';
import { cell, contactLine, emailFrame, type Abuse } from './emailFrame';
import { abuseNote } from './emailText';
import { escapeLines, styled } from './html';

type Letter = { company: PaperCompany; subject: string; /** Plain text. */ message: string; abuse: Abuse };

/** An e-mail that is only words, as HTML and as text, in the company's dress. Everything that people wrote is escaped. */
export function renderLetter({ company, subject, message, abuse }: Letter): { html: string; text: string } {
  const words = message.trim();
  const html = emailFrame({
    company,
    title: subject,
    locale: 'en-US',
    preview: words.slice(0, 120),
    rows: [cell(styled('div', {}, escapeLines(words)), { padding: '8px 24px' })],
    footer: '',
    abuse,
  });
  const foot = `${abuseNote(company.name)} Report it to ${abuse.address} and name ${abuse.reference}.`;
  return { html, text: `${[words, contactLine(company), foot].join('\n\n')}\n` };
}
