import { recognizeKind, type FileKind } from '@/domain/import/fileKind';
import { openListFile } from '@/domain/import/listFile';
import { readRows, type CsvSource } from '@/domain/import/table';
import { mapColumns, type CsvMapping } from '@/domain/pricebook/csvFields';
import type { FileRow } from '@/domain/pricebook/fileDiff';
import { AppError } from '@/lib/appError';

const MAX_ROWS = 20_000;

export type PriceFile = {
  name: string;
  source: CsvSource;
  mapping: CsvMapping;
  rows: FileRow[];
  /** Detected kind of file. */
  kind: FileKind;
};

const refused = (userMessage: string): AppError => new AppError({ code: 'invalid', userMessage });

/** Reads a price file and finds its columns. @throws AppError with what is wrong with it and what to do. */
export async function readPriceFile(file: File): Promise<PriceFile> {
  const { name, source } = await openListFile(file, { rows: 'items', example: 'Code, Name, Cost, Price' });
  const kind = recognizeKind(source.columns);
  const mapping = mapColumns(source.columns);
  if (
    mapping.id === undefined &&
    mapping.code === undefined &&
    mapping.vendorPartNumber === undefined &&
    mapping.name === undefined
  ) {
    throw refused('No column says which item a row is about. Name one “Code”, “Vendor part number” or “Name”.');
  }
  const rows: FileRow[] = [];
  for (const { row, cells, broken } of readRows(source)) {
    if (rows.length >= MAX_ROWS)
      throw refused('This file has more than 20,000 rows. Split it and import the parts one after the other.');
    if (broken !== '')
      throw refused(`The double quotes in row ${row} are broken. Correct that row and choose the file again.`);
    rows.push({ row, cells });
  }
  return { name, source, mapping, rows, kind };
}
