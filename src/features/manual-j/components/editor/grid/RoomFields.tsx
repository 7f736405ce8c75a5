import { Button, Collapse, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCopy, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { copyRoom, removeRoom } from '@/domain/load-calc/edit/rooms';
import { notify } from '@/ui/feedback/notify';
import { withHouse } from '../../../editing/acceptValue';
import { fieldsOf } from '../../../editing/listFields';
import { focusPath } from '../../../editing/places';
import { renameEntry } from '../../../editing/renameEntry';
import { undoLater } from '@/entities/calculation/undoLater';
import { useEditing, useFields } from '../editingContext';
import { SchemaFields } from '../fields/SchemaFields';
import classes from './rooms.module.css';

/** Edits the room's own fields, such as name and floor area. */
export function RoomFields() {
  const { editor } = useFields();
  const { draft, room, setRoom } = useEditing();
  const [isMore, { toggle }] = useDisclosure(false);
  const index = (draft.house.rooms ?? []).findIndex(({ id }) => id === room);
  const copy = (): void => {
    let id = '';
    editor.change('', (now) => {
      const copied = copyRoom(now.house, room);
      id = copied.id;
      return withHouse(now, copied.inputs);
    });
    setRoom(id);
    focusPath(`rooms.${(editor.state().history.present.house.rooms?.length ?? 1) - 1}.id`);
  };
  const remove = (): void => {
    editor.change('', (now) => withHouse(now, removeRoom(now.house, room)));
    const undo = undoLater(editor, 'house');
    notify.info(`“${room}” is removed with its surfaces.`, {
      undo: () => {
        undo();
        setRoom(room);
      },
    });
  };
  return (
    <div className={classes['fields']}>
      <div className={classes['main']}>
        <RoomName key={room} index={index} name={room} />
        <SchemaFields fields={fieldsOf('rooms')} path={['rooms', index]} only={['floorAreaFt2', 'level']} />
      </div>
      <Collapse expanded={isMore}>
        <SchemaFields fields={fieldsOf('rooms')} path={['rooms', index]} without={['id', 'floorAreaFt2', 'level']} />
      </Collapse>
      <div className={classes['buttons']}>
        <Button variant="subtle" aria-expanded={isMore} onClick={toggle}>
          {isMore ? 'Less' : 'People, appliances, glass'}
        </Button>
        <Button variant="subtle" leftSection={<IconCopy size={18} aria-hidden />} onClick={copy}>
          Copy room
        </Button>
        <Button variant="subtle" color="gray" leftSection={<IconTrash size={18} aria-hidden />} onClick={remove}>
          Remove room
        </Button>
      </div>
    </div>
  );
}

function RoomName({ index, name }: { index: number; name: string }) {
  const { editor } = useFields();
  const { setRoom } = useEditing();
  const [typed, setTyped] = useState(name);
  const leave = (): void => {
    editor.change('', (now) => renameEntry(now, 'rooms', name, typed));
    const id = editor.state().history.present.house.rooms?.[index]?.id ?? name;
    setTyped(id);
    setRoom(id);
  };
  return (
    <TextInput
      label="Name of the room"
      size="md"
      maxLength={200}
      autoComplete="off"
      data-path={`rooms.${index}.id`}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}
