import { useEffect, useRef, useState } from 'react';
import { callFunction } from '@/data/callables';
import { continueMigration, decideMigration, pickMigrationRows } from '@/domain/agreement/migration/api';
import { MIGRATION_RUNNING, type MigrationState } from '@/domain/agreement/migration/schema';
import { useLatest } from '@/ui/hooks/useLatest';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { useRefresh } from './useRefresh';

/** Collections the server changes without this client's caches knowing. */
const TOUCHED = ['agreementMigrationRows', 'agreementMigrations', 'agreements'] as const;
/** Maximum number of consecutive calls; the hourly run picks up the rest. */
const CALLS = 400;

/**
 * Returns the actions on a plan migration. While the page is open it keeps the server going until nothing is left; closed or offline, the
 * server continues within the hour.
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
