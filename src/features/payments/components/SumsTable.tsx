import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { Section } from '@/ui/layout/Section';

type SumsTableProps = {
  title: string;
  /** Accessible name of the table. */
  label: string;
  /** Width in px; a narrower window scrolls it. */
  minWidth: number;
  /** Column headers. Secondary columns are hidden on phones: the row shows them elsewhere. */
  head: readonly { text: string; isFigure?: boolean; isSecondary?: boolean }[];
  /** `Table.Tr`s. */
  children: ReactNode;
};

/** Renders a table to read and print, in its own card. */
export function SumsTable({ title, label, minWidth, head, children }: SumsTableProps) {
  return (
    <Section title={title} isFlush>
      <Table.ScrollContainer minWidth={minWidth}>
        <Table horizontalSpacing="md" aria-label={label}>
          <Table.Thead>
            <Table.Tr>
              {head.map(({ text, isFigure, isSecondary }) => (
                <Table.Th
                  key={text}
                  scope="col"
                  ta={isFigure ? 'right' : 'left'}
                  {...(isSecondary && { visibleFrom: 'sm' })}
                >
                  {text}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>{children}</Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Section>
  );
}
