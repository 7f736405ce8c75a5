import { mapMemberColumns, type MemberMapping } from '@/domain/agreement/import/rows';
import { binaryKind, decodeText, notAList, WEB_PAGE } from '@/domain/import/decode';
import { openCsv, type CsvSource } from '@/domain/import/table';
import { AppError } from '@/lib/appError';

const MAX_FILE_BYTES = 20 * 1024 * 1024;
const refused = (userMessage: string): AppError => new AppError({ code: 'invalid', userMessage });

export type MemberFile = { name: string; source: CsvSource; mapping: MemberMapping };

/** Reads a list of members and finds its columns. @throws AppError with what is wrong with it and what to do */
export async function readMemberFile(file: File): Promise<MemberFile> {
  if (file.size > MAX_FILE_BYTES)
    throw refused('This file is larger than 20 MB. Split it and import the parts one after the other.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) throw refused('This file is empty.');
  const binary = binaryKind(bytes);
  if (binary === 'excel')
    throw refused('This is a workbook, not a CSV file. Save it as CSV (UTF-8) and choose that file.');
  if (binary === 'other') throw refused('This is not a CSV file.');
  const { text } = decodeText(bytes);
  const other = notAList(text);
  if (other !== '') throw refused(other === 'web-page' ? WEB_PAGE : 'This is not a CSV file.');
  const source = openCsv(text);
  if (typeof source === 'string')
    throw refused(
      source === 'no-rows'
        ? 'This file has names of columns, but no members below them.'
        : 'The first row must hold the names of the columns, such as “Customer, Address, Plan, Next bill”.',
    );
  return { name: file.name.slice(0, 150), source, mapping: mapMemberColumns(source.columns) };
}
