import { AppError } from '@/lib/appError';
import { binaryKind, decodeText, notAList, WEB_PAGE } from './decode';
import { openCsv, type CsvSource } from './table';

const MAX_BYTES = 20 * 1024 * 1024;
const NAME_LENGTH = 150;
const refused = (userMessage: string): AppError => new AppError({ code: 'invalid', userMessage });

type ReadableFile = { name: string; size: number; arrayBuffer: () => Promise<ArrayBuffer> };

/**
 * Opens a CSV file of prices or members and finds its column names.
 * @param rows what its rows contain: `items`
 * @param example column names for a file that has none: `Code, Name`
 * @throws AppError saying what is wrong with the file and how to fix it
 */
export async function openListFile(
  file: ReadableFile,
  { rows, example }: { rows: string; example: string },
): Promise<{ name: string; source: CsvSource }> {
  const source = openCsv(await textOf(file));
  if (source === 'no-rows') throw refused(`This file has names of columns, but no ${rows} below them.`);
  if (typeof source === 'string')
    throw refused(`The first row must hold the names of the columns, such as “${example}”.`);
  return { name: file.name.slice(0, NAME_LENGTH), source };
}

/**
 * Reads a file's text in any encoding.
 * @param isKnown recognizes text that isn't CSV but is still accepted
 * @throws AppError saying what is wrong with the file and how to fix it
 */
export async function textOf(file: ReadableFile, isKnown: (text: string) => boolean = () => false): Promise<string> {
  if (file.size > MAX_BYTES)
    throw refused('This file is larger than 20 MB. Split it and import the parts one after the other.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) throw refused('This file is empty.');
  const binary = binaryKind(bytes);
  if (binary === 'excel')
    throw refused('This is a workbook, not a CSV file. Save it as CSV (UTF-8) and choose that file.');
  if (binary === 'other') throw refused('This is not a CSV file.');
  const { text } = decodeText(bytes);
  const other = isKnown(text) ? '' : notAList(text);
  if (other !== '') throw refused(other === 'web-page' ? WEB_PAGE : 'This is not a CSV file.');
  return text;
}
