import { collections } from '@/data/collections';
import {
  diagnosticList,
  diagnosticLookups,
  keepsDiagnostic,
  type DiagnosticFilter,
} from '@/domain/diagnostics/record/queries';
import { useSearchedList } from '@/entities/record/useSearchedList';

/** Fetches the sets that pass the filters. A search matches by number, unit, or customer. */
export const useDiagnosticList = (filter: DiagnosticFilter, q: string, direction: 'asc' | 'desc') =>
  useSearchedList({
    definition: collections.diagnostics,
    query: diagnosticList(filter, direction),
    q,
    lookups: diagnosticLookups(q),
    keep: (one) => keepsDiagnostic(one, filter),
  });
