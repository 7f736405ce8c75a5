import { useCallback, useEffect, useRef, useState } from 'react';
import { collections } from '@/data/collections';
import { ConflictError } from '@/data/outbox/conflictError';
import { parseRecord } from '@/data/records/definition';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { documentLineSchema, type DocumentLine } from '@/domain/billing/schema';
import { mergeWorkLines } from '@/domain/job/mergeWorkLines';
import type { Job } from '@/domain/job/schema';
import type { JobWork } from '@/domain/job/workLines';
import { auditSchema, type Stored } from '@/domain/record/schema';
import { notify } from '@/ui/feedback/notify';

/** Somebody who types a price is not written after every digit. */
const PAUSE_MS = 700;
const MAX_ATTEMPTS = 4;
const NO_LINES: readonly DocumentLine[] = [];

type Save = ReturnType<typeof useSaveRecord<JobWork>>;
type Writing = { save: Save; job: Stored<Job>; base: Stored<JobWork> | null; lines: DocumentLine[] };
/** What was entered, what it was entered upon, and whether it is written already. */
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

/** Writes the lines; what somebody else wrote meanwhile is put together with them. */
async function write({ save, job, base, lines }: Writing, attempt = 1): Promise<Stored<JobWork>> {
  const label = `${job.number} work and parts`;
  if (!base) return save.create({ jobId: job.id, customerId: job.customerId, workLines: lines }, { id: job.id, label });
  try {
    return await save.update(job.id, { workLines: lines }, { base, label });
  } catch (error) {
    if (!(error instanceof ConflictError) || attempt >= MAX_ATTEMPTS) throw error;
    const { id, ...data } = error.theirs;
    const theirs = parseRecord(collections.jobWork, { id, data });
    const merged = mergeWorkLines({ base: base.workLines, mine: lines, theirs: theirs.workLines });
    return write({ save, job, base: theirs, lines: merged }, attempt + 1);
  }
}

/**
 * The work and parts of a job, kept as they are entered, also without a connection. A line that is not complete yet (no
 * name, no valid price) stays in the editor until it is.
 */
export function useWorkLines(job: Stored<Job>) {
  const { record, isLoading, error } = useLiveRecord(collections.jobWork, job.id);
  const save = useSaveRecord(collections.jobWork);
  const [entered, setEntered] = useState<Entered | null>(null);
  const unwritten = useRef<(() => void) | null>(null);
  /** The record as the last of these writes leaves it: the next one goes on top without waiting for the server's word. */
  const last = useRef<Stored<JobWork> | null>(null);

  const flush = useCallback(
    ({ lines, base }: Entered): void => {
      unwritten.current = null;
      const upon = last.current ?? base;
      const workLines = lines.filter(isComplete);
      const left = { ...(upon ?? newWork(job)), workLines };
      last.current = left;
      write({ save, job, base: upon, lines: workLines }).then(
        () =>
          setEntered((now) => {
            if (now?.lines !== lines) return now;
            return lines.every(isComplete) ? null : { ...now, isWritten: true };
          }),
        (failure: unknown) => {
          if (last.current === left) last.current = upon;
          notify.error(failure);
        },
      );
    },
    [save, job],
  );

  useEffect(() => {
    if (!entered || entered.isWritten) return;
    const timer = setTimeout(() => flush(entered), PAUSE_MS);
    unwritten.current = () => flush(entered);
    return () => clearTimeout(timer);
  }, [entered, flush]);
  // Whoever leaves the page within the pause loses nothing.
  useEffect(() => () => unwritten.current?.(), []);

  return {
    lines: entered?.lines ?? record?.workLines ?? NO_LINES,
    isLoading,
    error,
    change: (lines: DocumentLine[]) => {
      // Whoever begins anew does so upon what is shown now, which others may have written.
      if (!entered) last.current = null;
      setEntered((before) => ({ lines, base: before?.base ?? record, isWritten: false }));
    },
  };
}
