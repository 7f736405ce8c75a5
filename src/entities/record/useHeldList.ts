import type { CollectionDefinition } from '@/data/records/definition';
import { inOrder } from '@/data/records/order';
import { useRecords } from '@/data/react/useRecords';
import type { Stored } from '@/domain/record/schema';
import type { ListParams } from '@/ui/table/useListParams';
import { hasEveryWord, heldList } from './heldList';

/** As many as the rules let anybody list at once. */
const ALL = { limit: 500 } as const;

/**
 * A small collection read whole: searched in each record's texts, and sorted by the field that the address names. Lists with
 * filters or an order of their own use `heldList`.
 */
export function useHeldList<T extends object>(
  definition: CollectionDefinition<T>,
  { q, sort }: Pick<ListParams, 'q' | 'sort'>,
  textsOf: (record: Stored<T>) => readonly string[],
): ReturnType<typeof heldList<T>> {
  const { data = [], isLoading, error, refetch } = useRecords(definition, ALL);
  const keep = (record: Stored<T>): boolean => hasEveryWord(textsOf(record), q);
  return heldList({ all: data, isLoading, error, refetch }, { q, keep, compare: inOrder([sort]) });
}
