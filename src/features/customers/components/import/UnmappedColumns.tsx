import { Button, Group, Text } from '@mantine/core';
import type { ColumnGuess } from '@/domain/import/guess';
import { targetInfo, type ImportTarget } from '@/domain/import/targets';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatCount } from '@/ui/format/quantities';
import { PlainList } from '@/ui/layout/PlainList';
import { ColumnTarget } from './ColumnTarget';
import { ColumnValues } from './ColumnValues';
import classes from './importSteps.module.css';

export type UnmappedColumn = { index: number; name: string; samples: readonly string[]; guess: ColumnGuess | null };

type UnmappedColumnsProps = {
  columns: readonly UnmappedColumn[];
  onMap: (index: number, target: ImportTarget | '') => void;
  /** Moves all of them into the notes. */
  onKeepAll: () => void;
};

/** Lists unmapped columns that have values, above all others: samples, a guess at what they are, and where to map them. */
export function UnmappedColumns({ columns, onMap, onKeepAll }: UnmappedColumnsProps) {
  if (columns.length === 0) return null;
  return (
    <InlineNotice
      tone="warning"
      title={`${formatCount(columns.length, 'column')} with values will not be imported`}
      role="status"
      action={
        <Button variant="default" size="sm" onClick={onKeepAll}>
          {columns.length === 1 ? 'Keep it in the notes' : 'Keep all in the notes'}
        </Button>
      }
    >
      <PlainList gap="sm">
        {columns.map(({ index, name, samples, guess }) => (
          <li key={index} className={classes.unmapped}>
            <div>
              <Text size="sm" fw={550} className={classes.wrap}>
                {name}
              </Text>
              <ColumnValues values={samples} />
              {guess && <Text size="sm">{`Looks like ${guess.words}.`}</Text>}
            </div>
            <Group gap="xs" className={classes.unmappedTarget}>
              {guess && (
                <Button
                  variant="default"
                  size="sm"
                  onClick={() => onMap(index, guess.target)}
                  aria-label={`Use “${name}” as ${targetInfo(guess.target).label}`}
                >
                  {`Use as ${targetInfo(guess.target).label}`}
                </Button>
              )}
              <ColumnTarget name={name} target="" onChange={(target) => onMap(index, target)} />
            </Group>
          </li>
        ))}
      </PlainList>
    </InlineNotice>
  );
}
