import { Button, Checkbox, Group, Modal, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { calculateLoads } from '@/domain/load-calc/calculate';
import { readInputs } from '@/domain/load-calc/check/readInputs';
import type { Quantity } from '@/domain/calculation/units';
import { withHouse } from '../../../editing/acceptValue';
import { POINTS } from '@/domain/load-calc/azimuth';
import { directionText } from '../../../editing/direction';
import { choiceWords } from '@/domain/calculation/choiceWords';
import { fieldText, readQuantity } from '@/domain/calculation/numberText';
import {
  addRectangularRoom,
  ROOM_FLOORS,
  SIDE_BORDERS,
  sideAzimuthDeg,
  sideLengthFt,
  type RectangularRoom,
  type RoomFloor,
  type SideBorder,
} from '../../../editing/rectangularRoom';
import { useUnits } from '@/entities/calculation/useUnits';
import { useEditing, useFields } from '../editingContext';
import classes from './dialog.module.css';

type Answers = {
  name: string;
  length: string;
  width: string;
  height: string;
  azimuthDeg: number;
  borders: readonly SideBorder[];
  windows: readonly string[];
  isBelowAttic: boolean;
  floor: RoomFloor;
};

const BORDER_WORDS: Readonly<Record<SideBorder, string>> = {
  none: 'Another room',
  outside: 'Outdoors',
  garage: 'Garage',
  'attic - vented': 'Attic',
};
const FLOOR_WORDS = (floor: RoomFloor): string =>
  floor === 'none'
    ? 'Another room'
    : floor === 'slab'
      ? 'Slab on grade'
      : floor === 'outside'
        ? 'Open air'
        : choiceWords(floor);
const DEFAULT_HEIGHT_FT = 8;

/** A room of four walls in one go: sizes, which sides are outdoors, windows, what is above and below. */
export function RectangularRoomDialog({ onClose }: { onClose: () => void }) {
  const { editor } = useFields();
  const { draft, usual, setRoom } = useEditing();
  const { system, show, unit } = useUnits();
  const { house } = draft;
  const [answers, setAnswers] = useState<Answers>(() => ({
    name: `Room ${(house.rooms?.length ?? 0) + 1}`,
    length: '',
    width: '',
    height: fieldText(house.building.averageCeilingHeightFt ?? DEFAULT_HEIGHT_FT, 'length', system),
    azimuthDeg: 180,
    borders: ['outside', 'none', 'none', 'none'],
    windows: ['', '', '', ''],
    isBelowAttic: true,
    floor: (house.slabs?.length ?? 0) > 0 ? 'slab' : 'none',
  }));
  const [isTried, setIsTried] = useState(false);
  const set = (changes: Partial<Answers>): void => setAnswers({ ...answers, ...changes });

  const { room, faults } = read(answers, (text, quantity) => {
    const found = readQuantity(text, quantity, system);
    return found.ok ? found.value : null;
  });
  const added = room && addRectangularRoom(house, room, usual);
  const checked = added && readInputs(added.inputs);
  const refusal = checked?.errors[0]?.message ?? '';
  const loads =
    added && checked?.inputs ? calculateLoads(added.inputs).rooms.find(({ id }) => id === added.id) : undefined;

  const submit = (): void => {
    setIsTried(true);
    if (!room || refusal !== '') return;
    let id = '';
    editor.change('', (now) => {
      const made = addRectangularRoom(now.house, room, usual);
      id = made.id;
      return withHouse(now, made.inputs);
    });
    setRoom(id);
    onClose();
  };
  const errorOf = (field: string): string | undefined => (isTried ? faults[field] : undefined);

  return (
    <Modal opened onClose={onClose} title="Rectangular room" size="lg">
      <form
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextInput
          label="Name"
          size="md"
          maxLength={200}
          value={answers.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
          error={errorOf('name')}
          data-autofocus
        />
        <div className={classes['sizes']}>
          {(['length', 'width', 'height'] as const).map((field) => (
            <TextInput
              key={field}
              label={`${choiceWords(field)}, ${unit('length')}`}
              size="md"
              inputMode="decimal"
              autoComplete="off"
              value={answers[field]}
              onChange={(event) => set({ [field]: event.currentTarget.value })}
              error={errorOf(field)}
            />
          ))}
          <NativeSelect
            label="First side faces"
            size="md"
            value={String(answers.azimuthDeg)}
            data={POINTS.map((point, index) => ({ value: String(index * 22.5), label: point }))}
            onChange={(event) => set({ azimuthDeg: Number(event.currentTarget.value) })}
          />
        </div>
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
                    set({
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
                      set({
                        windows: answers.windows.map((each, index) =>
                          index === side ? event.currentTarget.value : each,
                        ),
                      })
                    }
                    error={errorOf(`windows ${side}`)}
                  />
                )}
              </div>
            );
          })}
        </fieldset>
        <div className={classes['sizes']}>
          <NativeSelect
            label="Below the floor"
            size="md"
            value={answers.floor}
            data={ROOM_FLOORS.map((value) => ({ value, label: FLOOR_WORDS(value) }))}
            onChange={(event) => set({ floor: event.currentTarget.value as RoomFloor })}
          />
          <Checkbox
            mt="xl"
            size="md"
            label="Attic above"
            checked={answers.isBelowAttic}
            onChange={(event) => set({ isBelowAttic: event.currentTarget.checked })}
          />
        </div>
        <p role="status" className={classes['outcome']}>
          {loads
            ? `Heating ${show(loads.heating.total.value, 'load')}, sensible cooling ${show(loads.coolingSensible.total.value, 'load')}`
            : isTried && refusal !== ''
              ? refusal
              : ''}
        </p>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Add room</Button>
        </Group>
      </form>
    </Modal>
  );
}

/** The room that was described, or why it is none, by field. */
function read(
  answers: Answers,
  numberOf: (text: string, quantity: Quantity) => number | null,
): { room: RectangularRoom | null; faults: Readonly<Record<string, string>> } {
  const faults: Record<string, string> = {};
  const length = (field: 'length' | 'width' | 'height'): number => {
    const value = numberOf(answers[field], 'length');
    if (value === null || value <= 0) faults[field] = `${choiceWords(field)} is missing or no number`;
    return value ?? 0;
  };
  const windows = answers.windows.map((text, side) => {
    const value = text.trim() === '' || answers.borders[side] === 'none' ? 0 : numberOf(text, 'area');
    if (value === null || value < 0) faults[`windows ${side}`] = 'This is no area; 2*3x5 is calculated';
    return value ?? 0;
  });
  if (answers.name.trim() === '') faults['name'] = 'Give the room a name';
  const sideOf = (side: number) => ({ border: answers.borders[side] ?? 'none', windowsFt2: windows[side] ?? 0 });
  const room: RectangularRoom = {
    name: answers.name.trim(),
    lengthFt: length('length'),
    widthFt: length('width'),
    heightFt: length('height'),
    azimuthDeg: answers.azimuthDeg,
    sides: [sideOf(0), sideOf(1), sideOf(2), sideOf(3)],
    isBelowAttic: answers.isBelowAttic,
    floor: answers.floor,
  };
  return { room: Object.keys(faults).length === 0 ? room : null, faults };
}
