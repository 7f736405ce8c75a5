import { Radio } from '@mantine/core';
import { Pair } from '@/ui/layout/Pair';
import classes from './ConflictDialog.module.css';

export type ConflictField = { field: string; label: string; mine: string; theirs: string };
export type ConflictSide = 'mine' | 'theirs';

type ConflictRowProps = {
  row: ConflictField;
  side: ConflictSide | null;
  onChoose: (side: ConflictSide) => void;
};

const SIDES: readonly { side: ConflictSide; title: string }[] = [
  { side: 'mine', title: 'Mine' },
  { side: 'theirs', title: 'Theirs' },
];

/** Renders one conflicting field with its two values. */
export function ConflictRow({ row, side, onChoose }: ConflictRowProps) {
  return (
    <Radio.Group label={row.label} value={side} onChange={(value) => onChoose(value === 'mine' ? 'mine' : 'theirs')}>
      <Pair least="13rem" gap="xs" isEven>
        {SIDES.map((option) => (
          <Radio.Card
            key={option.side}
            value={option.side}
            className={classes.side ?? ''}
            aria-label={`${option.title}: ${row[option.side] || 'empty'}`}
          >
            <Radio.Indicator />
            <span className={classes.value}>
              <span className={classes.whose}>{option.title}</span>
              {row[option.side] || '–'}
            </span>
          </Radio.Card>
        ))}
      </Pair>
    </Radio.Group>
  );
}
