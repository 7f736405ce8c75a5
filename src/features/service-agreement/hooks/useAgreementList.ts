import { useMemo } from 'react';
import { collections } from '@/data/collections';
import { COUNT_LIMIT, countText, useCount } from '@/data/react/useCount';
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
import { AGREEMENT_STATUS_LABELS, type AgreementState } from '@/domain/agreement/record/state';
import { askedUnit, unitsBesideUsual, type UnitChoice } from '@/domain/agreement/record/unitChoice';
import type { BillingSettings } from '@/domain/billing/settings';
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

/** Returns a view's agreements; with a search text, matches by number, words or customer. */
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

type Narrowed = { units: BillingSettings['units']; choice: UnitChoice };

/** Returns the number of agreements in a state, in the selected unit; undefined if unknown. */
function useCountIn(state: AgreementState, { units, choice }: Narrowed): number | undefined {
  const asked = useMemo(
    () => ({
      all: agreementCount(state, askedUnit(choice)).where ?? NO_FILTER,
      others: agreementCount(state, unitsBesideUsual(units, choice)).where ?? NO_FILTER,
    }),
    [state, units, choice],
  );
  const hasOthers = unitsBesideUsual(units, choice).length > 0;
  const all = useCount(collections.agreements, asked.all);
  const others = useCount(collections.agreements, asked.others, { isEnabled: hasOthers });
  if (!hasOthers || all === undefined || others === 0) return all;
  // Counting stops at the limit, so the remainder is unknown.
  return others === undefined || all >= COUNT_LIMIT ? undefined : all - others;
}

/** Returns the list's views, with counts for those that need action, for the selected business unit or all. */
export function useAgreementViews(
  view: AgreementView,
  narrowed: Narrowed,
  onChange: (view: string) => void,
): BuiltInViews {
  const counts: Partial<Record<AgreementView, string>> = {
    active: countText(useCountIn('active', narrowed)),
    'past-due': countText(useCountIn('past-due', narrowed)),
    offered: countText(useCountIn('offered', narrowed)),
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
