import type { MouseEvent } from 'react';
import type { Stored } from '@/domain/record/schema';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import type { MenuPlace } from '../components/ContextMenu';

type Entry = Stored<ScheduleEntry>;
type CardClicksOptions = {
  byId: ReadonlyMap<string, Entry>;
  isReadOnly: boolean;
  onOpen: (entry: Entry) => void;
  onToggle: (id: string) => void;
  onMenu: (place: MenuPlace) => void;
};

/** Handles clicks on the board: opens a card or an absence, selects a card with a modifier key, or opens its menu. */
export function useCardClicks({ byId, isReadOnly, onOpen, onToggle, onMenu }: CardClicksOptions) {
  const entryAt = ({ target }: { target: EventTarget }): { entry: Entry; element: HTMLElement } | null => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
    const entry = byId.get(element?.dataset['card'] ?? '');
    return entry && element ? { entry, element } : null;
  };
  const onClick = (event: MouseEvent): void => {
    const behind = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-open]') : null;
    const absence = byId.get(behind?.dataset['open'] ?? '');
    if (absence) onOpen(absence);
    const found = entryAt(event);
    if (!found) return;
    if ((event.ctrlKey || event.metaKey || event.shiftKey) && !isReadOnly) onToggle(found.entry.id);
    else onOpen(found.entry);
  };
  const onContextMenu = (event: MouseEvent): void => {
    const found = entryAt(event);
    if (!found || isReadOnly) return;
    event.preventDefault();
    const rect = found.element.getBoundingClientRect();
    // From the keyboard there is no pointer: the menu opens at the card.
    const isPointed = event.clientX > 0 || event.clientY > 0;
    onMenu({
      entry: found.entry,
      card: found.element,
      x: isPointed ? event.clientX : rect.left,
      y: isPointed ? event.clientY : rect.bottom,
    });
  };
  return { onClick, onContextMenu };
}
