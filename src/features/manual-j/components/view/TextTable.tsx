import { Table } from '@mantine/core';
import type { ReportTable } from '@/domain/load-calc/report/reportTable';
import classes from './LoadView.module.css';

/** A table of a report. Wider than a phone it scrolls by itself, also by keyboard. */
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
            // Names of surfaces are unique in their kind.
            <Table.Tr key={cells[0]}>
              {cells.map((cell, index) => (
                <Table.Td
                  key={columns[index]?.label ?? index}
                  className={(columns[index]?.isNumber === true ? classes.number : '') ?? ''}
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
