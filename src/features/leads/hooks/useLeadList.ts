import { useState } from 'react';
import { collections } from '@/data/collections';
import { countText, useCount, useCounting } from '@/data/react/useCount';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import type { WhereClause } from '@/data/records/store';
import { keepsLead, leadCount, leadList, leadLookups, type LeadFilters, type LeadView } from '@/domain/lead/queries';
import type { ListQuery } from '@/domain/record/listQuery';
import { useSearchedList } from '@/entities/record/useSearchedList';
import { nowIso } from '@/lib/dates';

/** More than fits on the screen; with the counts, a page opens with fewer than sixty documents read. */
const PAGE_SIZE = 30;

/** Returns the user and the overdue cutoff, fixed when the page was opened so that the list stays put. */
function useAsker(): { uid: string; now: string } {
  const { uid } = useWorkspace();
  const [now] = useState(nowIso);
  return { uid, now };
}

/** Returns the filtered leads; with a search text, matches by name, phone or e-mail. */
export function useLeadList(filters: LeadFilters, q: string) {
  const asker = useAsker();
  return useSearchedList({
    definition: collections.leads,
    query: leadList(filters, asker),
    q,
    lookups: leadLookups(q),
    keep: (lead) => keepsLead(lead, filters, asker),
    pageSize: PAGE_SIZE,
  });
}

/** Whether the company has no leads at all when a list is empty; false if that can't be known. */
export function useHasNoLeads(isListEmpty: boolean): { hasNone: boolean; isLoading: boolean } {
  const { count, isLoading } = useCounting(collections.leads, NO_CONDITION, { isEnabled: isListEmpty });
  return { hasNone: count === 0, isLoading };
}
const NO_CONDITION: WhereClause[] = [];

const useLeadCount = ({ where = [] }: ListQuery): string => countText(useCount(collections.leads, where));

/** Returns the lead count for each view's label. */
export function useLeadCounts(): Partial<Record<LeadView, string>> {
  const asker = useAsker();
  return {
    open: useLeadCount(leadCount('open', asker)),
    new: useLeadCount(leadCount('new', asker)),
    overdue: useLeadCount(leadCount('overdue', asker)),
    mine: useLeadCount(leadCount('mine', asker)),
    duplicates: useLeadCount(leadCount('duplicates', asker)),
  };
}
