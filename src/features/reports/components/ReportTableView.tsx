import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Currency } from '@/domain/money/schema';
import { tableRows, valueText } from '@/domain/report/format';
import type { ReportTable, Value } from '@/domain/report/model';
import type { MonthRange } from '@/domain/report/range';
import { csvFile } from '@/lib/csv';
import { downloadFile } from '@/lib/downloadFile';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import { FigureTable } from '@/ui/table/FigureTable';
import { recordsLink } from '../reportLinks';

type ReportTableViewProps = {
  table: ReportTable;
  range: MonthRange;
  currency: Currency;
  fileName: string;
  /** Renders a link to a cell's records where this company has no URL for them; null where nothing opens. */
  opening?: (cell: { row: string; column: number; text: string }) => ReactNode;
};

/** Shows a report's table: each row opens its records, and the whole table can be exported. */
export function ReportTableView({ table, range, currency, fileName, opening }: ReportTableViewProps) {
  const { id, title, columns, rows, total, totalRecords } = table;
  const text = (value: Value, index: number): string =>
    valueText(value, columns[index]?.unit ?? 'text', { currency, isColumn: true });
  const save = (): void => {
    const file = tableRows(table);
    downloadFile(`${fileName}-${id}.csv`, csvFile(file.header, file.rows));
  };
  return (
    <Section
      title={title}
      actions={
        <Button
          variant="default"
          size="sm"
          className="no-print"
          leftSection={<IconDownload size={18} aria-hidden />}
          disabled={rows.length === 0}
          onClick={save}
          aria-label={`Export ${title} as CSV`}
        >
          CSV
        </Button>
      }
    >
      {rows.length === 0 ? (
        'Nothing in this time.'
      ) : (
        <FigureTable
          caption={title}
          minWidth={columns.length > 5 ? 720 : 0}
          columns={columns.map(({ label, unit }) => ({ label, isText: unit === 'text' }))}
          rows={[
            ...rows.map(({ id: rowId, cells, records, cellRecords }) => ({
              id: rowId,
              cells: cells.map((cell, index) => {
                const behind = index === 0 ? records : (cellRecords?.[index] ?? null);
                const to = recordsLink(behind, range, `${title}: ${String(cells[0] ?? '')}`);
                const shown = text(cell, index);
                return to === '' ? (
                  (opening?.({ row: rowId, column: index, text: shown }) ?? shown)
                ) : (
                  <RouterLink key={columns[index]?.label} to={to} inherit>
                    {shown || '–'}
                  </RouterLink>
                );
              }),
            })),
            ...(total
              ? [
                  {
                    id: 'total',
                    cells: total.map((cell, index) => {
                      const to = recordsLink(totalRecords?.[index] ?? null, range, title);
                      const shown = cell === null ? '' : text(cell, index);
                      return (
                        <strong key={columns[index]?.label}>
                          {to === '' ? (
                            shown
                          ) : (
                            <RouterLink to={to} inherit>
                              {shown}
                            </RouterLink>
                          )}
                        </strong>
                      );
                    }),
                  },
                ]
              : []),
          ]}
        />
      )}
    </Section>
  );
}
