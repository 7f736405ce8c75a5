import { useQuery } from '@tanstack/react-query';
import { collections } from '@/data/collections';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { inspectionTemplatesAtHand } from '@/domain/inspection/queries';

/** Reads the company's templates once a session, ahead: an inspection is started in a cellar, where they cannot be asked for. */
export function useTemplatesAtHand(isEnabled: boolean): void {
  const { uid, scope, repository } = useWorkspace();
  useQuery({
    queryKey: ['templatesAtHand', uid, scope().companyId],
    enabled: isEnabled,
    staleTime: Infinity,
    queryFn: async () => (await repository(collections.inspectionTemplates).getAll(inspectionTemplatesAtHand())).length,
  });
}
