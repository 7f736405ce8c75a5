import { Button } from '@mantine/core';
import { useReachesServer } from '@/data/react/useReachesServer';
import classes from './SavedNote.module.css';
import type { SavedState } from './useCalculationEditing';

const WORDS: Readonly<Record<SavedState, string>> = {
  saved: 'Saved',
  unsaved: 'Not saved yet',
  saving: 'Saving…',
  waiting: 'Saved on this device, waits for connection',
  failed: 'Not saved, kept on this device',
  conflict: 'Not saved: someone else changed the same',
  refused: 'Not accepted: see “Changes” at the top',
};

/** Shows the save status as text. */
export function SavedNote({ saved, onSave }: { saved: SavedState; onSave: () => void }) {
  const reachesServer = useReachesServer();
  const isOffline = !reachesServer && (saved === 'saving' || saved === 'unsaved');
  const isStuck = saved === 'failed' || saved === 'conflict';
  return (
    <span className={classes['saved']} data-state={saved}>
      <span role="status">{isOffline ? 'Kept on this device' : WORDS[saved]}</span>
      {isStuck && (
        <Button variant="subtle" size="compact-sm" onClick={onSave}>
          {saved === 'conflict' ? 'Choose now' : 'Try again'}
        </Button>
      )}
    </span>
  );
}
