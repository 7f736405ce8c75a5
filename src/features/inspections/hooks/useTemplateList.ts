import { collections } from '@/data/collections';
import { inspectionTemplateList, inspectionTemplateLookups } from '@/domain/inspection/queries';
import type { InspectionTemplate } from '@/domain/inspection/schema';
import type { Stored } from '@/domain/record/schema';
import { hasEveryWord } from '@/entities/record/heldList';
import { useSearchedList } from '@/entities/record/useSearchedList';

const LIST = {
  definition: collections.inspectionTemplates,
  query: inspectionTemplateList(),
};

/**
 * Returns the company's templates by name, in pages. A search matches any word in the templates loaded so far, and queries the rest by
 * name prefix.
 */
export function useTemplateList(q: string, keep: (template: Stored<InspectionTemplate>) => boolean = () => true) {
  const typed = q.trim();
  const pages = useSearchedList({ ...LIST, q: '', lookups: [], keep });
  const found = useSearchedList({ ...LIST, q: typed, lookups: inspectionTemplateLookups(typed), keep });
  if (typed === '') return { ...pages, hasMore: pages.paging?.hasMore ?? false };
  const near = pages.rows.filter(({ name, description }) => hasEveryWord([name, description], typed));
  const rows = [...near, ...found.rows.filter(({ id }) => !near.some((one) => one.id === id))];
  return { ...found, rows, isLoading: found.isLoading && near.length === 0, hasMore: false };
}
