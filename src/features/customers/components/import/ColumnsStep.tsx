import { Button, Group, Select, Text } from '@mantine/core';
import { findMisfits } from '@/domain/import/fit';
import { mapColumn, mappingProblem, type ColumnMapping } from '@/domain/import/mapping';
import { PRESETS } from '@/domain/import/presets';
import { IMPORT_PRESETS, type ImportPreset } from '@/domain/import/schema';
import { isImportTarget, TARGET_KEYS, targetInfo } from '@/domain/import/targets';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { Section } from '@/ui/layout/Section';
import { DataTable } from '@/ui/table/DataTable';
import type { DataColumn } from '@/ui/table/columns';
import { formatCount } from '@/ui/format/quantities';
import { OneColumn } from '@/ui/layout/OneColumn';
import type { LoadedFile } from '../../hooks/importReading';
import classes from './importSteps.module.css';

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
const GROUPS = [...new Set(TARGET_KEYS.map((target) => targetInfo(target).group))];
const OPTIONS = GROUPS.map((group) => ({
  group,
  items: TARGET_KEYS.filter((target) => targetInfo(target).group === group).map((target) => ({
    value: target,
    label: targetInfo(target).label,
  })),
}));
const PRESET_OPTIONS = IMPORT_PRESETS.map((preset) => ({ value: preset, label: PRESETS[preset].label }));

/** Which column of the file becomes what. Everything is guessed; anything can be changed. */
export function ColumnsStep({ file, preset, mapping, onPreset, onMapping, onBack, onNext }: ColumnsStepProps) {
  const { columns } = file.source;
  const rows = columns.map((name, index): Row => ({ index, name, samples: samplesOf(file, index) }));
  const misfits = findMisfits(columns, mapping, file.sample);
  const problem = mappingProblem(mapping);
  const left = mapping.filter((target, index) => target === '' && (rows[index]?.samples.length ?? 0) > 0).length;

  const table: DataColumn<Row>[] = [
    { id: 'name', header: 'Column in the file', cell: ({ name }) => <span className={classes.wrap}>{name}</span> },
    { id: 'samples', header: 'Values', cell: ({ samples }) => <Samples values={samples} /> },
    {
      id: 'target',
      header: 'Goes to',
      width: 260,
      cell: ({ index, name }) => (
        <Select
          aria-label={`“${name}” goes to`}
          data={OPTIONS}
          value={mapping[index] || null}
          placeholder="Not imported"
          onChange={(value) =>
            onMapping(mapColumn(mapping, index, value !== null && isImportTarget(value) ? value : ''))
          }
          clearable
          searchable
          comboboxProps={{ withinPortal: true }}
        />
      ),
    },
  ];

  return (
    <OneColumn gap="lg">
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
        description={
          left === 0
            ? 'Every column with values is imported.'
            : `${formatCount(left, 'column')} with values will not be imported. Send a column to “Notes” to keep it.`
        }
        isFlush
      >
        <DataTable
          isWrapping
          caption="What each column becomes"
          columns={table}
          rows={rows}
          getRowId={({ index }) => String(index)}
        />
      </Section>
      {problem !== '' && (
        <InlineNotice tone="danger" role="alert">
          {problem}
        </InlineNotice>
      )}
      <Group gap="sm" align="stretch" justify="flex-end">
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
        <Button onClick={onNext} disabled={problem !== ''}>
          Check the rows
        </Button>
      </Group>
    </OneColumn>
  );
}

function samplesOf({ sample }: LoadedFile, column: number): string[] {
  const values = sample.map(({ cells }) => (cells[column] ?? '').trim()).filter((value) => value !== '');
  return [...new Set(values)].slice(0, SAMPLES);
}

function Samples({ values }: { values: readonly string[] }) {
  if (values.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Empty
      </Text>
    );
  return (
    <Text size="sm" c="dimmed" lineClamp={2} className={classes.wrap}>
      {values.map((value) => value.slice(0, 80)).join(' · ')}
    </Text>
  );
}
