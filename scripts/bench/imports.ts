import { guessMapping } from '@/domain/import/mapping';
import { countFates, createRowChecker, makePlan } from '@/domain/import/plan';
import { readRow } from '@/domain/import/rows';
import { openCsv, readRows } from '@/domain/import/table';
import type { Figure } from './figures';

const ROWS = 50_000;
const HEADER = 'Id,First Name,Last Name,Phone,Email,Street,City';
const LIMIT_S = 20;

const lineOf = (index: number): string =>
  `${index},Ada${index},Lovelace,512-${String(1_000_000 + index).slice(0, 3)}-${String(index % 10_000).padStart(4, '0')},a${index}@x.com,${index} Elm St,Austin`;

/** Measures reading a list of 50,000 customers and deciding what happens to each row. */
export function measureImports(): Figure[] {
  const text = [HEADER, ...Array.from({ length: ROWS }, (_, index) => lineOf(index))].join('\r\n');
  const startedAt = performance.now();
  const source = openCsv(text);
  if (typeof source === 'string') throw new Error(source);
  const mapping = guessMapping(source.columns, 'generic');
  const check = createRowChecker('generic');
  const rows = [...readRows(source)].map((row) =>
    check({ row: row.row, cells: row.cells, ...readRow(row, source.columns, mapping) }),
  );
  const plan = makePlan(
    rows,
    rows.map(() => ({ known: null, similar: null })),
  );
  const { create, duplicate } = countFates(plan, {});
  if (create + duplicate !== ROWS) throw new Error(`${ROWS - create - duplicate} rows are lost`);
  return [
    {
      what: '50,000 rows of a customer list, checked',
      figure: (performance.now() - startedAt) / 1000,
      unit: 's',
      limit: LIMIT_S,
    },
  ];
}
