import { formatCents, type MoneyFormat } from '../money/format';
import type { DocumentInput, DocumentLine, DocumentOption } from './schema';

/** Each option's total; null while its numbers can't be added up. */
type OptionTotals = ReadonlyMap<string, number | null>;

/** Names that imply which of two options should cost more. */
const RANKS: ReadonlyMap<string, number> = new Map([
  ['good', 1],
  ['better', 2],
  ['best', 3],
]);

const rankOf = ({ name }: DocumentOption): number | undefined => RANKS.get(name.trim().toLowerCase());

/** Returns the lines that a customer who takes this option gets or may add: its own, and those of every option. */
const linesOfOption = (lines: readonly DocumentLine[], optionId: string): DocumentLine[] =>
  lines.filter((line) => line.optionId === '' || line.optionId === optionId);

/** Returns the options that a customer can compare: those with a price. */
export const pricedOptions = (options: readonly DocumentOption[], totals: OptionTotals): DocumentOption[] =>
  options.filter(({ id }) => (totals.get(id) ?? 0) > 0);

/**
 * Returns what might confuse a customer, as messages by option id: an option with no lines or no price, and an option that costs less
 * than, or the same as, the one it should outrank. Good, better and best are compared in that order; others in list order, unless three
 * or more are listed from most expensive down.
 */
export function optionWarnings(
  { options, lines, currency }: Pick<DocumentInput, 'options' | 'lines' | 'currency'>,
  totals: OptionTotals,
): Map<string, string> {
  const warnings = new Map<string, string>();
  for (const { id } of options) {
    if (linesOfOption(lines, id).length === 0) warnings.set(id, 'No lines yet. Add some, or remove the option.');
    else if (totals.get(id) === 0) warnings.set(id, 'Nothing in it has a price yet.');
  }
  const priced = pricedOptions(options, totals);
  const isRanked = priced.every((option) => rankOf(option) !== undefined);
  const ordered = isRanked ? priced.toSorted((a, b) => (rankOf(a) ?? 0) - (rankOf(b) ?? 0)) : priced;
  const steps = ordered.slice(1).map((option, index) => {
    const before = ordered[index];
    return { option, before, byCents: (totals.get(option.id) ?? 0) - (totals.get(before?.id ?? '') ?? 0) };
  });
  const isFromDearestDown = !isRanked && ordered.length > 2 && steps.every(({ byCents }) => byCents < 0);
  if (isFromDearestDown) return warnings;
  for (const { option, before, byCents } of steps) {
    if (!before || byCents > 0) continue;
    warnings.set(
      option.id,
      byCents === 0
        ? `Costs the same as “${before.name}”.`
        : `Costs ${formatCents(-byCents, { currency })} less than “${before.name}”.`,
    );
  }
  return warnings;
}

/** Formats a price range: `$4,900 to $11,559`, with cents only if there are any; one amount if all are the same. */
export function priceRange(totalsCents: readonly number[], { currency, locale }: MoneyFormat = {}): string {
  const ends = [...new Set([Math.min(...totalsCents), Math.max(...totalsCents)])];
  const isWhole = ends.every((cents) => cents % 100 === 0);
  return ends
    .map((cents) => {
      const text = formatCents(cents, { ...(currency && { currency }), ...(locale !== undefined && { locale }) });
      return isWhole ? text.replace(/\.00(?!\d)/, '') : text;
    })
    .join(' to ');
}
