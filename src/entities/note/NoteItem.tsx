import { ActionIcon, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Note } from '@/domain/note/schema';
import type { Stored } from '@/domain/record/schema';
import { UserName } from '@/entities/user/UserName';
import { formatDateTime, formatRelative } from '@/ui/format/dateTime';
import classes from './NotesPanel.module.css';

/** Notes longer than this are collapsed, so that a long one doesn't hide the others. */
const LONG = 600;

type NoteItemProps = { note: Stored<Note>; timeZone: string; onDelete?: (() => void) | undefined };

/** Renders one note: who, when, what. The author comes from the server's record, not from the name that was sent along. */
export function NoteItem({ note, timeZone, onDelete }: NoteItemProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isLong = note.text.length > LONG || note.text.split('\n').length > 8;
  return (
    <li className={classes.note}>
      <div className={classes.head}>
        <span>
          <UserName uid={note.createdBy} signedAs={note.authorName} /> ·{' '}
          <time dateTime={note.createdAt} title={formatDateTime(note.createdAt, timeZone)}>
            {formatRelative(note.createdAt, timeZone)}
          </time>
        </span>
        {onDelete && (
          <ActionIcon aria-label="Delete note" onClick={onDelete}>
            <IconTrash size={18} />
          </ActionIcon>
        )}
      </div>
      <p className={classes.text} data-clamped={(isLong && !isOpen) || undefined}>
        {note.text}
      </p>
      {isLong && (
        <Button variant="text" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show all'}
        </Button>
      )}
    </li>
  );
}
