import { diagnosticList, diagnosticLookups, diagnosticsOf } from '@/domain/diagnostics/record/queries';
import type { ListQuery } from '@/domain/record/listQuery';

const of = (...queries: readonly ListQuery[]) => [{ collection: 'diagnostics' as const, queries }];
const FILTERS = [
  { verdict: '', customerId: '' },
  { verdict: 'fail', customerId: '' },
  { verdict: '', customerId: 'x' },
  { verdict: 'fail', customerId: 'x' },
] as const;

/** The part of `QUERY_FUNCTIONS` that reads sets of readings. */
export const DIAGNOSTIC_QUERIES = {
  diagnosticList: of(...FILTERS.flatMap((filter) => [diagnosticList(filter, 'asc'), diagnosticList(filter, 'desc')])),
  diagnosticsOf: of(...(['equipmentId', 'customerId', 'jobId'] as const).map((subject) => diagnosticsOf(subject, 'x'))),
  diagnosticLookups: of(...diagnosticLookups('elm').map(({ query }) => query)),
};
