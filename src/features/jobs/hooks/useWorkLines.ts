import { useCallback, useEffect, useRef, useState } from 'react';
import { collections } from '@/data/collections';
import { useWatchedRecord } from '@/data/react/useLiveRecord';
import { useUnanswered } from '@/data/react/useUnanswered';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { documentLineSchema, type DocumentLine } from '@/domain/billing/schema';
import type { Job } from '@/domain/job/schema';
import type { JobWork } from '@/domain/job/workLines';
import { auditSchema, type Stored } from '@/domain/record/schema';
import { notify } from '@/ui/feedback/notify';
import { useWhenLeaving } from '@/ui/hooks/useWhenLeaving';

/** Debounces writes while someone is typing a price. */
const PAUSE_MS = 700;
const NO_LINES: readonly DocumentLine[] = [];

type Save = ReturnType<typeof useSaveRecord<JobWork>>;
type Writing = { save: Save; job: Stored<Job>; base: Stored<JobWork> | null; lines: DocumentLine[] };
/** The input, the version it is based on, and whether it has been written. */
type Entered = { lines: DocumentLine[]; base: Stored<JobWork> | null; isWritten: boolean };

const isComplete = (line: DocumentLine): boolean => documentLineSchema.safeParse(line).success;

/** Builds the record for a job's first write of lines. */
const newWork = (job: Stored<Job>): Stored<JobWork> => ({
  ...auditSchema.parse({}),
  id: job.id,
  jobId: job.id,
  customerId: job.customerId,
  workLines: [],
});

/** Writes the lines, merging changes others made in the meantime, even much later and even if the record existed but was unknown here. */
function write({ save, job, base, lines }: Writing): Promise<Stored<JobWork>> {
  const options = { label: `${job.number} work and parts`, lists: ['workLines'] as const };
  return base
    ? save.update(job.id, { workLines: lines }, { base, ...options })
    : save.create({ jobId: job.id, customerId: job.customerId, workLines: lines }, { id: job.id, ...options });
}

/**
 * Edits the labor and parts of a job, saved as they are entered, also offline. An incomplete line (no name, no valid price) stays in the
 * editor until it is complete.
 */
export function useWorkLines(job: Stored<Job>) {
  const { record, isLoading, error } = useWatchedRecord(collections.jobWork, job.id);
  const isUnanswered = useUnanswered(isLoading);
  const save = useSaveRecord(collections.jobWork);
  const [entered, setEntered] = useState<Entered | null>(null);
  const unwritten = useRef<(() => void) | null>(null);
  /** Record as of the last write here: the next one builds on it without waiting for the server. */
  const last = useRef<Stored<JobWork> | null>(null);
  /** Result of a write, and the last record received before it: the update may arrive after the write was saved. */
  const [left, setLeft] = useState<{ record: Stored<JobWork>; heard: Stored<JobWork> | null } | null>(null);
  const heard = useRef(record);
  useEffect(() => {
    heard.current = record;
  }, [record]);
  const known = left && left.heard === record ? left.record : record;

  const flush = useCallback(
    ({ lines, base }: Entered): void => {
      unwritten.current = null;
      const upon = last.current ?? base;
      const workLines = lines.filter(isComplete);
      // Don't create a record for a line that has no name yet.
      if (!upon && workLines.length === 0) {
        setEntered((now) => (now?.lines === lines ? { ...now, isWritten: true } : now));
        return;
      }
      const wanted = { ...(upon ?? newWork(job)), workLines };
      last.current = wanted;
      write({ save, job, base: upon, lines: workLines }).then(
        (written) => {
          setLeft({ record: written, heard: heard.current });
          setEntered((now) => {
            if (now?.lines !== lines) return now;
            return lines.every(isComplete) ? null : { ...now, isWritten: true };
          });
        },
        (failure: unknown) => {
          if (last.current === wanted) last.current = upon;
          notify.error(failure);
        },
      );
    },
    [save, job],
  );

  useEffect(() => {
    if (!entered || entered.isWritten) return;
    unwritten.current = () => flush(entered);
    const timer = setTimeout(() => unwritten.current?.(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [entered, flush]);
  // Leaving during the pause loses nothing.
  useWhenLeaving(useCallback(() => unwritten.current?.(), []));

  /** Writes the field on blur immediately, so that it is there if the user goes straight to the invoice. */
  const leaveField = useCallback((): void => {
    // Wait until the field's change on blur is in the state.
    setTimeout(() => unwritten.current?.(), 0);
  }, []);

  return {
    leaveField,
    lines: entered?.lines ?? known?.workLines ?? NO_LINES,
    // Lines can be entered even while existing ones are unknown: they are merged later.
    isLoading: isLoading && !isUnanswered && !entered,
    error,
    change: (lines: DocumentLine[]) => {
      // New input starts from the lines shown now, which others may have written.
      if (!entered) last.current = null;
      setEntered((before) => ({ lines, base: before?.base ?? known, isWritten: false }));
    },
  };
}
