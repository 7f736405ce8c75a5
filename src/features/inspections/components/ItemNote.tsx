import { Button, Group, Textarea } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { AssessedSlot } from '@/domain/inspection/assess';
import { ANSWER_NOTE_LIMIT } from '@/domain/inspection/schema';
import classes from './ItemNote.module.css';

type ItemNoteProps = { slot: AssessedSlot; onNote: (note: string) => void };

const isIn = (note: string, comment: string): boolean => note.includes(comment);

/** Note field with dictation and canned sentences. Open if something failed or it already has text. */
export function ItemNote({ slot, onNote }: ItemNoteProps) {
  const { item, answer, verdict } = slot;
  const note = answer?.note ?? '';
  const [isAsked, setIsAsked] = useState(false);
  const isOpen = isAsked || note !== '' || verdict === 'fail';
  const toggle = (comment: string): void =>
    onNote(
      (isIn(note, comment) ? note.replace(comment, '') : `${note} ${comment}`)
        .replace(/ {2,}/g, ' ')
        .trim()
        .slice(0, ANSWER_NOTE_LIMIT),
    );
  if (!isOpen)
    return (
      <div>
        <Button
          variant="text"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setIsAsked(true)}
          data-fill-note
        >
          Add note
        </Button>
      </div>
    );
  return (
    <div className={classes['note']}>
      {item.comments.length > 0 && (
        <Group gap="xs" align="stretch" role="group" aria-label="Ready comments">
          {item.comments.map((comment) => (
            <button
              key={comment}
              type="button"
              className={classes['comment']}
              aria-pressed={isIn(note, comment)}
              onClick={() => toggle(comment)}
            >
              {comment}
            </button>
          ))}
        </Group>
      )}
      <Textarea
        label="Note"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={ANSWER_NOTE_LIMIT}
        value={note}
        autoFocus={isAsked}
        onChange={(event) => onNote(event.currentTarget.value)}
        data-fill-note
      />
    </div>
  );
}
