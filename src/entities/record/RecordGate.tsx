import { useState, type ReactNode } from 'react';
import { useDamagedRecord } from '@/data/react/useDamagedRecords';
import { useOnline } from '@/data/react/useOnline';
import type { Stored } from '@/domain/record/schema';
import { AppError } from '@/lib/appError';
import { capitalize } from '@/lib/words';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { NotAllowed, type Refusal } from '../team/NotAllowed';
import { LazyDamagedRecords } from './LazyDamagedRecords';

export type RecordGateProps<T> = {
  id: string;
  /** Its name in a sentence: `customer`, `tax zone`. */
  noun: string;
  /** As returned by `useLiveRecord`. */
  read: { record: Stored<T> | null; isLoading: boolean; error: unknown; refetch?: (() => unknown) | undefined };
  /** Why the user may not continue; replaces the record. */
  denied?: Refusal | false;
  /** Link back, if there is no record. */
  wayBack?: ReactNode;
  /** Shown above, such as the page's header, while there is no record with more to show. */
  header?: ReactNode;
  /** Wraps the content then, for pages whose record brings its own body. */
  frame?: (body: ReactNode) => ReactNode;
  /** True for forms: if the record is deleted meanwhile, the form stays, so that no input is lost. */
  isEditing?: boolean;
  children: (record: Stored<T>) => ReactNode;
};

/** Replaces a record that can't be shown: loading, no access, doesn't exist, or not on this device. */
export function RecordGate<T>(props: RecordGateProps<T>) {
  return <Gate key={props.id} {...props} />;
}

function Gate<T>(props: RecordGateProps<T>) {
  const { read, denied, header, frame = (body) => body, isEditing = false, children } = props;
  const [last, setLast] = useState(read.record);
  if (read.record && read.record !== last) setLast(read.record);
  const record = read.record ?? (isEditing && !read.isLoading && !read.error ? last : null);
  if (record && !denied) return children(record);
  return frame(
    <>
      {header}
      {denied ? <NotAllowed {...denied} /> : <Absence {...props} />}
    </>,
  );
}

function Absence<T>({ noun, read: { isLoading, error, refetch }, wayBack }: RecordGateProps<T>) {
  const isOnline = useOnline();
  const damaged = useDamagedRecord(error);
  const code = error instanceof AppError ? error.code : '';
  if (isLoading && isOnline) return <LoadingRows rows={8} label={`Loading the ${noun}`} />;
  if (isLoading) {
    return (
      <EmptyState
        title={`This ${noun} is not on this device yet`}
        text="It opens as soon as there is a connection."
        action={wayBack}
      />
    );
  }
  if (code === 'permission-denied') {
    return (
      <NotAllowed
        ask="record"
        title={`You cannot see this ${noun}`}
        needs="It needs another role, or a feature that is not switched on for you."
        wayBack={wayBack}
      />
    );
  }
  if (damaged) {
    return (
      <>
        <LazyDamagedRecords records={[damaged]} />
        {wayBack}
      </>
    );
  }
  if (error && code !== 'not-found') return <ErrorState error={error} onRetry={refetch} />;
  return (
    <EmptyState
      title={`${capitalize(noun)} not found`}
      text={`This ${noun} may have been deleted, or the link is not complete.`}
      action={wayBack}
    />
  );
}
