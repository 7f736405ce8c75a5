import { daysBetween } from '@/lib/calendar';
import { stableJson } from '@/lib/stableJson';
import { foldedWords } from '../directory/fold';
import { contentHash } from '../import/ids';
import type { FileLine } from './fileLine';
import type { BankLine } from './schema';

type StoredLine = Pick<BankLine, 'on' | 'amountCents' | 'description' | 'checkNumber' | 'bankId'> & { id: string };

/** `repeat`: the file contains the same line twice, under the same bank ID. */
export const OUTCOMES = ['new', 'same', 'changed', 'repeat'] as const;
type Outcome = (typeof OUTCOMES)[number];
export const DIFFERS = ['on', 'amountCents', 'description', 'checkNumber'] as const;
export type Differs = (typeof DIFFERS)[number];

/**
 * Choices for a line of the file. `update`: apply what changed; `add`: it is another line; `leave`: keep what is
 * stored.
 */
export const LINE_CHOICES = ['update', 'add', 'leave'] as const;
export type LineChoice = (typeof LINE_CHOICES)[number];

/** Decides what happens with a line of the file. The user is asked only about changed and repeated ones. */
export function choiceFor(outcome: Outcome, chosen: LineChoice | undefined): LineChoice {
  switch (outcome) {
    case 'new':
      return 'add';
    case 'same':
      return 'leave';
    case 'changed':
      return chosen ?? 'update';
    case 'repeat':
      return chosen === 'add' ? 'add' : 'leave';
  }
}

/** Whether a change removes a line's match: a different amount or day needs another look. */
export const takesMatchOff = (differs: readonly Differs[]): boolean =>
  differs.includes('on') || differs.includes('amountCents');

export type ComparedLine = {
  /** The line's index in the file. */
  index: number;
  outcome: Outcome;
  /** The matching stored line; '' for a new one. */
  storedId: string;
  /** Fields that differ from the stored line. */
  differs: Differs[];
};
export type Comparison = {
  rows: ComparedLine[];
  /** Stored lines within the file's dates that are missing from it. They stay. */
  gone: string[];
};

/** Number of days around the file's dates within which stored lines are considered. */
export const DAYS_AROUND = 10;
const DAY_SHIFT = 5;

const contentOf = ({ on, amountCents, description, checkNumber }: Omit<FileLine, 'bankId'>): string =>
  `${on}|${amountCents}|${foldedWords(description)}|${checkNumber}`;
const isNear = (a: string, b: string, days: number): boolean => Math.abs(daysBetween(a, b)) <= days;

/**
 * Compares a file's lines with the account's stored lines: known, changed or new. Identical lines are counted: two of them are two lines.
 * A line whose bank ID, text or day has changed is recognized, so neither a second file nor another format creates duplicates.
 * @param stored the account's lines from `DAYS_AROUND` days before the file to as many after it
 */
export function compareFile(stored: readonly StoredLine[], lines: readonly FileLine[]): Comparison {
  const rows: ComparedLine[] = lines.map((_, index) => ({ index, outcome: 'new', storedId: '', differs: [] }));
  const free = new Map(stored.map((line) => [line.id, line]));
  const open = new Set(rows.keys());
  const settle = (index: number, known: StoredLine, outcome: Outcome): void => {
    const line = lines[index];
    if (!line) return;
    rows[index] = { index, outcome, storedId: known.id, differs: outcome === 'same' ? [] : differencesOf(known, line) };
    free.delete(known.id);
    open.delete(index);
  };
  const pass = (outcome: Outcome, keyOf: (line: FileLine) => string, fits: Fits = () => true): void => {
    const byKey = new Map<string, StoredLine[]>();
    for (const known of free.values()) {
      const key = keyOf(known);
      if (key !== '') byKey.set(key, [...(byKey.get(key) ?? []), known]);
    }
    if (byKey.size === 0) return;
    for (const index of [...open]) {
      const line = lines[index];
      if (!line) continue;
      const found = byKey.get(keyOf(line))?.find((known) => free.has(known.id) && fits(known, line));
      if (found) settle(index, found, outcome);
    }
  };

  markRepeats(rows, lines, open);
  pass('same', (line) => (line.bankId === '' ? '' : `${line.bankId}|${contentOf(line)}`));
  pass('same', contentOf);
  // Some banks count from 1 in each file: the same ID alone does not make it the same line.
  pass(
    'changed',
    ({ bankId }) => bankId,
    (known, line) =>
      isNear(known.on, line.on, DAYS_AROUND) &&
      (known.amountCents === line.amountCents || foldedWords(known.description) === foldedWords(line.description)),
  );
  const [first = '', last = ''] = spanOf(lines);
  for (const [id, { on }] of free) if (on < first || on > last) free.delete(id);
  pass('changed', ({ on, amountCents }) => `${on}|${amountCents}`);
  pass(
    'changed',
    ({ amountCents, description }) => `${amountCents}|${foldedWords(description)}`,
    (known, line) => isNear(known.on, line.on, DAY_SHIFT),
  );
  pass('changed', ({ on, description }) =>
    foldedWords(description) === '' ? '' : `${on}|${foldedWords(description)}`,
  );
  return { rows, gone: [...free.keys()].toSorted() };
}

