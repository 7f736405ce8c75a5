import type { KeyboardEvent, RefObject } from 'react';
import { FINE_STEP_MINUTES, STEP_MINUTES } from '@/domain/scheduling/board/target';
import type { ResourceOf } from '@/domain/resource/onVisit';
import type { Stored } from '@/domain/record/schema';
import type { Placement, ScheduleEntry } from '@/domain/scheduling/schema';
import { shortcutsOn } from '@/ui/shortcuts/shortcutsOn';
import { scrollToRow, focusCard } from '../components/boardFocus';
import type { Geometry } from '../components/geometry';
import type { Interaction, InteractionStore, Subject, Verdict } from './interaction';
import { movedByArrow, spokenPlace, type CardPlace, cardTowards } from './keyMoves';
import { subjectOfEntry } from './useEntryCommands';

type Entry = Stored<ScheduleEntry>;

type KeyOptions = {
  scroller: RefObject<HTMLDivElement | null>;
  geometry: Geometry;
  resourceOf: ResourceOf;
  store: InteractionStore;
  entries: ReadonlyMap<string, Entry>;
  isReadOnly: boolean;
  judge: (subject: Subject, placement: Placement) => Verdict;
  announce: (text: string) => void;
  onDrop: (dropped: Interaction) => void;
  /** Opens the dialog for typing the time. */
  onType: (subject: Subject) => void;
  /** Commands for single keys on the focused card. */
  commands: Readonly<Record<string, (entry: Entry) => void>>;
  /** Whether the arrows move by days; with Shift they move by minutes. */
  isByDay: boolean;
};

const ARROWS: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);

/** Does everything the mouse can do with a card by keyboard; each step is announced. */
export function useBoardKeys(options: KeyOptions): (event: KeyboardEvent) => void {
  const { scroller, geometry, store, entries, isReadOnly, judge, announce, onDrop, onType, commands } = options;
  const { isByDay, resourceOf } = options;
  const { rows } = geometry;

  const take = (entry: Entry, technicianId: string, kind: Interaction['kind']): void => {
    const subject = subjectOfEntry(entry, technicianId);
    const { placement } = entry;
    store.set({
      subject,
      kind,
      by: 'keys',
      placement,
      technicianId,
      isOverTray: false,
      verdict: judge(subject, placement),
    });
    announce(
      kind === 'move'
        ? `Moving ${entry.title}. Arrow keys move it, Enter drops it, Escape cancels.`
        : `Changing how long ${entry.title} takes. Left and right arrows change it, Enter saves, Escape cancels.`,
    );
  };

  const moveBy = (event: KeyboardEvent, moving: Interaction): boolean => {
    const { subject, technicianId } = moving;
    switch (event.key) {
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'ArrowUp':
      case 'ArrowDown': {
        const minutes = event.shiftKey && !isByDay ? FINE_STEP_MINUTES : STEP_MINUTES;
        const moved = movedByArrow(event.key, moving, {
          minutes,
          isByDay: isByDay && !event.shiftKey,
          rows,
          resourceOf,
        });
        if (!moved) return true;
        const next = { ...moving, ...moved, verdict: judge(subject, moved.placement) };
        store.set(next);
        announce(spokenPlace(next, geometry));
        scrollToRow(scroller.current, geometry, next.technicianId);
        return true;
      }
      case 'Enter':
      case ' ':
        store.set(null);
        onDrop(moving);
        setTimeout(() => focusCard(scroller.current, { entryId: subject.id, technicianId }), 0);
        return true;
      case 't':
      case 'T':
        // The time is typed instead of stepped to: the dialog starts from where the keys have moved it.
        store.set(null);
        onType({ ...subject, content: { ...subject.content, placement: moving.placement } });
        return true;
      case 'Escape':
        store.set(null);
        announce('Move canceled.');
        return true;
      default:
        return false;
    }
  };

  const walk = (key: string, place: CardPlace): boolean => {
    if (!ARROWS.has(key)) return false;
    const next = cardTowards(key, place, rows);
    if (!next) return true;
    if (next.technicianId !== place.technicianId) scrollToRow(scroller.current, geometry, next.technicianId);
    focusCard(scroller.current, next);
    return true;
  };

  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const moving = store.get();
    const done = (): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (moving?.by === 'keys') {
      if (moveBy(event, moving)) done();
      return;
    }
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card]') : null;
    const entry = entries.get(card?.dataset['card'] ?? '');
    if (!card || !entry) return;
    const technicianId = card.dataset['row'] ?? '';
    if (walk(event.key, { entryId: entry.id, technicianId })) {
      done();
      return;
    }
    if (isReadOnly || !shortcutsOn.get()) return;
    const key = event.key.toLowerCase();
    if (key === 'm' || key === 'r') {
      take(entry, technicianId, key === 'm' ? 'move' : 'resize');
      done();
    } else if (commands[key]) {
      commands[key](entry);
      done();
    }
  };
}
