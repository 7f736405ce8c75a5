import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { collections } from '@/data/collections';
import { useOnline } from '@/data/react/useOnline';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { withAnswer, withAnswers, type AnswerChange } from '@/domain/inspection/answers';
import type { Answer, Inspection } from '@/domain/inspection/schema';
import type { Stored } from '@/domain/record/schema';
import { nowIso } from '@/lib/dates';
import { AppError } from '@/lib/appError';
import { notify } from '@/ui/feedback/notify';
import { useWhenLeaving } from '@/ui/hooks/useWhenLeaving';
import { forgetFill, keepFill, notArrived, overtaken, readKeptFill } from './keptFill';

/** Batches answers given in quick succession into one write. */
const SAVE_AFTER_MS = 900;
/** Offline, the device saves each answer immediately, so the outbox doesn't need one write per tap. */
const SAVE_OFFLINE_AFTER_MS = 15_000;

const sentKey = ({ id, at }: Answer): string => `${id} ${at}`;

/**
 * State of an inspection being filled in. Each answer appears on screen and is saved on the device immediately, and reaches the record
 * soon after, merged with others' answers; an interrupted session resumes where it was.
 */
export function useFillIn(record: Stored<Inspection>) {
  const { uid } = useWorkspace();
  const isOnline = useOnline();
  const save = useSaveRecord(collections.inspections);
  const [kept] = useState(() => readKeptFill(uid, record.id));
  const [given, setGiven] = useState<readonly Answer[]>(kept?.answers ?? []);
  const [current, setCurrent] = useState(kept?.current ?? '');
  const [notes, setNotes] = useState(kept?.notes);
  const sent = useRef(new Set<string>());
  const open = useMemo(() => notArrived(given, record.answers), [given, record.answers]);
  const contested = useMemo(() => overtaken(given, record.answers, uid), [given, record.answers, uid]);
  const answers = useMemo(() => withAnswers(record.answers, open), [record.answers, open]);
  // Also written by each answer: the second of two taps must not wait for the first to render.
  const latest = useRef({ record, open, answers, current, notes, contested });
  useLayoutEffect(() => {
    latest.current = { record, open, answers, current, notes, contested };
  }, [record, open, answers, current, notes, contested]);

  const keep = useCallback(
    (changes: { current?: string; open?: readonly Answer[]; notes?: string }) =>
      keepFill(uid, record.id, {
        current: changes.current ?? latest.current.current,
        // Contested answers are kept until they're resolved, even across a restart.
        answers: withAnswers(
          latest.current.contested.map(({ mine }) => mine),
          changes.open ?? latest.current.open,
        ),
        notes: changes.notes ?? latest.current.notes,
      }),
    [uid, record.id],
  );

  const flush = useCallback(async (): Promise<void> => {
    const { record: base, open: waiting } = latest.current;
    const batch = waiting.filter((answer) => !sent.current.has(sentKey(answer)));
    if (batch.length === 0) return;
    for (const answer of batch) sent.current.add(sentKey(answer));
    try {
      await save.update(
        base.id,
        { answers: withAnswers(base.answers, batch) },
        { base, lists: ['answers'], label: `${base.number} ${base.title}` },
      );
    } catch (error) {
      // They stay on the device and on screen, and are sent with the next ones.
      for (const answer of batch) sent.current.delete(sentKey(answer));
      const isRefused = error instanceof AppError && error.code === 'permission-denied';
      notify.error(isRefused ? 'Your last answers were not taken. They are kept on this device.' : error);
    }
  }, [save]);

  const flushNow = useEffectEvent(() => void flush());
  useEffect(() => {
    if (open.length === 0) return;
    const timer = setTimeout(() => flushNow(), isOnline ? SAVE_AFTER_MS : SAVE_OFFLINE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [open, isOnline]);
  const leave = useCallback(() => void flush(), [flush]);
  useWhenLeaving(leave);

  /** Answers an item. Returns all answers including it, for immediate follow-ups. */
  const change = useCallback(
    (id: string, changed: AnswerChange): Answer[] => {
      const { answers: before, open: waiting } = latest.current;
      // Keeps the order of two changes within the same millisecond.
      const was = before.find((answer) => answer.id === id)?.at ?? '';
      const now = nowIso();
      const at = now > was ? now : new Date(Date.parse(was) + 1).toISOString();
      const after = withAnswer(before, { id, change: changed, at, by: uid });
      const mine = after.find((answer) => answer.id === id);
      const next = mine ? [...waiting.filter((answer) => answer.id !== id), mine] : [...waiting];
      latest.current = { ...latest.current, open: next, answers: after };
      setGiven((all) => withAnswers(all, next));
      keep({ open: next });
      return after;
    },
    [keep, uid],
  );

  /** Accepts someone else's answer. */
  const giveWay = useCallback(
    (id: string): void => {
      latest.current.contested = latest.current.contested.filter(({ mine }) => mine.id !== id);
      setGiven((all) => all.filter((answer) => answer.id !== id));
      keep({});
    },
    [keep],
  );

  const goTo = useCallback(
    (key: string): void => {
      setCurrent(key);
      keep({ current: key });
    },
    [keep],
  );

  const note = useCallback(
    (typed: string): void => {
      setNotes(typed);
      keep({ notes: typed });
    },
    [keep],
  );

  const forget = useCallback(() => forgetFill(uid, record.id), [uid, record.id]);
  return {
    answers,
    current,
    notes: notes ?? record.notes,
    contested,
    goTo,
    change,
    giveWay,
    note,
    flush,
    forget,
    isSaved: open.length === 0,
  };
}
