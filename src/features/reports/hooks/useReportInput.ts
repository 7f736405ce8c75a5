import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useOptionalRecord, useRecords } from '@/data/react/useRecords';
import { NO_RECEIVABLES, RECEIVABLES_ID } from '@/domain/ledger/schema';
import { CAPACITY_NAME } from '@/domain/report/capacity';
import type { Names, ReportInput } from '@/domain/report/model';
import { reportNames } from '@/domain/report/names';
import { sumsWithin } from '@/domain/report/queries';
import { resourceName } from '@/domain/resource/schema';
import { stockParts } from '@/domain/report/stock';
import { readRange } from '@/domain/report/range';
import type { Source } from '@/domain/report/reports';
import { useWorkSettings } from '@/entities/company/useWorkSettings';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { useResources } from '@/entities/schedule/useResources';
import { useReportSettings } from '@/entities/report/useReportSettings';
import { useMemberNames } from '@/entities/team/useMemberNames';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import type { AppError } from '@/lib/appError';
import type { ReportParams } from './useReportParams';

export type ReportData = {
  input: ReportInput;
  isLoading: boolean;
  error: AppError | Error | null;
  refetch: () => void;
  /** Whether the user may read the totals a report needs. */
  mayRead: (sources: readonly Source[]) => boolean;
};

const NONE: never[] = [];
const STOCK = stockParts();

/** Reads the reports' input once for all of them: one document per month for each kind of total needed. */
export function useReportInput(
  { range, comparison, today, filter, unit }: ReportParams,
  wanted: readonly Source[],
): ReportData {
  const can = useCan();
  const query = useMemo(() => sumsWithin(readRange(range)), [range]);
  const reads = (source: Source) => ({ isEnabled: wanted.includes(source) && can('read', source) });
  const months = useRecords(collections.reportMonths, query, reads('reportMonths'));
  const ledger = useRecords(collections.ledgerMonths, query, reads('ledgerMonths'));
  const leads = useRecords(collections.leadMonths, query, reads('leadMonths'));
  const agreements = useRecords(collections.agreementMonths, query, reads('agreementMonths'));
  const receivables = useOptionalRecord(collections.summaries, RECEIVABLES_ID, reads('summaries'));
  const stock = useRecords(collections.reportMonths, STOCK, {
    isEnabled: wanted.includes('equipment') && can('read', 'equipment') && can('read', 'reportMonths'),
  });
  const capacity = useOptionalRecord(collections.reportMonths, CAPACITY_NAME, {
    isEnabled: wanted.includes('schedule') && can('read', 'schedule') && can('read', 'reportMonths'),
  });
  const names = useNames();
  const { settings } = useReportSettings();
  const billing = useBillingSettings();
  const all = [months, ledger, leads, agreements, receivables, stock, capacity];
  return {
    input: {
      ...{ range, comparison, today, filter, unit, names },
      units: billing.settings.units,
      months: months.data ?? NONE,
      ledger: ledger.data ?? NONE,
      leads: leads.data ?? NONE,
      agreements: agreements.data ?? NONE,
      stock: stock.data ?? NONE,
      capacity: capacity.data ? [capacity.data] : NONE,
      receivables: receivables.data ?? NO_RECEIVABLES,
      laborCentsPerHour: settings.laborCentsPerHour,
    },
    isLoading: all.some(({ isLoading }) => isLoading),
    error: all.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => {
      for (const one of all) void one.refetch();
    },
    mayRead: (sources) => sources.every((source) => can('read', source)),
  };
}

/** Returns names of technicians, colleagues, kinds of work, sources and kinds of lines. */
function useNames(): Names {
  const { settings } = useWorkSettings();
  const { namesOf } = useTechnicians();
  const memberName = useMemberNames();
  const { byId } = useResources();
  const vehicle = (id: string): string => {
    const resource = byId.get(id);
    return resource ? resourceName(resource) : '';
  };
  return reportNames(settings, { technician: (id) => namesOf([id])[0] ?? '', member: memberName, vehicle });
}
