import type { KeyboardEvent, RefObject } from 'react';
import { nudged, FINE_STEP_MINUTES, setDown, STEP_MINUTES, stretched } from '@/domain/scheduling/board/target';
import type { Stored } from '@/domain/record/schema';
import type { Placement, ScheduleEntry } from '@/domain/scheduling/schema';
import { spokenDayTime } from '@/domain/scheduling/words';
import { technicianName } from '@/domain/technician/schema';
import { shortcutsOn } from '@/ui/shortcuts/shortcutsOn';
import type { Geometry } from '../components/geometry';
import type { Interaction, InteractionStore, Subject, Verdict } from './interaction';
import { subjectOfEntry } from './useEntryCommands';

type Entry = Stored<ScheduleEntry>;

type KeyOptions = {
  scroller: RefObject<HTMLDivElement | null>;
  geometry: Geometry;
  store: InteractionStore;
  entries: ReadonlyMap<string, Entry>;
  isReadOnly: boolean;
  judge: (subject: Subject, placement: Placement) => Verdict;
  announce: (text: string) => void;
  onDrop: (dropped: Interaction) => void;
  /** Opens the dialog in which the time is typed. */
  onType: (subject: Subject) => void;
  /** What a single key does with the card in focus. */
  commands: Readonly<Record<string, (entry: Entry) => void>>;
};

type Place = { entryId: string; technicianId: string };

/** Everything that the mouse can do with a card, by keyboard; each step is said. */
export function useBoardKeys(options: KeyOptions): (event: KeyboardEvent) => void {
  const { scroller, geometry, store, entries, isReadOnly, judge, announce, onDrop, onType, commands } = options;
  const { rows } = geometry;
  const { timeZone } = geometry.axis;

  const focusCard = ({ entryId, technicianId }: Place, attempts = 5): void => {
    const card = scroller.current?.querySelector<HTMLElement>(
      `[data-card="${CSS.escape(entryId)}"][data-row="${CSS.escape(technicianId)}"]`,
    );
    if (card) {
      card.focus({ preventScroll: false });
      card.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    } else if (attempts > 0) requestAnimationFrame(() => focusCard({ entryId, technicianId }, attempts - 1));
  };
  const scrollToRow = (technicianId: string): void => {
    const index = rows.findIndex((row) => row.technicianId === technicianId);
    const element = scroller.current;
    const top = geometry.tops[index] ?? 0;
    if (element && (top < element.scrollTop || top > element.scrollTop + element.clientHeight - 120))
      element.scrollTop = top;
  };

  const nameOfRow = (technicianId: string): string => {
    const technician = rows.find((row) => row.technicianId === technicianId)?.technician;
    return technician ? technicianName(technician) : 'Unassigned';
  };
  const saying = ({
    placement,
    technicianId,
    verdict,
  }: Pick<Interaction, 'placement' | 'technicianId' | 'verdict'>): string =>
    `${spokenDayTime(placement.startsAt, timeZone)}, ${nameOfRow(technicianId)}. ${verdict.reasons.join(' ') || 'Fits.'}`;

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
        ? `Moving ${entry.title}. Arrow keys move it, Enter sets it down, Escape leaves it where it was.`
        : `Changing how long ${entry.title} takes. Left and right arrows, Enter to keep, Escape to leave it.`,
    );
  };

  const moveBy = (event: KeyboardEvent, moving: Interaction): boolean => {
    const step = event.shiftKey ? FINE_STEP_MINUTES : STEP_MINUTES;
    const { subject, technicianId } = moving;
    const index = rows.findIndex((row) => row.technicianId === technicianId);
    const to = (placement: Placement, row = technicianId): true => {
      const next = { ...moving, placement, technicianId: row, verdict: judge(subject, placement) };
      store.set(next);
      announce(saying(next));
      scrollToRow(row);
      return true;
    };
    switch (event.key) {
      case 'ArrowLeft':
      case 'ArrowRight': {
        const minutes = event.key === 'ArrowLeft' ? -step : step;
        return to(moving.kind === 'move' ? nudged(moving.placement, minutes) : stretched(moving.placement, minutes));
      }
      case 'ArrowUp':
      case 'ArrowDown': {
        const row = rows[index + (event.key === 'ArrowUp' ? -1 : 1)];
        if (moving.kind === 'resize' || !row) return true;
        const { startsAt, endsAt } = moving.placement;
        const placement = setDown(subject.content.placement, { from: subject.from, to: row.technicianId, startsAt });
        return to({ ...placement, startsAt, endsAt }, row.technicianId);
      }
      case 'Enter':
      case ' ':
        store.set(null);
        onDrop(moving);
        setTimeout(() => focusCard({ entryId: subject.id, technicianId }), 0);
        return true;
      case 't':
      case 'T':
        // A time is typed rather than walked to: the dialog begins where the keys have led.
        store.set(null);
        onType({ ...subject, content: { ...subject.content, placement: moving.placement } });
        return true;
      case 'Escape':
        store.set(null);
        announce('Left where it was.');
        return true;
      default:
        return false;
    }
  };

  const walk = (key: string, { entryId, technicianId }: Place): boolean => {
    const index = rows.findIndex((row) => row.technicianId === technicianId);
    const cards = rows[index]?.cards ?? [];
    const at = cards.findIndex(({ entry }) => entry.id === entryId);
    const from = cards[at]?.fromMinute ?? 0;
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const next = cards[at + (key === 'ArrowLeft' ? -1 : 1)];
      if (next) focusCard({ entryId: next.entry.id, technicianId });
      return true;
    }
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return false;
    const others = key === 'ArrowUp' ? rows.slice(0, index).toReversed() : rows.slice(index + 1);
    const row = others.find((other) => other.cards.length > 0);
    const [nearest] = (row?.cards ?? []).toSorted(
      (a, b) => Math.abs(a.fromMinute - from) - Math.abs(b.fromMinute - from),
    );
    if (row && nearest) {
      scrollToRow(row.technicianId);
      focusCard({ entryId: nearest.entry.id, technicianId: row.technicianId });
    }
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
