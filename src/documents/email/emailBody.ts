import type { Paper, PaperLine, PaperSection, PaperTotal } from '@/domain/paper/schema';
import { brandColors, textOn, tintOf } from '@/domain/brand/legibility';
import { lineTag } from '../lineTag';
import { escapeHtml, escapeLines, layoutTable, styled } from './html';

/** E-mails are read at a glance, and mail programs truncate long ones; the PDF and the page are complete. */
export const EMAIL_LINES_LIMIT = 15;
const FAINT = '#5a6472';
const RULE = '1px solid #d9dee4';
const SMALL = { 'font-size': '13px', 'line-height': '18px', color: FAINT };

/** Renders what the document is and its totals. */
export function emailBody(paper: Paper): string {
  const { company, sections, aging } = paper;
  return [
    summary(paper),
    // The options' contents are compared on the page, not in an e-mail.
    sections.length > 1
      ? optionsOf(sections, company.accentColor)
      : sections
          .map((section) => sectionOf(section, company.primaryColor, company.accentColor, EMAIL_LINES_LIMIT))
          .join(''),
    aging.length === 0
      ? ''
      : styled(
          'div',
          { margin: '16px 0 0' },
          layoutTable(aging.map(({ label, amountText }) => twoCells(escapeHtml(label), escapeHtml(amountText)))),
        ),
  ].join('');
}

function summary({ company, title, number, stamp, headline, facts }: Paper): string {
  const name = [title, number, stamp === '' ? '' : `(${stamp})`].filter(Boolean).join(' ');
  const figure = styled(
    'div',
    { 'font-size': '24px', 'line-height': '32px', 'font-weight': 600 },
    escapeHtml(headline.amountText),
  );
  const rows = facts.map(({ label, value }) => twoCells(styled('span', SMALL, escapeHtml(label)), escapeHtml(value)));
  const content =
    styled('div', { 'font-weight': 600 }, escapeHtml(name)) +
    styled('div', SMALL, escapeHtml(headline.label)) +
    figure +
    layoutTable(rows, { 'margin-top': '8px' });
  return layoutTable([
    styled('td', { padding: '16px', background: tintOf(company.primaryColor), 'border-radius': '6px' }, content),
  ]);
}

const recommended = (accent: string): string =>
  ` ${styled('span', { padding: '2px 8px', 'border-radius': '4px', 'font-size': '12px', 'white-space': 'nowrap', background: accent, color: textOn(accent) }, 'Recommended')}`;

/** Renders each option with its total. */
function optionsOf(sections: readonly PaperSection[], accent: string): string {
  const cell = { padding: '12px 0', 'border-bottom': RULE };
  const rows = offersOf(sections).map(({ title, description, isRecommended, amountText }) =>
    twoCells(
      styled('div', { 'font-weight': 600 }, escapeHtml(title) + (isRecommended ? recommended(accent) : '')) +
        (description === '' ? '' : styled('div', SMALL, escapeLines(description))),
      styled('span', { 'font-weight': 600, 'white-space': 'nowrap' }, escapeHtml(amountText)),
      cell,
    ),
  );
  return styled('div', { margin: '8px 0 0' }, layoutTable(rows));
}

/** Returns a document's options with their totals; the section common to all of them isn't one. */
export const offersOf = (
  sections: readonly PaperSection[],
): (Pick<PaperSection, 'title' | 'description' | 'isRecommended'> & { amountText: string })[] =>
  sections.flatMap(({ totals, ...section }) => {
    const total = totals.find(({ isStrong }) => isStrong);
    return total ? [{ ...section, amountText: total.amountText }] : [];
  });

function sectionOf(
  { title, description, isRecommended, lines, totals }: PaperSection,
  primary: string,
  accent: string,
  limit: number,
): string {
  const { fill, onFill } = brandColors(primary);
  const badge = isRecommended ? recommended(accent) : '';
  const head =
    title === ''
      ? ''
      : styled('div', { margin: '24px 0 4px', 'font-size': '17px', 'font-weight': 600 }, escapeHtml(title) + badge);
  const words = description === '' ? '' : styled('div', SMALL, escapeLines(description));
  const th = (content: string, align: 'left' | 'right'): string =>
    styled(
      'td',
      {
        padding: '6px 8px',
        background: fill,
        color: onFill,
        'font-size': '13px',
        'font-weight': 600,
        'text-align': align,
      },
      content,
    );
  const rest = lines.length - limit;
  const more =
    rest <= 0
      ? []
      : [
          styled(
            'td',
            { padding: '8px', ...SMALL },
            `… and ${rest} more ${rest === 1 ? 'line' : 'lines'}`,
            ' colspan="2"',
          ),
        ];
  const table =
    lines.length === 0
      ? ''
      : layoutTable(
          [th('Description', 'left') + th('Amount', 'right'), ...lines.slice(0, limit).map(lineRow), ...more],
          { 'margin-top': '16px' },
        );
  return head + words + table + layoutTable(totals.map(totalRow), { 'margin-top': '8px' });
}

function lineRow(line: PaperLine): string {
  const price = [line.quantityText, line.unitPriceText].filter(Boolean).join(' × ');
  const small = [lineTag(line), price, line.discountText]
    .filter(Boolean)
    .map((text) => styled('div', SMALL, escapeHtml(text)))
    .join('');
  const ink = line.isSelected ? '#1b1f24' : FAINT;
  return (
    styled(
      'td',
      { padding: '8px', 'border-bottom': RULE, 'vertical-align': 'top', 'word-break': 'break-word', color: ink },
      styled('div', { 'font-weight': 600 }, escapeHtml(line.name)) + small,
    ) +
    styled(
      'td',
      {
        padding: '8px',
        'border-bottom': RULE,
        'vertical-align': 'top',
        'text-align': 'right',
        'white-space': 'nowrap',
        color: ink,
      },
      escapeHtml(line.amountText),
    )
  );
}

function totalRow({ label, amountText, isStrong, note }: PaperTotal): string {
  const weight = isStrong ? { 'font-weight': 600, 'border-top': '1px solid #1b1f24' } : {};
  const words =
    escapeHtml(label) + (note === '' ? '' : styled('div', { ...SMALL, 'font-weight': 400 }, escapeHtml(note)));
  return twoCells(words, escapeHtml(amountText), weight);
}

const twoCells = (left: string, right: string, styles: Record<string, string | number> = {}): string =>
  styled('td', { padding: '3px 8px 3px 0', 'vertical-align': 'top', ...styles }, left) +
  styled('td', { padding: '3px 0', 'vertical-align': 'top', 'text-align': 'right', ...styles }, right);
