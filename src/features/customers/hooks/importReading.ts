import { sha256Hex } from '@/lib/sha256Hex';
import { binaryKind, decodeText, notAList, WEB_PAGE } from '@/domain/import/decode';
import { joinOwnExport, OWN_FILES, type OwnFiles } from '@/domain/import/ownExport';
import { isKnownColumn } from '@/domain/import/presets';
import { createSieve } from '@/domain/import/sieve';
import { openCsv, readRows, type CsvSource, type SourceProblem, type TableRow } from '@/domain/import/table';
import { AppError } from '@/lib/appError';
import { cutText } from '@/lib/cutText';

/** An importable file: its columns, sample rows, and what's needed to read the rest. */
export type LoadedFile = {
  name: string;
  /** SHA-256 of the file's bytes. */
  hash: string;
  bytes: ArrayBuffer;
  source: CsvSource;
  sample: readonly TableRow[];
};

export const MAX_FILE_BYTES = 50 * 1024 * 1024;
const SAMPLE_ROWS = 500;

const PROBLEMS: Record<SourceProblem, string> = {
  empty: 'This file is empty.',
  'no-header':
    'The first row is a customer, not column names. Add a row of column names (such as “First name, Phone, Email”) at the top and choose the file again.',
  'no-rows': 'This file has column names but no customers.',
};
const refused = (userMessage: string): AppError => new AppError({ code: 'invalid', userMessage });

/**
 * Reads a chosen file.
 * @throws AppError with what's wrong with it and what to do
 */
export async function loadFile(file: File): Promise<LoadedFile> {
  if (file.size > MAX_FILE_BYTES)
    throw new AppError({
      code: 'too-large',
      userMessage: 'This file is larger than 50 MB. Split it and import the parts one after the other.',
    });
  return loadBytes(file.name, await file.arrayBuffer());
}

/** Like `loadFile`, for a file stored on this device. */
export async function loadBytes(name: string, buffer: ArrayBuffer): Promise<LoadedFile> {
  const bytes = new Uint8Array(buffer);
  if (bytes.length === 0) throw refused(PROBLEMS.empty);
  const own = isZip(bytes) ? await readOwnZip(bytes) : '';
  if (own !== '') return loaded(name, buffer, own);
  const kind = binaryKind(bytes);
  if (kind === 'excel')
    throw refused(
      'This is a spreadsheet, not a CSV file. Open it in Excel or Numbers, save it as CSV (UTF-8) and choose that file.',
    );
  if (kind === 'other') throw refused('This is not a CSV file. Export your customers as CSV and choose that file.');
  const { text } = decodeText(bytes);
  const other = notAList(text);
  if (other === 'web-page') throw refused(WEB_PAGE);
  if (other === 'other') throw refused('This is not a CSV file. Export your customers as CSV and choose that file.');
  return loaded(name, buffer, text);
}

async function loaded(name: string, buffer: ArrayBuffer, text: string): Promise<LoadedFile> {
  const source = openCsv(text, isKnownColumn);
  if (typeof source === 'string') throw refused(PROBLEMS[source]);
  return {
    name: cutText(name, 300),
    hash: await sha256Hex(new Uint8Array(buffer)),
    bytes: buffer,
    source,
    sample: firstRows(source),
  };
}

const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
/** Limit for each unpacked file in a ZIP: anything larger isn't one of our exports. */
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;

/** Reads our own customer export as one list; returns '' for any other ZIP, such as a workbook. */
async function readOwnZip(bytes: Uint8Array): Promise<string> {
  const { unzipSync } = await import('fflate');
  const kindOf = (path: string) =>
    (Object.keys(OWN_FILES) as (keyof typeof OWN_FILES)[]).find((kind) => OWN_FILES[kind].test(path));
  try {
    const files: OwnFiles = {};
    const unpacked = unzipSync(bytes, {
      filter: ({ name, originalSize }) => kindOf(name) !== undefined && originalSize <= MAX_UNPACKED_BYTES,
    });
    for (const [path, content] of Object.entries(unpacked)) {
      const kind = kindOf(path);
      if (kind) files[kind] = decodeText(content).text;
    }
    return joinOwnExport(files);
  } catch (error) {
    console.warn('This ZIP could not be read', error);
    return '';
  }
}

function firstRows(source: CsvSource): TableRow[] {
  const rows: TableRow[] = [];
  const reasonToSkip = createSieve(source);
  for (const row of readRows(source)) {
    if (reasonToSkip(row) !== '') continue;
    rows.push(row);
    if (rows.length >= SAMPLE_ROWS) break;
  }
  return rows;
}
