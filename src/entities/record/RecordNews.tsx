import { useEffect } from 'react';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useOutboxEntries } from '@/data/react/useOutbox';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Stored } from '@/domain/record/schema';
import { UserName } from '@/entities/user/UserName';
import { isSame } from '@/lib/stableJson';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import type { RecordEditing } from './useRecordForm';

type RecordNewsProps<T extends object> = {
  editing: Pick<
    RecordEditing<T, unknown>,
    'definition' | 'noun' | 'fields' | 'isDeleted' | 'noteDeleted' | 'canCreate'
  >;
  /** The record as it was when the form was opened. */
  base: Stored<T>;
};

/** Shows what happened to a record since its form was opened: someone changed it, or it's gone. The input stays either way. */
export function RecordNews<T extends object>({ editing, base }: RecordNewsProps<T>) {
  const { definition, noun, fields, isDeleted, noteDeleted, canCreate } = editing;
  const { uid } = useSession();
  const { record, isLoading, error } = useLiveRecord(definition, base.id);
  const isMine = useOutboxEntries().some(({ write }) => write.kind === 'delete' && write.id === base.id);
  const isGone = !record && !isLoading && !error && !isMine;

  useEffect(() => {
    if (isGone && !isDeleted) noteDeleted();
  }, [isGone, isDeleted, noteDeleted]);

  if (isDeleted) {
    return (
      <InlineNotice tone="warning" role="alert" title={`This ${noun} was deleted while you were editing it`}>
        What you entered is still here{canCreate ? `, and can be saved as a new ${noun}` : ''}.
      </InlineNotice>
    );
  }
  const isChanged = record && fields.some((field) => !isSame(record[field as keyof T], base[field as keyof T]));
  // A write from this form appears here a moment before it's known to be saved.
  if (!isChanged || record.updatedBy === uid) return null;
  return (
    <InlineNotice tone="info" role="status">
      This {noun} was changed by <UserName uid={record.updatedBy} /> since you opened it. If you both changed the same
      thing, you are asked when you save.
    </InlineNotice>
  );
}
