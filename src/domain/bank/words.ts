import { searchWordsIn } from '../search/words';
import type { BankLine } from './schema';

/** By what a line is found: the bank's words, and what it was matched to or set aside as. */
export const wordsOfLine = ({
  description,
  checkNumber,
  note,
  pieces,
}: Pick<BankLine, 'description' | 'checkNumber' | 'note' | 'pieces'>): string[] =>
  searchWordsIn([description, checkNumber, note, ...pieces.map(({ label }) => label)]);
