import { Button, TextInput } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { addRoomLine, readRoomLine } from '@/domain/floor-plan/readRoomLine';
import type { Side } from '@/domain/floor-plan/schema';
import { useUnits } from '@/entities/calculation/useUnits';
import type { PlanEditing } from '../../hooks/usePlanEditing';
import classes from './plan.module.css';

const PLACES: Readonly<Record<Side, string>> = { top: 'above', right: 'right of', bottom: 'below', left: 'left of' };

/** Adds rooms typed one after another: `Living 18x14` and Enter. Several pasted lines add several rooms. */
export function QuickRooms({ editing }: { editing: PlanEditing }) {
  const { system } = useUnits();
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { plan, level } = editing;

  /** Adds lines up to the first one it can't parse; that one stays to be fixed. */
  const add = (lines: readonly string[]): void => {
    let next = plan;
    let key = '';
    const names: string[] = [];
    let place = '';
    const rest = [...lines];
    let message = '';
    while (rest.length > 0) {
      const read = readRoomLine(rest[0] ?? '', next, level, system);
      if (!read.ok) {
        ({ message } = read);
        break;
      }
      const added = addRoomLine(next, level, read.line);
      ({ plan: next, key } = added);
      const nameOf = (of: string): string => next.rooms.find((room) => room.key === of)?.name ?? '';
      names.push(nameOf(key));
      // Shown as a preview, because a prefix of a name matches, and several rooms can share it.
      const { beside } = read.line;
      place = beside ? ` ${PLACES[beside.side]} ${nameOf(beside.room)}` : '';
      rest.shift();
    }
    if (names.length > 0) {
      editing.change('', () => next);
      editing.select(key);
    }
    setSaid(names.length === 0 ? '' : `${names.join(', ')}: added${names.length === 1 ? place : ''}`);
    setText(rest[0] ?? '');
    setFault(message);
    input.current?.focus();
  };

  return (
    <form
      className={classes['quick']}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') add([text]);
      }}
    >
      <TextInput
        ref={input}
        id={id}
        aria-label="Add a room"
        placeholder={system === 'us' ? 'Living 18x14, S 2*3x5' : 'Living 5.5x4, S 2*0.9x1.5'}
        autoComplete="off"
        value={text}
        error={fault === '' ? undefined : fault}
        description={
          said !== ''
            ? said
            : 'Name and size, then Enter. Behind commas: windows by wall (S 2*3x5), a door (N door), a place (right of Kitchen).'
        }
        inputWrapperOrder={['input', 'description', 'error']}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setFault('');
        }}
        onPaste={(event) => {
          const lines = event.clipboardData
            .getData('text')
            .split(/\r?\n/)
            .map((each) => each.trim())
            .filter((each) => each !== '');
          if (lines.length < 2) return;
          event.preventDefault();
          add(lines);
        }}
      />
      <Button type="submit" variant="default">
        Add
      </Button>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </form>
  );
}
