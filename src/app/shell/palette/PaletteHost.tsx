import { useEffect } from 'react';
import { useStoreValue } from '@/ui/feedback/createStore';
import { useLazyPart } from '@/ui/hooks/useLazyPart';
import {
  closeCommandPalette,
  enterPalette,
  openCommandPalette,
  paletteState,
  typeIntoPalette,
} from '@/ui/palette/openCommandPalette';
import type { CreateAction, NavItem } from '../navigation';
import { sayNotLoaded } from '@/ui/feedback/sayNotLoaded';
import { useNoteRecords } from './useNoteRecords';

/** The palette's code may have loaded before its field has the focus. */
const hasFocus = (): boolean => document.activeElement?.closest('[role="dialog"]') != null;
const loadPalette = () => import('./ShellPalette');

/** Opens the palette on Ctrl-K or ⌘K, loading its code on first use. Anything typed in the meantime is kept. */
export function PaletteHost({ items, creates }: { items: readonly NavItem[]; creates: readonly CreateAction[] }) {
  useNoteRecords();
  const { isOpen } = useStoreValue(paletteState);
  const palette = useLazyPart(loadPalette, isOpen, () => {
    closeCommandPalette();
    sayNotLoaded();
  });

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, altKey, shiftKey } = event;
      const isCommand = event.ctrlKey || event.metaKey;
      if (isCommand && !altKey && !shiftKey && key.toLowerCase() === 'k') {
        event.preventDefault();
        if (paletteState.get().isOpen) closeCommandPalette();
        else openCommandPalette();
      } else if (isOpen && !isCommand && !altKey && !hasFocus()) {
        const { typed } = paletteState.get();
        if (key.length === 1) typeIntoPalette(typed + key);
        else if (key === 'Backspace') typeIntoPalette(typed.slice(0, -1));
        else if (key === 'Enter') enterPalette();
        else return;
        event.preventDefault();
        event.stopPropagation();
      }
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [isOpen]);
  useEffect(() => closeCommandPalette, []);

  return isOpen && palette ? <palette.ShellPalette items={items} creates={creates} /> : null;
}
