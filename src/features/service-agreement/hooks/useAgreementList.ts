import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { countText, useCount } from '@/data/react/useCount';
import {
  AGREEMENT_PAGE_SIZE,
  agreementCount,
  agreementList,
  agreementLookups,
  agreementStatus,
  AGREEMENT_VIEWS,
  passesFilters,
  type AgreementFilters,
  type AgreementSort,
  type AgreementView,
} from '@/domain/agreement/record/queries';
import { AGREEMENT_STATUS_LABELS } from '@/domain/agreement/record/state';
import type { BuiltInViews } from '@/entities/record/ListViews';
import { useSearchedList } from '@/entities/record/useSearchedList';

const NO_FILTER = [] as const;

type Question = {
  view: AgreementView;
  q: string;
  sort: { field: AgreementSort; direction: 'asc' | 'desc' };
  today: string;
  filters: AgreementFilters;
};

/** A view's agreements; with a search text, matches by number, words or customer. */
export const useAgreementList = ({ view, q, sort, today, filters }: Question) =>
  useSearchedList({
    definition: collections.agreements,
    query: agreementList(view, sort, today, filters),
    q,
    pageSize: AGREEMENT_PAGE_SIZE,
    lookups: agreementLookups(q),
    keep: (agreement) =>
      passesFilters(agreement, filters) &&
      (view === '' || (view === 'active' ? agreement.state === 'active' : agreementStatus(agreement, today) === view)),
  });

/** The views of the list, with how many there are of those that somebody has to do something about. */
export function useAgreementViews(view: AgreementView, onChange: (view: string) => void): BuiltInViews {
  const asked = useMemo(
    () => ({
      active: agreementCount('active').where ?? NO_FILTER,
      pastDue: agreementCount('past-due').where ?? NO_FILTER,
      offered: agreementCount('offered').where ?? NO_FILTER,
    }),
    [],
  );
  const counts: Partial<Record<AgreementView, string>> = {
    active: countText(useCount(collections.agreements, asked.active)),
    'past-due': countText(useCount(collections.agreements, asked.pastDue)),
    offered: countText(useCount(collections.agreements, asked.offered)),
  };
  return {
    options: [
      { value: '', label: 'All' },
      ...AGREEMENT_VIEWS.map((value) => ({
        value,
        label: AGREEMENT_STATUS_LABELS[value],
        count: counts[value],
      })),
    ],
    value: view,
    onChange,
  };
}
