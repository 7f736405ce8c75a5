import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus, IconSquarePlus } from '@tabler/icons-react';
import { addRoom } from '@/domain/load-calc/edit/rooms';
import { withHouse } from '../../../editing/acceptValue';
import { toneOf } from '@/ui/charts/fill';
import { focusPath } from '../../../editing/places';
import { rowsOfRoom } from '../../../editing/rows';
import { useUnits } from '@/entities/calculation/useUnits';
import { useEditing, useFields } from '../editingContext';
import { RectangularRoomDialog } from './RectangularRoomDialog';
import classes from './rooms.module.css';

/** Lists the rooms with their loads and selects one. */
export function RoomList() {
  const { editor } = useFields();
  const { draft, result, room, setRoom } = useEditing();
  const { show, unit } = useUnits();
  const [isAsking, { open, close }] = useDisclosure(false);
  const loads = new Map(result.rooms.map((each) => [each.id, each]));
  const homeless = rowsOfRoom(draft.house, '').length;
  const add = (): void => {
    let id = '';
    editor.change('', (now) => {
      const added = addRoom(now.house, { id: `Room ${(now.house.rooms?.length ?? 0) + 1}`, floorAreaFt2: 0 });
      id = added.id;
      return withHouse(now, added.inputs);
    });
    setRoom(id);
    focusPath(`rooms.${(editor.state().history.present.house.rooms?.length ?? 1) - 1}.id`);
  };
  return (
    <nav className={classes['list']} aria-label="Rooms">
      <div className={classes['adding']}>
        <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
          Add room
        </Button>
        <Button variant="default" leftSection={<IconSquarePlus size={18} aria-hidden />} onClick={open}>
          Rectangular room
        </Button>
      </div>
      <p className={classes['legend']}>
        <span {...toneOf('heat')}>Heating</span>
        <span {...toneOf('cool')}>Sensible cooling, {unit('load')}</span>
      </p>
      <ul>
        {(draft.house.rooms ?? []).map(({ id, floorAreaFt2 }) => {
          const load = loads.get(id);
          return (
            <li key={id}>
              <button type="button" aria-current={id === room || undefined} onClick={() => setRoom(id)}>
                <strong>{id}</strong>
                <span>{show(floorAreaFt2, 'area')}</span>
                <span className={classes['loads']}>
                  <span {...toneOf('heat')}>
                    {load ? show(load.heating.total.value, 'load', { isBare: true }) : '–'}
                  </span>
                  <span {...toneOf('cool')}>
                    {load ? show(load.coolingSensible.total.value, 'load', { isBare: true }) : '–'}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
        <li>
          <button type="button" aria-current={room === '' || undefined} onClick={() => setRoom('')}>
            <strong>In no room</strong>
            <span>
              {homeless === 0 ? 'Attic, crawlspace, garage' : `${homeless} ${homeless === 1 ? 'surface' : 'surfaces'}`}
            </span>
          </button>
        </li>
      </ul>
      {isAsking && <RectangularRoomDialog onClose={close} />}
    </nav>
  );
}
