import { searchWordsIn } from '../search/words';
import type { BankLine } from './schema';

/** Builds a line's search words: the bank's text, and what it was matched to or set aside as. */
export const wordsOfLine = ({
  description,
  checkNumber,
  note,
  pieces,
}: Pick<BankLine, 'description' | 'checkNumber' | 'note' | 'pieces'>): string[] =>
  searchWordsIn([description, checkNumber, note, ...pieces.map(({ label }) => label)]);
