import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { openEarnings, statementsSince } from '@/domain/commission/queries';
import { settle, type PayStatement, type Settled } from '@/domain/commission/statement';
import { hoursOfSheet } from '@/domain/commission/weekHours';
import { overtimeOf } from '@/domain/hours/overtime';
import type { PayPeriod } from '@/domain/hours/payPeriod';
import type { Timesheet } from '@/domain/hours/schema';
import type { Stored } from '@/domain/record/schema';
import { useTechnicians } from '@/entities/technician/useTechnicians';

const NO_STATEMENTS: Stored<PayStatement>[] = [];

type Read = { isLoading: boolean; /** Why data couldn't be loaded. */ error: Error | null };

/** Fetches statements of closed periods starting with a date; empty for users who can see only hours. */
export function useStatements(since: string): Read & { statements: readonly Stored<PayStatement>[] } {
  const isEnabled = useCan()('read', 'payStatements') && since !== '';
  const { data, isLoading, error } = useRecords(collections.payStatements, statementsSince(since), { isEnabled });
  return { statements: data ?? NO_STATEMENTS, isLoading, error };
}

type Period = { startsOn: string; endsOn: string };

/**
 * Computes what closing a period would pay each person on top of hours, by the same rule as the server. `sheets` covers all weeks
 * involved.
 */
export function useSettling(
  { startsOn, endsOn }: Period,
  closed: readonly PayPeriod[],
  sheets: readonly Timesheet[],
): Read & { settled: Settled[] } {
  const { company } = useSession();
  const isEnabled = useCan()('read', 'earnings');
  const { byId, namesOf } = useTechnicians();
  const open = useRecords(collections.earnings, openEarnings(), { isEnabled });
  const earlier = useStatements(closed.at(-1)?.startsOn ?? '');
  const isLoading = open.isLoading || earlier.isLoading;
  const error = open.error ?? earlier.error;
  if (!isEnabled || isLoading || error) return { settled: [], isLoading, error };
  const settled = settle({
    ...{ startsOn, endsOn, open: open.data ?? [], earlier: earlier.statements },
    hoursOf: (technicianId, week) => {
      const sheet = sheets.find((one) => one.technicianId === technicianId && one.weekStartsOn === week);
      return sheet ? hoursOfSheet(sheet, (days) => overtimeOf(days, company)) : null;
    },
    nameOf: (id) => namesOf([id])[0] ?? 'Former technician',
    accountOf: (id) => byId.get(id)?.linkedUid ?? '',
  });
  return { settled, isLoading: false, error: null };
}
