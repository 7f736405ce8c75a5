import { useEffect } from 'react';

/** Handles Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y (⌘ on a Mac) on the page; in dialogs the keys apply to the fields. */
export function useUndoKeys(editor: { undo: () => void; redo: () => void }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      const isOurs = (event.ctrlKey || event.metaKey) && !event.altKey && (key === 'z' || key === 'y');
      const dialog = event.target instanceof Element ? event.target.closest('[role="dialog"]') : null;
      const isElsewhere = dialog !== null && !dialog.matches('[data-editing], :has([data-editing])');
      if (!isOurs || isElsewhere) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) editor.redo();
      else editor.undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [editor]);
}
