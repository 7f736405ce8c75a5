import { useQuery } from '@tanstack/react-query';
import { collections } from '@/data/collections';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { inspectionTemplatesAtHand } from '@/domain/inspection/queries';

/** Prefetches the company's templates once per session: inspections get started in basements, where they can't be loaded. */
export function useTemplatesAtHand(isEnabled: boolean): void {
  const { uid, scope, repository } = useWorkspace();
  useQuery({
    queryKey: ['templatesAtHand', uid, scope().companyId],
    enabled: isEnabled,
    staleTime: Infinity,
    queryFn: async () => (await repository(collections.inspectionTemplates).getAll(inspectionTemplatesAtHand())).length,
  });
}
