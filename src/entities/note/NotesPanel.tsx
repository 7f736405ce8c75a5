import { Button, Stack } from '@mantine/core';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecordPages } from '@/data/react/useRecordPages';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { notesOn } from '@/domain/note/queries';
import type { Note } from '@/domain/note/schema';
import type { Stored } from '@/domain/record/schema';
import { confirmAction } from '@/ui/feedback/confirm';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { notify } from '@/ui/feedback/notify';
import { NoteForm } from './NoteForm';
import { NoteItem } from './NoteItem';
import { useWriteNote } from './useWriteNote';
import classes from './NotesPanel.module.css';

type NotesPanelProps = { subjectType: Note['subjectType']; subjectId: string; customerId: string };

/** Lists the notes on a customer or a job, newest first, with a field for a new one. Notes are never edited. */
export function NotesPanel({ subjectType, subjectId, customerId }: NotesPanelProps) {
  const { uid, company } = useSession();
  const can = useCan();
  const save = useSaveRecord(collections.notes);
  const write = useWriteNote();
  const notes = useRecordPages(collections.notes, notesOn(subjectId));

  const add = (text: string): Promise<unknown> => write({ subjectType, subjectId, customerId }, text);
  const remove = async (note: Stored<Note>): Promise<void> => {
    const isSure = await confirmAction({
      title: 'Delete this note?',
      message: 'The note will be deleted for everyone.',
      confirmLabel: 'Delete note',
      tone: 'danger',
    });
    if (!isSure) return;
    await save.remove(note.id).then(() => notify.success('Note deleted'), notify.error);
  };

  return (
    <Stack>
      {can('create', 'notes') && <NoteForm draftKey={`${uid}:note:${subjectType}:${subjectId}`} onAdd={add} />}
      {notes.isLoading && <LoadingRows rows={2} label="Loading notes" />}
      {notes.error && <ErrorState error={notes.error} onRetry={notes.refetch} />}
      {notes.records.length > 0 && (
        <ul className={classes.list} aria-label="Notes">
          {notes.records.map((note) => (
            <NoteItem
              key={note.id}
              note={note}
              timeZone={company.timeZone}
              onDelete={can('delete', 'notes') ? () => void remove(note) : undefined}
            />
          ))}
        </ul>
      )}
      {notes.hasNextPage && (
        <div>
          <Button variant="default" loading={notes.isFetchingNextPage} onClick={() => void notes.fetchNextPage()}>
            Show older notes
          </Button>
        </div>
      )}
    </Stack>
  );
}
