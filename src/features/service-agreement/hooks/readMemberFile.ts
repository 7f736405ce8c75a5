import { mapMemberColumns, type MemberMapping } from '@/domain/agreement/import/rows';
import { listText } from '@/domain/import/listText';
import { openCsv, type CsvSource } from '@/domain/import/table';
import { AppError } from '@/lib/appError';

export type MemberFile = { name: string; source: CsvSource; mapping: MemberMapping };

/** Reads a list of members and finds its columns. @throws AppError with what is wrong with it and what to do */
export async function readMemberFile(file: File): Promise<MemberFile> {
  const source = openCsv(await listText(file));
  if (typeof source === 'string')
    throw new AppError({
      code: 'invalid',
      userMessage:
        source === 'no-rows'
          ? 'This file has names of columns, but no members below them.'
          : 'The first row must hold the names of the columns, such as “Customer, Address, Plan, Next bill”.',
    });
  return { name: file.name.slice(0, 150), source, mapping: mapMemberColumns(source.columns) };
}
