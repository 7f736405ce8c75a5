import { Menu } from '@mantine/core';
import type { Stored } from '@/domain/record/schema';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { EntryMenuItems, type EntryHandlers } from './EntryActions';

export type MenuPlace = { entry: Stored<ScheduleEntry>; card: HTMLElement; x: number; y: number };

/** Shows the right-click menu at the pointer; from the keyboard, at the card. */
export function ContextMenu({
  place,
  handlers,
  onClose,
}: {
  place: MenuPlace;
  handlers: EntryHandlers;
  onClose: () => void;
}) {
  const close = (): void => {
    onClose();
    // Keyboard users continue from the card. A dialog opened by an item takes the focus after this.
    place.card.focus({ preventScroll: true });
  };
  return (
    <Menu
      key={`${place.entry.id} ${place.x} ${place.y}`}
      opened
      onClose={close}
      position="bottom-start"
      width={240}
      returnFocus={false}
    >
      <Menu.Target>
        <span style={{ position: 'fixed', left: place.x, top: place.y, width: 1, height: 1 }} />
      </Menu.Target>
      <Menu.Dropdown aria-label={place.entry.title}>
        <EntryMenuItems entry={place.entry} handlers={handlers} />
      </Menu.Dropdown>
    </Menu>
  );
}
