import { IconX } from '@tabler/icons-react';
import type { OpenRecord } from '@/domain/assistant/schema';
import classes from './conversation.module.css';
import { RECORD_NOUNS } from './recordPlaces';

type AboutOpenProps = { open: OpenRecord; onForget: () => void };

/** Shows the record on screen that a question will be about, with a button to leave it out. */
export function AboutOpen({ open, onForget }: AboutOpenProps) {
  return (
    <p className={classes['about']}>
      Asked about the open {RECORD_NOUNS[open.collection]}
      <button type="button" aria-label="Ask without it" title="Ask without it" onClick={onForget}>
        <IconX size={14} aria-hidden />
      </button>
    </p>
  );
}
