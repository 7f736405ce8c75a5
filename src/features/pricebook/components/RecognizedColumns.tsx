import { Text } from '@mantine/core';
import { CSV_COLUMNS, CSV_HEADERS } from '@/domain/pricebook/csvColumns';
import type { PriceFile } from '../hooks/readPriceFile';

/** Formats a column by the file's name for it, plus ours if different. */
const understoodAs = (theirs: string, ours: string): string =>
  theirs.trim().toLowerCase() === ours.toLowerCase() ? ours : `${theirs} → ${ours}`;

/** Shows which columns of a file were recognized, and as what. */
export function RecognizedColumns({ file }: { file: PriceFile }) {
  const known = CSV_COLUMNS.filter((column) => file.mapping[column] !== undefined);
  const taken = new Set(Object.values(file.mapping));
  const ignored = file.source.columns.filter((_, index) => !taken.has(index));
  return (
    <Text size="sm">
      Columns recognized:{' '}
      {known
        .map((column) => understoodAs(file.source.columns[file.mapping[column] ?? 0] ?? '', CSV_HEADERS[column]))
        .join(', ')}
      .{ignored.length > 0 && ` Not used: ${ignored.join(', ')}.`}
    </Text>
  );
}
