import { TextInput, NativeSelect } from '@mantine/core';
import { choiceWords } from '@/domain/calculation/choiceWords';
import { POINTS } from '@/domain/load-calc/azimuth';
import { useUnits } from '@/entities/calculation/useUnits';
import classes from './dialog.module.css';
import type { RectangularAnswers } from './rectangularAnswers';

type RoomSizesProps = {
  answers: RectangularAnswers;
  errorOf: (field: string) => string | undefined;
  onChange: (changes: Partial<RectangularAnswers>) => void;
};

/** Edits a room's length, width and height, and the direction of its first side. */
export function RoomSizes({ answers, errorOf, onChange }: RoomSizesProps) {
  const { unit } = useUnits();
  return (
    <div className={classes['sizes']}>
      {(['length', 'width', 'height'] as const).map((field) => (
        <TextInput
          key={field}
          label={`${choiceWords(field)}, ${unit('length')}`}
          size="md"
          inputMode="decimal"
          autoComplete="off"
          value={answers[field]}
          onChange={(event) => onChange({ [field]: event.currentTarget.value })}
          error={errorOf(field)}
        />
      ))}
      <NativeSelect
        label="First side faces"
        size="md"
        value={String(answers.azimuthDeg)}
        data={POINTS.map((point, index) => ({ value: String(index * 22.5), label: point }))}
        onChange={(event) => onChange({ azimuthDeg: Number(event.currentTarget.value) })}
      />
    </div>
  );
}
