import { isReference } from './marking';
import type { Shape } from './shape';

/** Placeholders for patterns in the table: `areExact` in firestore.rules substitutes the patterns. */
const LETTERS = {
  id: '@i',
  reference: '@r',
  instant: '@t',
  instantOrNone: '@n',
  email: '@e',
  phone: '@p',
  webAddress: '@w',
  picture: '@o',
};
/** The maximum count of a pattern repetition. */
const MOST_REPETITIONS = 1000;
const DATE = '[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])';
/** Separates joined texts; no text contains it. */
const SEPARATOR = String.raw`\u001f`;

const escaped = (text: string): string => text.replace(/[$.*+?()[\]{}|^]/g, '[$&]');
const orNone = (pattern: string, mayBeEmpty: boolean): string => (mayBeEmpty ? `(${pattern})?` : pattern);

function ofTexts(values: readonly string[]): string {
  const alternatives = values.filter((text) => text !== '').map(escaped);
  return orNone(`(${alternatives.join('|')})`, values.includes(''));
}

function ofText(min: number, max: number): string {
  if (max <= MOST_REPETITIONS) return `[^${SEPARATOR}]{${String(min)},${String(max)}}`;
  // Longer than a repetition can count: the length of all texts bounds it.
  return `[^${SEPARATOR}]${min === 0 ? '*' : '+'}`;
}

/**
 * Returns a text's pattern for the field table, without backslashes, which the rules' `replace` would interpret.
 * @throws Error for a pattern that the table can't hold
 */
export function textPattern(shape: Shape): string {
  switch (shape.kind) {
    case 'text':
      return isReference(shape) ? LETTERS.reference : ofText(shape.min, shape.max);
    case 'known':
      if (shape.text === 'date') return orNone(DATE, shape.mayBeEmpty);
      if (shape.text === 'instant') return shape.mayBeEmpty ? LETTERS.instantOrNone : LETTERS.instant;
      return LETTERS[shape.text];
    case 'oneOf':
      return ofTexts(shape.values);
    case 'pattern': {
      const plain = shape.pattern
        .replaceAll(String.raw`\/`, '/')
        .replaceAll(String.raw`\d`, '[0-9]')
        .replaceAll(String.raw`[^\s<>"]`, `[^ <>"${SEPARATOR}]`)
        .replaceAll(String.raw`\.`, '[.]');
      if (/[\\;~'@]/.test(plain.replaceAll(SEPARATOR, '')))
        throw new Error(`${shape.pattern}: a character that separates parts of the table of fields`);
      return plain;
    }
    case 'number':
    case 'flag':
    case 'address':
    case 'nullable':
    case 'list':
    case 'map':
    case 'unsayable':
      throw new Error(`A ${shape.kind} has no pattern`);
  }
}

/** Any number as it is written, such as -1.5E-7. */
const ANY_NUMBER = '[-+.0-9E]{1,30}';

/** Matches whole numbers from 0 to the maximum, digit by digit: 250 is `#{1,2}|1#{2}|2[0-4]#{1}|250`, where # is a digit. */
function upTo(most: number): string {
  const digits = String(most);
  const shorter = digits.length > 1 ? [`#{1,${String(digits.length - 1)}}`] : [];
  const smaller = digits.split('').flatMap((digit, at) => {
    const least = at === 0 && digits.length > 1 ? 1 : 0;
    const below = Number(digit) - 1;
    if (below < least) return [];
    const choice = below === least ? String(least) : `[${String(least)}-${String(below)}]`;
    const rest = digits.length - at - 1;
    return [digits.slice(0, at) + choice + (rest === 0 ? '' : `#{${String(rest)}}`)];
  });
  return [...shorter, ...smaller, digits].join('|');
}

/** Returns the pattern of a written-out number. Missing values, and minimums above 0, are left to readers. */
export function numberPattern({ isWhole, min, max }: Extract<Shape, { kind: 'number' }>): string {
  const pattern = isWhole && min !== null && min >= 0 && max !== null ? upTo(max) : ANY_NUMBER;
  return `(null|${pattern})`;
}
