import { Button, FileButton, Group, Select, Text, Textarea } from '@mantine/core';
import { IconFileTypeCsv } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import {
  checkSheet,
  linesOfSheet,
  matchColumns,
  readSheet,
  SHEET_FIELD_LABELS,
  SHEET_FIELDS,
  type Sheet,
  type SheetColumns,
  type SheetRow,
} from '@/domain/contract/money/scheduleSheet';
import {
  scheduledCents,
  SCHEDULE_LINE_LIMIT,
  type ScheduleOfValuesLine,
} from '@/domain/contract/record/scheduleOfValues';
import { decodeText, notAList } from '@/domain/import/decode';
import { newId } from '@/lib/ids';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatMoney } from '@/ui/format/money';
import { formatCount } from '@/ui/format/quantities';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Pair } from '@/ui/layout/Pair';
import { FigureTable } from '@/ui/table/FigureTable';

const FILE_LIMIT = 2_000_000;
const SHOWN_ROWS = 100;

/** Imports schedule of values lines from pasted cells or a CSV file: maps the columns, and shows the errors next to each row. */
export function SheetImport({ onImport }: { onImport: (lines: ScheduleOfValuesLine[]) => void }) {
  const [pasted, setPasted] = useState('');
  const [fault, setFault] = useState('');
  const [chosen, setChosen] = useState<SheetColumns | null>(null);
  const sheet = useMemo(() => readSheet(pasted), [pasted]);
  const columns = useMemo(() => chosen ?? matchColumns(sheet), [chosen, sheet]);
  const rows = useMemo(() => checkSheet(sheet, columns), [sheet, columns]);
  const lines = useMemo(() => linesOfSheet(rows, newId), [rows]);
  const show = (text: string): void => {
    setPasted(text);
    setChosen(null);
  };
  const take = async (file: File | null): Promise<void> => {
    if (!file) return;
    setFault('');
    if (file.size > FILE_LIMIT) {
      setFault('This file is too large for a schedule of values.');
      return;
    }
    const { text } = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (notAList(text) === '') show(text);
    else setFault('This is not a CSV file. Save the sheet as CSV, or copy its cells and paste them here.');
  };
  const wrong = rows.filter(({ faults }) => faults.length > 0);
  return (
    <OneColumn gap="sm">
      <Textarea
        label="From a spreadsheet"
        description="Copy its cells and paste them here, or choose a CSV file."
        autosize
        minRows={3}
        maxRows={8}
        value={pasted}
        onChange={(event) => show(event.currentTarget.value)}
      />
      <div>
        <FileButton
          onChange={(file) => void take(file)}
          accept=".csv,.tsv,.txt,text/csv"
          inputProps={{ 'aria-label': 'CSV file' }}
        >
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconFileTypeCsv size={18} aria-hidden />}>
              Choose a CSV file
            </Button>
          )}
        </FileButton>
      </div>
      {fault !== '' && <InlineNotice tone="danger">{fault}</InlineNotice>}
      {rows.length > 0 && (
        <>
          <ColumnFields sheet={sheet} columns={columns} onChange={setChosen} />
          {wrong.length > 0 && (
            <InlineNotice tone="warning">
              {formatCount(wrong.length, 'row')} cannot be taken. Correct them above, or import the others.
            </InlineNotice>
          )}
          <Preview rows={rows} />
        </>
      )}
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {rows.length === 0 ? '' : `${formatCount(lines.length, 'line')}, ${formatMoney(scheduledCents(lines))}`}
          {rows.length - wrong.length > SCHEDULE_LINE_LIMIT &&
            `. A schedule holds ${SCHEDULE_LINE_LIMIT}: the rest is left out.`}
        </Text>
        <Button disabled={lines.length === 0} onClick={() => onImport(lines)}>
          {lines.length === 0 ? 'Import lines' : `Import ${formatCount(lines.length, 'line')}`}
        </Button>
      </Group>
    </OneColumn>
  );
}

type ColumnFieldsProps = { sheet: Sheet; columns: SheetColumns; onChange: (columns: SheetColumns) => void };

function ColumnFields({ sheet, columns, onChange }: ColumnFieldsProps) {
  const options = Array.from({ length: sheet.width }, (_, index) => ({
    value: String(index),
    label: sheet.head?.[index] || `Column ${index + 1}`,
  }));
  return (
    <Pair gap="sm" least="140px">
      {SHEET_FIELDS.map((field) => (
        <Select
          key={field}
          label={SHEET_FIELD_LABELS[field]}
          data={options}
          value={columns[field] === null ? null : String(columns[field])}
          placeholder="None"
          clearable
          onChange={(value) => onChange({ ...columns, [field]: value === null ? null : Number(value) })}
        />
      ))}
    </Pair>
  );
}

function Preview({ rows }: { rows: readonly SheetRow[] }) {
  return (
    <>
      <FigureTable
        caption="Rows of the sheet"
        minWidth={560}
        columns={[
          { label: 'Row', isText: true },
          { label: 'Item', isText: true },
          { label: 'Description', isText: true },
          { label: 'Value' },
          { label: 'To correct', isText: true },
        ]}
        rows={rows.slice(0, SHOWN_ROWS).map(({ row, item, description, cents, faults }) => ({
          id: String(row),
          cells: [
            row,
            item,
            description,
            faults.length > 0 ? '' : formatMoney(cents),
            <Text key="faults" span size="sm" c="var(--fw-danger-fg)">
              {faults.join('. ')}
            </Text>,
          ],
        }))}
      />
      {rows.length > SHOWN_ROWS && (
        <Text size="sm" c="dimmed">
          The first {SHOWN_ROWS} of {rows.length} rows are shown.
        </Text>
      )}
    </>
  );
}
