import { calculateDocument } from '../billing/calculate';
import { pricedOptions, priceRange } from '../billing/options';
import type { DocumentResult } from '../billing/result';
import type { DocumentInput, DocumentLine, DocumentOption } from '../billing/schema';
import { formatCents, type MoneyFormat } from '../money/format';
import { formatPaperDate } from './dates';
import { fitPaper } from './fit';
import { headOf, type PaperHeader } from './header';
import { paperLines } from './lines';
import { PAPER_LINES_LIMIT, type Paper, type PaperSection } from './schema';
import { paperTotals } from './totals';

type PaperOfDocument = PaperHeader & {
  document: DocumentInput;
  /** Shows only the chosen option, as on a signed estimate. By default: once there is a signature. */
  isChosenOptionOnly?: boolean;
};

type Shown = { document: DocumentInput; format: MoneyFormat; timeZone: string };

/**
 * Builds an estimate or an invoice as the customer sees it; an estimate with options has a section for each of them.
 * @throws AppError `invalid` when the document has an error (`checkDocument`).
 */
export function paperOfDocument({ document, isChosenOptionOnly, ...header }: PaperOfDocument): Paper {
  const { locale = 'en-US', company, signature = null } = header;
  const { timeZone } = company;
  const format: MoneyFormat = { currency: document.currency, locale };
  const date = (value: string): string => formatPaperDate(value, { timeZone, locale });
  const isOneOption = isChosenOptionOnly ?? signature !== null;
  const isOpen = document.type === 'estimate' && !(isOneOption && document.selectedOptionId !== '');
  const options = isOpen ? document.options : [];
  const shown: Shown = { document, format, timeZone };
  const result = calculateDocument(document);
  const facts = [
    { label: 'Date', value: date(document.date) },
    { label: 'Due', value: document.type === 'invoice' ? date(header.dueDate ?? '') : '' },
    { label: 'Valid until', value: document.type === 'estimate' ? date(header.validUntil ?? '') : '' },
  ];
  return fitPaper({
    ...headOf(document.type, header, facts),
    headline: headlineOf(shown, result, options),
    sections: options.length > 0 ? optionSections(shown, options) : [oneSection(shown, result)],
    rows: [],
    aging: [],
  });
}

function oneSection({ document, format, timeZone }: Shown, result: DocumentResult): PaperSection {
  const chosen = document.options.find(({ id }) => id === document.selectedOptionId);
  const lines = document.lines.filter(({ optionId }) => optionId === '' || optionId === document.selectedOptionId);
  return {
    title: chosen?.name ?? '',
    description: chosen?.description ?? '',
    isRecommended: false,
    lines: paperLines(lines, { input: document, result, format }),
    totals: paperTotals({ input: document, result, format, timeZone }),
  };
}

/** Each option is complete in itself, unless the common lines would be repeated too many times. */
function optionSections({ document, format, timeZone }: Shown, options: readonly DocumentOption[]): PaperSection[] {
  const common = document.lines.filter(({ optionId }) => optionId === '');
  const isRepeated = common.length * (options.length - 1) + document.lines.length <= PAPER_LINES_LIMIT;
  const linesOf = (optionId: string): DocumentLine[] =>
    document.lines.filter((line) => line.optionId === optionId || (isRepeated && line.optionId === ''));
  const sections = options.map(({ id, name, description, isRecommended }): PaperSection => {
    const input = { ...document, selectedOptionId: id };
    const result = calculateDocument(input);
    return {
      title: name,
      description,
      isRecommended,
      lines: paperLines(linesOf(id), { input, result, format }),
      totals: paperTotals({ input, result, format, timeZone }),
    };
  });
  if (isRepeated) return sections;
  const [first] = options;
  const input = { ...document, selectedOptionId: first?.id ?? '' };
  const shared = {
    title: 'In every option',
    description: 'What follows here is part of each option below and of its total.',
    isRecommended: false,
    totals: [],
  };
  return [{ ...shared, lines: paperLines(common, { input, result: calculateDocument(input), format }) }, ...sections];
}

function headlineOf(
  { document, format }: Shown,
  { totalCents, balanceCents }: DocumentResult,
  options: readonly DocumentOption[],
): Paper['headline'] {
  if (document.type === 'invoice') {
    return balanceCents < 0
      ? { label: 'Overpaid', amountText: formatCents(-balanceCents, format) }
      : { label: 'Balance due', amountText: formatCents(balanceCents, format) };
  }
  const totals = new Map(
    options.map(({ id }) => [id, calculateDocument({ ...document, selectedOptionId: id }).totalCents]),
  );
  // An empty option isn't a possible price of the work.
  const priced = pricedOptions(options, totals).map(({ id }) => totals.get(id) ?? 0);
  const [only] = priced;
  if (only === undefined || priced.length === 1)
    return { label: 'Total', amountText: formatCents(only ?? totalCents, format) };
  return { label: `${priced.length} options`, amountText: priceRange(priced, format) };
}
