import { mapMemberColumns, type MemberMapping } from '@/domain/agreement/import/rows';
import { openListFile } from '@/domain/import/listFile';
import type { CsvSource } from '@/domain/import/table';

export type MemberFile = { name: string; source: CsvSource; mapping: MemberMapping };

/** Reads a member list and finds its columns. @throws AppError with what is wrong with it and what to do */
export async function readMemberFile(file: File): Promise<MemberFile> {
  const opened = await openListFile(file, { rows: 'members', example: 'Customer, Address, Plan, Next bill' });
  return { ...opened, mapping: mapMemberColumns(opened.source.columns) };
}
