import { useEffect } from 'react';
import { useStoreValue } from '@/ui/feedback/createStore';
import { useLazyPart } from '@/ui/hooks/useLazyPart';
import { closeCommandPalette, openCommandPalette, paletteState } from '@/ui/palette/openCommandPalette';
import type { CreateAction, NavItem } from '../navigation';
import { sayNotLoaded } from '../sayNotLoaded';
import { useNoteRecords } from './useNoteRecords';

const loadPalette = () => import('./ShellPalette');

/** Opens the palette on Ctrl-K or ⌘K, with its code on first use. What is typed meanwhile is not lost. */
export function PaletteHost({ items, creates }: { items: readonly NavItem[]; creates: readonly CreateAction[] }) {
  useNoteRecords();
  const { isOpen, typed } = useStoreValue(paletteState);
  const palette = useLazyPart(loadPalette, isOpen, () => {
    closeCommandPalette();
    sayNotLoaded();
  });
  const isWaiting = isOpen && !palette;

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, altKey, shiftKey } = event;
      const isCommand = event.ctrlKey || event.metaKey;
      if (isCommand && !altKey && !shiftKey && key.toLowerCase() === 'k') {
        event.preventDefault();
        if (paletteState.get().isOpen) closeCommandPalette();
        else openCommandPalette();
      } else if (isWaiting && key.length === 1 && !isCommand && !altKey) {
        event.preventDefault();
        event.stopPropagation();
        paletteState.set({ isOpen: true, typed: paletteState.get().typed + key });
      }
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [isWaiting]);
  useEffect(() => closeCommandPalette, []);

  return isOpen && palette ? <palette.ShellPalette typed={typed} items={items} creates={creates} /> : null;
}
