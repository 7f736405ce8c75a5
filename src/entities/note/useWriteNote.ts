import { useCallback } from 'react';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Note } from '@/domain/note/schema';

export type NoteSubject = Pick<Note, 'subjectType' | 'subjectId' | 'customerId'>;

/** Writes a note on a customer or a job as the signed-in user; works offline. */
export function useWriteNote(): (subject: NoteSubject, text: string) => Promise<unknown> {
  const { user } = useSession();
  const { create } = useSaveRecord(collections.notes);
  const authorName = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email;
  return useCallback(
    (subject, text) => create({ ...subject, text, authorName }, { label: 'Note' }),
    [create, authorName],
  );
}
