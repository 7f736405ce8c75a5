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

/** Somebody who types a price is not written after every digit. */
const PAUSE_MS = 700;
const NO_LINES: readonly DocumentLine[] = [];

type Save = ReturnType<typeof useSaveRecord<JobWork>>;
type Writing = { save: Save; job: Stored<Job>; base: Stored<JobWork> | null; lines: DocumentLine[] };
/** The input, the version it is based on, and whether it is written already. */
type Entered = { lines: DocumentLine[]; base: Stored<JobWork> | null; isWritten: boolean };

const isComplete = (line: DocumentLine): boolean => documentLineSchema.safeParse(line).success;

/** The record that the first write of a job's lines makes. */
const newWork = (job: Stored<Job>): Stored<JobWork> => ({
  ...auditSchema.parse({}),
  id: job.id,
  jobId: job.id,
  customerId: job.customerId,
  workLines: [],
});

/**
 * Writes the lines; changes others made in the meantime are merged with them, even much later, and even if the record
 * was not known here but exists.
 */
function write({ save, job, base, lines }: Writing): Promise<Stored<JobWork>> {
  const options = { label: `${job.number} work and parts`, lists: ['workLines'] as const };
  return base
    ? save.update(job.id, { workLines: lines }, { base, ...options })
    : save.create({ jobId: job.id, customerId: job.customerId, workLines: lines }, { id: job.id, ...options });
}

/**
 * The work and parts of a job, kept as they are entered, also without a connection. A line that is not complete yet (no
 * name, no valid price) stays in the editor until it is.
 */
export function useWorkLines(job: Stored<Job>) {
  const { record, isLoading, error } = useWatchedRecord(collections.jobWork, job.id);
  const isUnanswered = useUnanswered(isLoading);
  const save = useSaveRecord(collections.jobWork);
  const [entered, setEntered] = useState<Entered | null>(null);
  const unwritten = useRef<(() => void) | null>(null);
  /** The record as the last of these writes leaves it: the next one builds on it without waiting for the server. */
  const last = useRef<Stored<JobWork> | null>(null);
  /** What a write left, and what was heard of the record until then: it may be heard of later than the write is kept. */
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
      // No record is made for a line that has no name yet.
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

  /** Immediately writes the field being left: anyone continuing to the invoice finds it there. */
  const leaveField = useCallback((): void => {
    // What the field changes as it is left is on its way into the state.
    setTimeout(() => unwritten.current?.(), 0);
  }, []);

  return {
    leaveField,
    lines: entered?.lines ?? known?.workLines ?? NO_LINES,
    // Lines can be entered even while existing ones are unknown: they are merged later.
    isLoading: isLoading && !isUnanswered && !entered,
    error,
    change: (lines: DocumentLine[]) => {
      // New input starts from what is shown now, which others may have written.
      if (!entered) last.current = null;
      setEntered((before) => ({ lines, base: before?.base ?? known, isWritten: false }));
    },
  };
}
