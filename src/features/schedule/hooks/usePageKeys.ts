import { useEffect } from 'react';
import { useLatest } from '@/ui/hooks/useLatest';
import { shortcutsOn } from '@/ui/shortcuts/shortcutsOn';
import type { BoardActions } from '@/entities/schedule/useBoardActions';
import type { ScheduleParams } from './useScheduleParams';

type PageKeys = { params: ScheduleParams; actions: BoardActions; onTray: () => void; isOff: boolean };

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="menu"], [role="dialog"]') !== null;

/** First keys of two-key navigation shortcuts (`g j`): the second one isn't for the schedule. */
const PREFIXES = ['g', 'n'];
const PREFIX_MS = 1500;

/** Handles the page's keys: undo and redo, other days, the tray. Inactive while someone is typing. */
export function usePageKeys(options: PageKeys): void {
  const latest = useLatest(options);
  useEffect(() => {
    let prefixedAt = -PREFIX_MS;
    const onKey = (event: KeyboardEvent): void => {
      const { params, actions, onTray, isOff } = latest.current;
      if (isOff || event.defaultPrevented || isTyping(event.target)) return;
      const key = event.key.toLowerCase();
      const isSecond = event.timeStamp - prefixedAt < PREFIX_MS;
      prefixedAt = PREFIXES.includes(key) ? event.timeStamp : -PREFIX_MS;
      if (isSecond) return;
      const isCommand = event.ctrlKey || event.metaKey;
      const keys: Record<string, () => void> = isCommand
        ? {
            z: () => void (event.shiftKey ? actions.redo() : actions.undo()),
            y: () => void actions.redo(),
            u: onTray,
          }
        : event.altKey || !shortcutsOn.get()
          ? {}
          : { j: () => params.step(1), k: () => params.step(-1), t: params.goToday };
      const run = keys[key];
      if (!run) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [latest]);
}
