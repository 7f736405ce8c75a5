import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStoreValue } from '@/ui/feedback/createStore';
import { useLatest } from '@/ui/hooks/useLatest';
import { useLazyPart } from '@/ui/hooks/useLazyPart';
import { openCommandPalette, paletteState } from '@/ui/palette/openCommandPalette';
import { shortcutsOn } from '@/ui/shortcuts/shortcutsOn';
import type { CreateAction, NavItem } from '../navigation';
import { sayNotLoaded } from '@/ui/feedback/sayNotLoaded';
import { addressOf, isBeginning, isForField } from './shortcutKeys';
import { isSheetOpen, openShortcutSheet } from './shortcutState';

/** Time after the first key of a sequence during which the second one still counts. */
const PAUSE_MS = 1500;

const loadSheet = () => import('./ShortcutSheet');

type ShortcutHostProps = { items: readonly NavItem[]; creates: readonly CreateAction[] };

/**
 * Handles single-key shortcuts that open pages (`g j`), create records (`n j`), search (`/`) and list the shortcuts (`?`). Never while
 * someone is typing.
 */
export function ShortcutHost(props: ShortcutHostProps) {
  const navigate = useNavigate();
  const latest = useLatest(props);
  const isOpen = useStoreValue(isSheetOpen);
  const begun = useRef({ keys: [] as string[], at: 0 });
  const close = (): void => isSheetOpen.set(false);
  const sheet = useLazyPart(loadSheet, isOpen, () => {
    close();
    sayNotLoaded();
  });

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, target, ctrlKey, metaKey, altKey, repeat, defaultPrevented } = event;
      if (!shortcutsOn.get() || ctrlKey || metaKey || altKey || repeat || defaultPrevented) return;
      if (isForField(target) || paletteState.get().isOpen || isSheetOpen.get()) return;
      const isFresh = event.timeStamp - begun.current.at < PAUSE_MS;
      const keys = [...(isFresh ? begun.current.keys : []), key.toLowerCase()];
      begun.current = { keys: [], at: 0 };
      if (key === '?') {
        openShortcutSheet();
        return;
      }
      // A list uses it for its own search first.
      if (key === '/') {
        event.preventDefault();
        openCommandPalette();
        return;
      }
      const { items, creates } = latest.current;
      const address = addressOf(keys, items, creates);
      if (isBeginning(keys)) begun.current = { keys, at: event.timeStamp };
      else if (address !== null) {
        event.preventDefault();
        void navigate(address);
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [navigate, latest]);
  useEffect(() => close, []);

  return sheet ? <sheet.ShortcutSheet {...props} isOpen={isOpen} onClose={close} /> : null;
}
