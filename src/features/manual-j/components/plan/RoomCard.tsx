import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { changePlanRoom, roomFault } from '@/domain/floor-plan/edit/rooms';
import type { PlanRoom } from '@/domain/floor-plan/schema';
import { heightOf } from '@/domain/floor-plan/surface';
import { cutText } from '@/lib/cutText';
import { Section } from '@/ui/layout/Section';
import type { PlanEditing } from '../../hooks/usePlanEditing';
import { QuantityField } from '../quick/QuantityField';
import classes from './plan.module.css';
import { RoomWalls } from './RoomWalls';

/** Focused by Enter on the drawing. */
export const ROOM_NAME_ID = 'plan-room-name';

type RoomCardProps = { room: PlanRoom; editing: PlanEditing; preset: string; onPreset: (id: string) => void };

/** Edits the selected room by numbers: name, size, height, and what is in its walls. */
export function RoomCard({ room, editing, preset, onPreset }: RoomCardProps) {
  const { key } = room;
  const { plan, change, settle } = editing;
  const [refused, setRefused] = useState<{ of: string; field: string; message: string } | null>(null);
  const set = (field: string, changes: Partial<PlanRoom>): void =>
    change(`plan ${key} ${field}`, (now) => changePlanRoom(now, key, changes));
  const size = (field: 'widthFt' | 'depthFt') => ({
    value: room[field],
    error: refused?.of === key && refused.field === field ? refused.message : undefined,
    onChange: (value: number | undefined) => {
      const message = value === undefined ? 'Missing' : roomFault({ ...room, [field]: value });
      setRefused(message === '' ? null : { of: key, field, message });
      if (message === '' && value !== undefined) set(field, { [field]: value });
    },
    onRefused: () => settle(),
  });
  return (
    <Section
      title={room.name}
      actions={
        <>
          <Button variant="subtle" leftSection={<IconCopy size={18} aria-hidden />} onClick={() => editing.copy(key)}>
            Copy
          </Button>
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => editing.remove(key)}
          >
            Remove
          </Button>
        </>
      }
    >
      <div className={classes['fields']} onBlur={settle}>
        <RoomName key={key} room={room} editing={editing} />
        <div className={classes['pair']}>
          <QuantityField key={`${key} width`} label="Width" quantity="length" {...size('widthFt')} />
          <QuantityField key={`${key} depth`} label="Depth" quantity="length" {...size('depthFt')} />
          <QuantityField
            key={`${key} height`}
            label="Ceiling height"
            quantity="length"
            isOptional
            value={room.ceilingHeightFt ?? undefined}
            placeholder={String(heightOf(plan, { ...room, ceilingHeightFt: null }))}
            error={refused?.of === key && refused.field === 'height' ? refused.message : undefined}
            onChange={(value) => {
              const isFit = value === undefined || (value >= 6 && value <= 20);
              setRefused(isFit ? null : { of: key, field: 'height', message: '6 to 20 ft' });
              if (isFit) set('height', { ceilingHeightFt: value ?? null });
            }}
          />
          <NativeSelect
            label="Heated and cooled"
            value={room.kind}
            data={[
              { value: 'room', label: 'Yes' },
              { value: 'garage', label: 'No, a garage' },
            ]}
            onChange={(event) =>
              change('', (now) => changePlanRoom(now, key, { kind: event.currentTarget.value as PlanRoom['kind'] }))
            }
          />
        </div>
        {plan.levels.length > 1 && (
          <NativeSelect
            label="Level"
            value={String(room.level)}
            data={plan.levels.map(({ name }, index) => ({ value: String(index), label: name }))}
            onChange={(event) => {
              const level = Number(event.currentTarget.value);
              change('', (now) => changePlanRoom(now, key, { level }));
              editing.setLevel(level);
            }}
          />
        )}
        {room.kind === 'room' && <RoomWalls room={room} editing={editing} preset={preset} onPreset={onPreset} />}
      </div>
    </Section>
  );
}

function RoomName({ room, editing }: { room: PlanRoom; editing: PlanEditing }) {
  const [typed, setTyped] = useState<string | null>(null);
  const leave = (): void => {
    const name = typed?.trim() ?? '';
    if (name !== '' && name !== room.name)
      editing.change('', (now) => changePlanRoom(now, room.key, { name: cutText(name, 190) }));
    setTyped(null);
  };
  return (
    <TextInput
      id={ROOM_NAME_ID}
      label="Name"
      maxLength={190}
      autoComplete="off"
      value={typed ?? room.name}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave();
        if (event.key === 'Escape') setTyped(null);
      }}
    />
  );
}
