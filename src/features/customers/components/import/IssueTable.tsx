import { Button, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMemo } from 'react';
import { errorTable } from '@/domain/import/errorFile';
import { fateOf, type DuplicateChoice, type ImportPlan } from '@/domain/import/plan';
import { csvFile } from '@/lib/csv';
import { downloadFile } from '@/lib/downloadFile';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatCount } from '@/ui/format/quantities';
import { Section } from '@/ui/layout/Section';
import { DataTable } from '@/ui/table/DataTable';
import type { DataColumn } from '@/ui/table/columns';
import classes from './importSteps.module.css';

type Issue = { id: string; row: number; column: string; value: string; reason: string; effect: Effect };
type Effect = keyof typeof EFFECTS;

const EFFECTS = {
  error: <StatusBadge tone="danger" label="Left out" />,
  create: <StatusBadge tone="warning" label="Imported" />,
  duplicate: <StatusBadge tone="neutral" label="Skipped as a duplicate" />,
  existing: <StatusBadge tone="neutral" label="Imported before" />,
  skipped: <StatusBadge tone="neutral" label="Skipped" />,
};
const ORDER: readonly Effect[] = ['error', 'create', 'duplicate', 'existing', 'skipped'];
const SHOWN_CHARACTERS = 120;

const columns: DataColumn<Issue>[] = [
  { id: 'row', header: 'Row', width: 110, cell: ({ row }) => `Row ${row}` },
  { id: 'column', header: 'Column', width: 180, cell: ({ column }) => column || 'Whole row' },
  { id: 'value', header: 'Value', cell: ({ value }) => <Value text={value} /> },
  { id: 'reason', header: 'Reason', cell: ({ reason }) => reason },
  {
    id: 'effect',
    header: 'The row is',
    width: 180,
    cell: ({ effect }) => EFFECTS[effect],
  },
];

/** Lists problems by row, errors first, with a download of the skipped rows. */
export function IssueTable({
  plan,
  choices,
  columns: fileColumns,
  fileName,
}: {
  plan: ImportPlan;
  choices: Readonly<Record<string, DuplicateChoice>>;
  columns: readonly string[];
  fileName: string;
}) {
  const issues = useMemo(() => issuesOf(plan, choices), [plan, choices]);
  if (issues.length === 0) return null;
  const failing = plan.rows.filter(({ draft }) => draft === null).length;
  const download = (): void => {
    const { header, rows } = errorTable(fileColumns, plan.rows);
    downloadFile(`${fileName.replace(/\.\w+$/, '')} - rows with errors.csv`, csvFile(header, rows));
  };
  return (
    <Section
      title="Rows to look at"
      description={
        failing === 0
          ? 'What did not fit its field is kept in the customer’s notes. Titles and totals are not customers and are skipped.'
          : `${formatCount(failing, 'row')} cannot be imported. Download them, correct them, and import that file afterwards.`
      }
      actions={
        failing > 0 && (
          <Button variant="default" size="sm" leftSection={<IconDownload size={18} aria-hidden />} onClick={download}>
            Download rows with errors
          </Button>
        )
      }
      isFlush
    >
      <DataTable isWrapping caption="Problems by row" columns={columns} rows={issues} getRowId={({ id }) => id} />
    </Section>
  );
}

function issuesOf(plan: ImportPlan, choices: Readonly<Record<string, DuplicateChoice>>): Issue[] {
  const all = plan.rows.flatMap(({ row, issues }, place) =>
    issues.map(({ column, value, reason }, index): Issue => ({
      id: `${row}-${index}`,
      row,
      column,
      value,
      reason,
      effect: fateOf(plan, place, choices),
    })),
  );
  const left = plan.skipped.map(({ row, cells, reason }): Issue => {
    const value = cells.filter((cell) => cell.trim() !== '').join(', ');
    return { id: `${row}-skipped`, row, column: '', value, reason, effect: 'skipped' };
  });
  return [...all, ...left].toSorted((one, other) => ORDER.indexOf(one.effect) - ORDER.indexOf(other.effect));
}

function Value({ text }: { text: string }) {
  if (text === '')
    return (
      <Text size="sm" c="dimmed">
        Empty
      </Text>
    );
  const isLong = text.length > SHOWN_CHARACTERS;
  return (
    <bdi className={classes.wrap}>
      {isLong ? `${text.slice(0, SHOWN_CHARACTERS)}… (${formatCount(text.length, 'character')})` : text}
    </bdi>
  );
}
