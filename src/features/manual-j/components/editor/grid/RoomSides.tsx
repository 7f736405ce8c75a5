import { NativeSelect, TextInput } from '@mantine/core';
import { useUnits } from '@/entities/calculation/useUnits';
import { directionText } from '../../../editing/direction';
import {
  type SideBorder,
  type RectangularRoom,
  sideAzimuthDeg,
  sideLengthFt,
  SIDE_BORDERS,
} from '../../../editing/rectangularRoom';
import classes from './dialog.module.css';
import type { RectangularAnswers } from './rectangularAnswers';

const BORDER_WORDS: Readonly<Record<SideBorder, string>> = {
  none: 'Another room',
  outside: 'Outdoors',
  garage: 'Garage',
  'attic - vented': 'Attic',
};

type RoomSidesProps = {
  answers: RectangularAnswers;
  /** The room described so far, once it is valid: supplies the lengths of its sides. */
  room: RectangularRoom | null;
  errorOf: (field: string) => string | undefined;
  onChange: (changes: Partial<RectangularAnswers>) => void;
};

/** Edits what is beyond each side of a room, and the windows in the sides that have any. */
export function RoomSides({ answers, room, errorOf, onChange }: RoomSidesProps) {
  const { show, unit } = useUnits();
  return (
    <fieldset className={classes['sides']}>
      <legend>Sides</legend>
      {answers.borders.map((border, side) => {
        const faces = directionText(sideAzimuthDeg(answers, side));
        const long = room ? `, ${show(sideLengthFt(room, side), 'length')}` : '';
        return (
          <div key={side} className={classes['side']}>
            <NativeSelect
              label={`${faces}${long}: beyond it`}
              size="md"
              value={border}
              data={SIDE_BORDERS.map((value) => ({ value, label: BORDER_WORDS[value] }))}
              onChange={(event) =>
                onChange({
                  borders: answers.borders.map((each, index) =>
                    index === side ? (event.currentTarget.value as SideBorder) : each,
                  ),
                })
              }
            />
            {border !== 'none' && (
              <TextInput
                label={`${faces}: windows, ${unit('area')}`}
                size="md"
                inputMode="text"
                placeholder="2*3x5"
                autoComplete="off"
                value={answers.windows[side] ?? ''}
                onChange={(event) =>
                  onChange({
                    windows: answers.windows.map((each, index) => (index === side ? event.currentTarget.value : each)),
                  })
                }
                error={errorOf(`windows ${side}`)}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