type Fits = (known: StoredLine, line: FileLine) => boolean;

/** A file merged from two may contain a line twice, under the bank's one ID. */
function markRepeats(rows: ComparedLine[], lines: readonly FileLine[], open: Set<number>): void {
  const seen = new Set<string>();
  lines.forEach((line, index) => {
    if (line.bankId === '') return;
    const key = `${line.bankId}|${contentOf(line)}`;
    if (seen.has(key)) {
      rows[index] = { index, outcome: 'repeat', storedId: '', differs: [] };
      open.delete(index);
    }
    seen.add(key);
  });
}

const differencesOf = (known: Omit<FileLine, 'bankId'>, line: FileLine): Differs[] =>
  DIFFERS.filter((field) =>
    field === 'description'
      ? foldedWords(known.description) !== foldedWords(line.description)
      : known[field] !== line[field],
  );

/** Returns a file's first and last day. */
export const spanOf = (lines: readonly Pick<FileLine, 'on'>[]): [string, string] | [] => {
  const days = lines.map(({ on }) => on).toSorted();
  const [first] = days;
  const last = days.at(-1);
  return first === undefined || last === undefined ? [] : [first, last];
};

/** This many lines of a file, and this share of them (in percent), are no coincidence. */
const ALIKE_LEAST = 3;
const ALIKE_PERCENT = 60;

/**
 * Returns the account under which most of a file's lines are already stored, by day and amount; ''. One account may have been given two
 * names, which would import everything twice.
 * @param others lines of other accounts on the days of the file
 */
export function accountWithSameLines(
  lines: readonly FileLine[],
  others: readonly Pick<BankLine, 'account' | 'on' | 'amountCents'>[],
): string {
  const keyOf = ({ on, amountCents }: Pick<BankLine, 'on' | 'amountCents'>): string => `${on}|${amountCents}`;
  const wanted = new Map<string, number>();
  for (const line of lines) wanted.set(keyOf(line), (wanted.get(keyOf(line)) ?? 0) + 1);
  for (const account of new Set(others.map((line) => line.account))) {
    const left = new Map(wanted);
    const alike = others.filter((line) => {
      const count = line.account === account ? (left.get(keyOf(line)) ?? 0) : 0;
      left.set(keyOf(line), count - 1);
      return count > 0;
    }).length;
    if (alike >= ALIKE_LEAST && alike * 100 >= lines.length * ALIKE_PERCENT) return account;
  }
  return '';
}

/** Hash of the comparison the user saw: a different one means that the stored lines have changed since. */
export const comparisonHash = (comparison: Comparison): string => contentHash(stableJson(comparison));

/**
 * Generates IDs for a file's new lines, so that importing it twice at the same moment creates each line once. `isTaken`: a stored line
 * has the ID.
 */
export function newLineIds(account: string, lines: readonly FileLine[], isTaken: (id: string) => boolean): string[] {
  const given = new Set<string>();
  return lines.map((line) => {
    for (let copy = 1; ; copy += 1) {
      const id = contentHash(`${account}|${line.bankId}|${contentOf(line)}|${copy}`);
      if (given.has(id) || isTaken(id)) continue;
      given.add(id);
      return id;
    }
  });
}
