import { useEffect, useRef, useState } from 'react';
import { callFunction } from '@/data/callables';
import { continueQuickbooksRun } from '@/domain/quickbooks/api';
import type { QuickbooksRun } from '@/domain/quickbooks/run';
import type { Stored } from '@/domain/record/schema';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { useLatest } from '@/ui/hooks/useLatest';

/** Maximum number of consecutive calls; the server picks up the rest within minutes. */
const CALLS = 1000;
/** Someone else, or the server, may be working on it: the call then returns immediately and isn't repeated right away. */
const BETWEEN_MS = 1500;

/** Continues a run while the page is open; once closed, the server does. `run` is live, so progress shows. */
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
