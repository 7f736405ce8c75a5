import { Table } from '@mantine/core';
import type { RowError } from '@/domain/pricebook/fileDiff';
import { Section } from '@/ui/layout/Section';
import classes from './pricebook.module.css';

const ERRORS_SHOWN = 200;

/** Lists the rows of a file that are skipped, each with the reason. */
export function LeftOutRows({ errors }: { errors: readonly RowError[] }) {
  return (
    <Section title="Rows that are left out">
      <div className={classes.scroll}>
        <Table aria-label="Errors">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Row</Table.Th>
              <Table.Th>Column</Table.Th>
              <Table.Th>Why</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {errors.slice(0, ERRORS_SHOWN).map(({ row, column, message }) => (
              <Table.Tr key={`${row}${column}`}>
                <Table.Td>{row}</Table.Td>
                <Table.Td>{column || '–'}</Table.Td>
                <Table.Td>{message}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </Section>
  );
}
