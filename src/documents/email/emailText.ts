import { howToPay } from '@/domain/paper/howToPay';
import type { Paper, PaperLine, PaperSection } from '@/domain/paper/schema';
import { lineTag } from '../lineTag';
import { EMAIL_LINES_LIMIT, offersOf } from './emailBody';
import { linkLabel, splitAtLink, type Paying } from './letter';
import { abuseNote, closingOf, contactOf } from './sheet';

type Text = {
  paper: Paper;
  message: string;
  link: string;
  paying: Paying;
  abuse: { address: string; reference: string };
};

/** Returns the e-mail as plain text, for programs and people that prefer it. */
export function emailText({ paper, message, link, paying, abuse }: Text): string {
  const { title, number, stamp, company, headline, facts, sections, aging, footer } = paper;
  const { before, after } = splitAtLink(message, link);
  const blocks = [
    before,
    link === '' ? '' : `${linkLabel(paper, paying)}: ${link}`,
    paying === 'elsewhere' ? howToPay(company) : '',
    after,
    closingOf(company),
    [
      [title, number, stamp === '' ? '' : `(${stamp})`].filter(Boolean).join(' '),
      `${headline.label}: ${headline.amountText}`,
      ...facts.map(({ label, value }) => `${label}: ${value}`),
    ].join('\n'),
    ...(sections.length > 1
      ? [
          offersOf(sections)
            .map(
              ({ title: name, isRecommended, amountText }) =>
                `${name}${isRecommended ? ' (recommended)' : ''}: ${amountText}`,
            )
            .join('\n'),
        ]
      : sections.map(sectionText)),
    aging.map(({ label, amountText }) => `${label}: ${amountText}`).join('\n'),
    footer,
    contactOf(company),
    `${abuseNote(company.name)} Report it to ${abuse.address} and name ${abuse.reference}.`,
  ];
  return `${blocks.filter((block) => block.trim() !== '').join('\n\n')}\n`;
}

const sectionText = ({ title, isRecommended, description, lines, totals }: PaperSection): string =>
  [
    title === '' ? '' : `${title}${isRecommended ? ' (recommended)' : ''}`,
    description,
    ...lines.slice(0, EMAIL_LINES_LIMIT).map(lineText),
    lines.length > EMAIL_LINES_LIMIT ? `… and ${lines.length - EMAIL_LINES_LIMIT} more` : '',
    ...totals.map(({ label, amountText, note }) => `${label}: ${amountText}${note === '' ? '' : ` (${note})`}`),
  ]
    .filter(Boolean)
    .join('\n');

function lineText(line: PaperLine): string {
  const price = [line.quantityText, line.unitPriceText].filter(Boolean).join(' × ');
  const more = [price, line.discountText, lineTag(line)].filter(Boolean).join(', ');
  return `- ${line.name}${more === '' ? '' : ` (${more})`}: ${line.amountText}`;
}
