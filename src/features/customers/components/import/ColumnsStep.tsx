import { Button, Select } from '@mantine/core';
import { isOfCustomers, recognizeKind } from '@/domain/import/fileKind';
import { findMisfits } from '@/domain/import/fit';
import { columnValues, guessByContent } from '@/domain/import/guess';
import { mapColumn, mappingProblem, type ColumnMapping } from '@/domain/import/mapping';
import { PRESETS } from '@/domain/import/presets';
import { IMPORT_PRESETS, type ImportPreset } from '@/domain/import/schema';
import type { ImportTarget } from '@/domain/import/targets';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { Section } from '@/ui/layout/Section';
import { StickyActions } from '@/ui/layout/StickyActions';
import { DataTable } from '@/ui/table/DataTable';
import type { DataColumn } from '@/ui/table/columns';
import { formatCount } from '@/ui/format/quantities';
import { OneColumn } from '@/ui/layout/OneColumn';
import type { LoadedFile } from '../../hooks/importReading';
import { ColumnTarget } from './ColumnTarget';
import { ColumnValues } from './ColumnValues';
import { FileKindNotice } from './FileKindNotice';
import classes from './importSteps.module.css';
import { UnmappedColumns } from './UnmappedColumns';

type ColumnsStepProps = {
  file: LoadedFile;
  preset: ImportPreset;
  mapping: ColumnMapping;
  onPreset: (preset: ImportPreset) => void;
  onMapping: (mapping: ColumnMapping) => void;
  onBack: () => void;
  onNext: () => void;
};

type Row = { index: number; name: string; samples: string[] };

const SAMPLES = 3;
const PRESET_OPTIONS = IMPORT_PRESETS.map((preset) => ({ value: preset, label: PRESETS[preset].label }));

/** Maps the file's columns to fields. Everything is pre-guessed, and anything can be changed. */
export function ColumnsStep({ file, preset, mapping, onPreset, onMapping, onBack, onNext }: ColumnsStepProps) {
  const { columns } = file.source;
  const rows = columns.map((name, index): Row => ({ index, name, samples: samplesOf(file, index) }));
  const misfits = findMisfits(columns, mapping, file.sample);
  const problem = mappingProblem(mapping);
  const kind = recognizeKind(columns);
  // Invoice columns in an invoice list don't belong to customers.
  const left = !isOfCustomers(kind)
    ? []
    : rows
        .filter(({ index, samples }) => mapping[index] === '' && samples.length > 0)
        .map((row) => ({ ...row, guess: guessByContent(row.name, columnValues(file.sample, row.index), mapping) }));
  const map = (index: number, target: ImportTarget | ''): void => onMapping(mapColumn(mapping, index, target));
  const keepAll = (): void => {
    const kept = new Set(left.map(({ index }) => index));
    onMapping(mapping.map((target, index) => (kept.has(index) ? 'notes' : target)));
  };

  const table: DataColumn<Row>[] = [
    { id: 'name', header: 'Column in the file', cell: ({ name }) => <span className={classes.wrap}>{name}</span> },
    { id: 'samples', header: 'Values', cell: ({ samples }) => <ColumnValues values={samples} /> },
    {
      id: 'target',
      header: 'Goes to',
      width: 260,
      cell: ({ index, name }) => (
        <ColumnTarget name={name} target={mapping[index] ?? ''} onChange={(target) => map(index, target)} />
      ),
    },
  ];

  return (
    <OneColumn gap="lg">
      <FileKindNotice kind={kind} />
      <UnmappedColumns columns={left} onMap={map} onKeepAll={keepAll} />
      <Section
        title="Where does this file come from?"
        description={`${file.name} has ${formatCount(columns.length, 'column')}.`}
      >
        <Select
          label="Exported from"
          data={PRESET_OPTIONS}
          value={preset}
          onChange={(value) => {
            const chosen = IMPORT_PRESETS.find((candidate) => candidate === value);
            if (chosen) onPreset(chosen);
          }}
          allowDeselect={false}
          maw={320}
        />
      </Section>
      {misfits.length > 0 && (
        <InlineNotice tone="warning" title="Some columns look swapped" role="status">
          <ul className={classes.list}>
            {misfits.map(({ column, message }) => (
              <li key={column}>{message}</li>
            ))}
          </ul>
        </InlineNotice>
      )}
      <Section
        title="Columns"
        description={left.length === 0 && isOfCustomers(kind) ? 'Every column with values is imported.' : ''}
        isFlush
      >
        <DataTable
          isWrapping
          caption="Column mapping"
          columns={table}
          rows={rows.filter(({ index }) => !left.some((column) => column.index === index))}
          getRowId={({ index }) => String(index)}
        />
      </Section>
      {problem !== '' && (
        <InlineNotice tone="danger" role="alert">
          {problem}
        </InlineNotice>
      )}
      <StickyActions>
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        <Button data-main-action onClick={onNext} disabled={problem !== ''}>
          Check the rows
        </Button>
      </StickyActions>
    </OneColumn>
  );
}

const samplesOf = ({ sample }: LoadedFile, column: number): string[] =>
  [...new Set(columnValues(sample, column))].slice(0, SAMPLES);
