import { useEffect, useRef, useState } from 'react';
import { callFunction } from '@/data/callables';
import { continueMigration, decideMigration, pickMigrationRows } from '@/domain/agreement/migration/api';
import { MIGRATION_RUNNING, type MigrationState } from '@/domain/agreement/migration/schema';
import { useLatest } from '@/ui/hooks/useLatest';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { useRefresh } from './useRefresh';

/** What the server changes behind the back of the caches here. */
const TOUCHED = ['agreementMigrationRows', 'agreementMigrations', 'agreements'] as const;
/** So many calls follow one another; the hourly run takes up what would still be left. */
const CALLS = 400;

/**
 * What can be done with a change of plan. While the page is open it asks the server to go on until nothing is left; closed or
 * without a connection, the server goes on within the hour.
 */
export function useMigration(migrationId: string, state: MigrationState) {
  const { isBusy, carryOut } = useCarryOut();
  const refreshed = useRefresh();
  const refresh = useLatest(() => refreshed(TOUCHED));
  const isRunning = MIGRATION_RUNNING.some((running) => running === state);
  const [isStopped, setIsStopped] = useState(false);
  const isAtIt = useRef(false);

  useEffect(() => {
    if (!isRunning || isStopped || isAtIt.current) return;
    isAtIt.current = true;
    const goOn = async (): Promise<void> => {
      try {
        for (let call = 0; call < CALLS; call += 1) {
          const { isDone } = await callFunction(continueMigration, { migrationId });
          await refresh.current();
          if (isDone) return;
        }
      } catch {
        setIsStopped(true);
      } finally {
        isAtIt.current = false;
      }
    };
    void goOn();
  }, [isRunning, isStopped, migrationId, state, refresh]);

  return {
    isBusy,
    isRunning,
    isStopped,
    retry: () => setIsStopped(false),
    decide: (decision: 'apply' | 'undo' | 'discard') =>
      carryOut(async () => {
        await callFunction(decideMigration, { migrationId, decision });
        await refresh.current();
      }),
    pick: (agreementIds: string[], isIn: boolean) =>
      carryOut(async () => {
        await callFunction(pickMigrationRows, { migrationId, agreementIds, isIn });
        await refresh.current();
      }),
  };
}
export type MigrationActions = ReturnType<typeof useMigration>;
