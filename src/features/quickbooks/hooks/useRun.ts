import { useEffect, useRef, useState } from 'react';
import { callFunction } from '@/data/callables';
import { continueQuickbooksRun } from '@/domain/quickbooks/api';
import type { QuickbooksRun } from '@/domain/quickbooks/run';
import type { Stored } from '@/domain/record/schema';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { useLatest } from '@/ui/hooks/useLatest';

/** So many calls follow one another; what would still be left is taken up by the server within minutes. */
const CALLS = 1000;
/** Somebody else, or the server itself, may be at it: then an answer comes at once, and is not asked for again at once. */
const BETWEEN_MS = 1500;

/** Goes on with a run while the page is open; closed, the server does. `run` is read live, so that it follows. */
export function useRun(run: Stored<QuickbooksRun>) {
  const { isBusy, carryOut } = useCarryOut();
  const [isStopped, setIsStopped] = useState(false);
  const isAtIt = useRef(false);
  const latest = useLatest(run);
  const { id: runId } = run;
  const isRunning = run.state === 'running' && run.waitUntil === '';

  useEffect(() => {
    if (!isRunning || isStopped || isAtIt.current) return;
    isAtIt.current = true;
    const goOn = async (): Promise<void> => {
      try {
        for (let call = 0; call < CALLS && latest.current.waitUntil === ''; call += 1) {
          const { isDone, state } = await callFunction(continueQuickbooksRun, { runId, does: 'continue' });
          if (isDone || state !== 'running') return;
          await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
        }
      } catch {
        setIsStopped(true);
      } finally {
        isAtIt.current = false;
      }
    };
    void goOn();
  }, [isRunning, isStopped, runId, latest]);

  const turn = (does: 'resume' | 'pause') =>
    carryOut(async () => {
      setIsStopped(false);
      await callFunction(continueQuickbooksRun, { runId, does });
    });
  return { isBusy, isStopped, resume: () => turn('resume'), pause: () => turn('pause') };
}
