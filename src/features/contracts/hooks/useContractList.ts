import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { countText, useCount } from '@/data/react/useCount';
import {
  contractCount,
  contractList,
  contractLookups,
  CONTRACT_VIEWS,
  COVER_WARNING_DAYS,
  type ContractSort,
  type ContractView,
} from '@/domain/contract/record/queries';
import { CONTRACT_COLUMNS } from '@/domain/contract/record/columns';
import { CONTRACT_STATE_LABELS } from '@/domain/contract/record/state';
import { tableOf } from '@/domain/record/columns';
import type { BuiltInViews } from '@/entities/record/ListViews';
import { useExportClock } from '@/entities/record/useExportClock';
import { useListExport } from '@/entities/record/useListExport';
import { useSearchedList } from '@/entities/record/useSearchedList';
import { addCalendarDays } from '@/lib/calendar';

const NO_FILTER = [] as const;
const VIEW_LABELS: Record<Exclude<ContractView, ''>, string> = {
  ...CONTRACT_STATE_LABELS,
  expiring: 'Coverage ending',
};

type Question = {
  view: ContractView;
  q: string;
  sort: { field: ContractSort; direction: 'asc' | 'desc' };
  today: string;
};

/** Fetches a view's contracts. A search matches by number, text, or customer. */
export function useContractList({ view, q, sort, today }: Question) {
  const coverBy = addCalendarDays(today, COVER_WARNING_DAYS);
  return useSearchedList({
    definition: collections.contracts,
    query: contractList(view, sort, coverBy),
    q,
    lookups: contractLookups(q),
    keep: ({ state, coverEndsOn }) =>
      view === '' ||
      (view === 'expiring' ? state === 'active' && coverEndsOn !== '' && coverEndsOn <= coverBy : state === view),
  });
}

/** Returns the list's views, with counts for those that need action. */
export function useContractViews(view: ContractView, onChange: (view: string) => void): BuiltInViews {
  const asked = useMemo(
    () => ({
      out: contractCount('out').where ?? NO_FILTER,
      active: contractCount('active').where ?? NO_FILTER,
    }),
    [],
  );
  const counts: Partial<Record<ContractView, string>> = {
    out: countText(useCount(collections.contracts, asked.out)),
    active: countText(useCount(collections.contracts, asked.active)),
  };
  return {
    options: [
      { value: '', label: 'All' },
      ...CONTRACT_VIEWS.map((value) => ({ value, label: VIEW_LABELS[value], count: counts[value] })),
    ],
    value: view,
    onChange,
  };
}

/** Exports the listed contracts as a CSV file. */
export function useContractExport() {
  const clock = useExportClock();
  return useListExport(collections.contracts, { ...tableOf(CONTRACT_COLUMNS, clock), noun: 'contract' });
}
