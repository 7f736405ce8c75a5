import { guessBankReading, openBankCsv, type CsvReading } from '@/domain/bank/csv';
import type { Statement } from '@/domain/bank/fileLine';
import { isOfx, readOfx } from '@/domain/bank/ofx';
import { textOf } from '@/domain/import/listFile';
import type { CsvSource } from '@/domain/import/table';
import { AppError } from '@/lib/appError';

const NAME_LENGTH = 150;

/** An OFX or QBO file labels its lines; for a CSV file the user may have to map the columns. */
export type BankFile = { name: string } & (
  | { kind: 'ofx'; statements: Statement[] }
  | { kind: 'csv'; source: CsvSource; reading: CsvReading }
);

/** Reads a bank file. @throws AppError with what is wrong with it and what to do */
export async function readBankFile(file: File): Promise<BankFile> {
  const name = file.name.slice(0, NAME_LENGTH);
  const text = await textOf(file, isOfx);
  if (isOfx(text)) {
    const statements = readOfx(text).filter(({ lines, refused }) => lines.length + refused.length > 0);
    if (statements.length === 0)
      throw new AppError({
        code: 'invalid',
        userMessage: 'This file has no transactions. Choose other days at the bank.',
      });
    return { kind: 'ofx', name, statements };
  }
  const source = openBankCsv(text);
  if (!source) throw new AppError({ code: 'invalid', userMessage: 'This file has no rows.' });
  return { kind: 'csv', name, source, reading: guessBankReading(source) };
}
