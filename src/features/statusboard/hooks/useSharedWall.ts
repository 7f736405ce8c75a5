import { useEffect, useState } from 'react';
import type { output } from 'zod';
import { callFunction } from '@/data/callables';
import { watchLinkGone } from '@/data/publicDocuments';
import { readWall } from '@/domain/statusboard/api';
import { AppError } from '@/lib/appError';
import { nowIso } from '@/lib/dates';
import { noteInTab, notedInTab } from '@/lib/tabNotes';

const ASK_EVERY_MS = 30_000;
/** Returns the storage key of the pass, which survives a reload for as long as the tab is open. */
const noteOf = (token: string): string => `wall-pass:${token}`;

export type SharedWall =
  | { status: 'locked' | 'gone' | 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'shown'; board: output<typeof readWall.output>; contactAt: string };

/**
 * Returns the wall behind a link: polled every half minute while it is open, and updated immediately when the link is revoked. The last
 * state stays on screen while there is no response.
 */
export function useSharedWall(token: string): { wall: SharedWall; enter: (pass: string) => void } {
  const [pass, setPass] = useState(() => notedInTab(noteOf(token)) ?? '');
  const [wall, setWall] = useState<SharedWall>({ status: pass === '' ? 'locked' : 'loading' });

  useEffect(() => {
    if (pass === '') return undefined;
    let isLeft = false;
    let current = pass;
    const ask = async (): Promise<void> => {
      try {
        const board = await callFunction(readWall, { token, pass: current });
        if (isLeft) return;
        current = board.pass;
        noteInTab(noteOf(token), current);
        setWall({ status: 'shown', board, contactAt: nowIso() });
      } catch (error) {
        if (isLeft) return;
        const code = error instanceof AppError ? error.code : 'unknown';
        if (code === 'unauthenticated' || code === 'not-found') {
          noteInTab(noteOf(token), '');
          setPass('');
          setWall({ status: code === 'not-found' ? 'gone' : 'locked' });
        } else setWall((before) => (before.status === 'shown' ? before : { status: 'failed', error }));
      }
    };
    void ask();
    const timer = setInterval(() => void ask(), ASK_EVERY_MS);
    const askNow = (): void => void ask();
    window.addEventListener('online', askNow);
    const stopWatching = watchLinkGone(token, askNow);
    return () => {
      isLeft = true;
      clearInterval(timer);
      stopWatching();
      window.removeEventListener('online', askNow);
    };
  }, [token, pass]);

  return {
    wall,
    enter: (given) => {
      noteInTab(noteOf(token), given);
      setWall({ status: 'loading' });
      setPass(given);
    },
  };
}
