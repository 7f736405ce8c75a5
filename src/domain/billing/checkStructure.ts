import { DISCOUNTS_PER_DOCUMENT_LIMIT } from '../discount/schema';
import type { DocumentIssue } from './result';
import {
  FEES_PER_DOCUMENT_LIMIT,
  LINES_PER_DOCUMENT_LIMIT,
  SETTLEMENTS_PER_DOCUMENT_LIMIT,
  type DocumentInput,
} from './schema';

/** Checks the limits within which sums are exact. */
export function checkLimits({ lines, fees, discounts, settlements }: DocumentInput): DocumentIssue[] {
  const limits = [
    { path: 'lines', count: lines.length, limit: LINES_PER_DOCUMENT_LIMIT },
    { path: 'fees', count: fees.length, limit: FEES_PER_DOCUMENT_LIMIT },
    { path: 'discounts', count: discounts.length, limit: DISCOUNTS_PER_DOCUMENT_LIMIT },
    { path: 'settlements', count: settlements.length, limit: SETTLEMENTS_PER_DOCUMENT_LIMIT },
  ];
  return limits.flatMap(({ path, count, limit }) =>
    count > limit ? [error('too-many', path, `A document has at most ${limit} ${path}.`)] : [],
  );
}

/** Checks ids: they identify what is divided and taxed, so no two of a kind may share one; lines and fees are taxed together. */
export function checkIds({ lines, fees, discounts, options, settlements, tax }: DocumentInput): DocumentIssue[] {
  const groups = [
    { path: 'lines', ids: [...lines, ...fees].map(({ id }) => id) },
    { path: 'discounts', ids: discounts.map(({ id }) => id) },
    { path: 'options', ids: options.map(({ id }) => id) },
    { path: 'settlements', ids: settlements.map(({ id }) => id) },
    { path: 'tax.zone.taxes', ids: (tax.zone?.taxes ?? []).map(({ id }) => id) },
  ];
  return groups.flatMap(({ path, ids }) => {
    const repeated = ids.length === new Set(ids).size ? undefined : ids.find((id, index) => ids.indexOf(id) !== index);
    return repeated === undefined ? [] : [error('repeated-id', path, `The ID “${repeated}” is used twice.`)];
  });
}

/** Checks options: an invoice must say which one is billed; an estimate may leave it to the customer. */
export function checkChoices({ type, lines, options, selectedOptionId }: DocumentInput): DocumentIssue[] {
  const known = new Set(options.map(({ id }) => id));
  const strays = lines.flatMap(({ name, optionId }, index) =>
    optionId === '' || known.has(optionId)
      ? []
      : [error('unknown-option', `lines.${index}.optionId`, `“${name}” belongs to an option that does not exist.`)],
  );
  if (selectedOptionId !== '' && !known.has(selectedOptionId))
    return [...strays, error('unknown-option', 'selectedOptionId', 'The chosen option does not exist.')];
  if (selectedOptionId !== '' || options.length === 0) return strays;
  if (type === 'invoice') return [...strays, error('no-option', 'selectedOptionId', 'Choose the option to invoice.')];
  return [
    ...strays,
    {
      severity: 'warning',
      code: 'no-option',
      path: 'selectedOptionId',
      message: 'No option is selected: only what they have in common is counted.',
    },
  ];
}

const error = (code: string, path: string, message: string): DocumentIssue => ({
  severity: 'error',
  code,
  path,
  message,
});
