import { Button, Checkbox, Group, Modal, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { calculateLoads } from '@/domain/load-calc/calculate';
import { readInputs } from '@/domain/load-calc/check/readInputs';
import { withHouse } from '../../../editing/acceptValue';
import { choiceWords } from '@/domain/calculation/choiceWords';
import { fieldText, readQuantity } from '@/domain/calculation/numberText';
import { addRectangularRoom, ROOM_FLOORS, type RoomFloor } from '../../../editing/rectangularRoom';
import { useUnits } from '@/entities/calculation/useUnits';
import { useEditing, useFields } from '../editingContext';
import classes from './dialog.module.css';
import { type RectangularAnswers, readRectangular } from './rectangularAnswers';
import { RoomSides } from './RoomSides';
import { RoomSizes } from './RoomSizes';

const FLOOR_WORDS = (floor: RoomFloor): string =>
  floor === 'none'
    ? 'Another room'
    : floor === 'slab'
      ? 'Slab on grade'
      : floor === 'outside'
        ? 'Open air'
        : choiceWords(floor);
const DEFAULT_HEIGHT_FT = 8;

/** Adds a four-walled room in one go: sizes, outdoor sides, windows, what is above and below. */
export function RectangularRoomDialog({ onClose }: { onClose: () => void }) {
  const { editor } = useFields();
  const { draft, usual, setRoom } = useEditing();
  const { system, show } = useUnits();
  const { house } = draft;
  const [answers, setAnswers] = useState<RectangularAnswers>(() => ({
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
  const set = (changes: Partial<RectangularAnswers>): void => setAnswers({ ...answers, ...changes });

  const { room, faults } = readRectangular(answers, (text, quantity) => {
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
        <RoomSizes answers={answers} errorOf={errorOf} onChange={set} />
        <RoomSides answers={answers} room={room} errorOf={errorOf} onChange={set} />
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
