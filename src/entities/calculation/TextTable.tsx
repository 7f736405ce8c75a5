import { Table } from '@mantine/core';
import type { ReportTable } from '@/domain/calculation/reportTable';
import classes from './TextTable.module.css';

/** Text up to this length stays on one line, like `1-1/4 in` and `457 of 486 cfh`. */
const SHORT = 16;

/** Renders a table in a report. When wider than a phone, it scrolls on its own, also by keyboard. */
export function TextTable({ table: { title, columns, rows } }: { table: ReportTable }) {
  return (
    <div className={classes.scroll} role="region" aria-label={`${title} as entered`} tabIndex={0}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ label, isNumber }) => (
              <Table.Th key={label} scope="col" className={(isNumber ? classes.number : '') ?? ''}>
                {label}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((cells) => (
            // A name may appear in several rows, but no two rows are the same.
            <Table.Tr key={cells.join('\n')}>
              {cells.map((cell, index) => (
                <Table.Td
                  key={columns[index]?.label ?? index}
                  className={(columns[index]?.isNumber === true ? classes.number : '') ?? ''}
                  data-short={cell.length <= SHORT || undefined}
                >
                  {cell}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
