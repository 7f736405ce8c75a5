import { useQuery } from '@tanstack/react-query';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { companyPath } from '@/data/records/definition';
import { ESTIMATE_REVISION_LIMIT, estimateRevisionSchema, type EstimateRevision } from '@/domain/estimate/schema';

const NONE: EstimateRevision[] = [];

/**
 * Returns the previous revisions of an estimate, newest first. `revisionNumber` is the current one's: for the first, there are none to
 * read.
 */
export function useEstimateRevisions(estimateId: string, revisionNumber: number) {
  const { store, scope } = useWorkspace();
  const query = useQuery<EstimateRevision[]>({
    queryKey: ['estimateRevisions', scope().companyId, estimateId, revisionNumber],
    enabled: revisionNumber > 1,
    queryFn: async () => {
      const documents = await store.query(`${companyPath('estimates')(scope())}/${estimateId}/revisions`, {
        limit: ESTIMATE_REVISION_LIMIT,
      });
      return documents
        .map(({ data }) => estimateRevisionSchema.parse(data))
        .sort((a, b) => b.revisionNumber - a.revisionNumber);
    },
  });
  return { revisions: query.data ?? NONE, isLoading: revisionNumber > 1 && query.isLoading, error: query.error };
}
