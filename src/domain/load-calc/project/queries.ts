import { isEqual, type ListQuery } from '../../record/listQuery';
import type { LoadProject } from './schema';

export const LOAD_SORTS = ['updatedAt', 'title', 'totals.heatingBtuh'] as const;
export type LoadSort = (typeof LOAD_SORTS)[number];

export type LoadFilter = { /** '' = both */ mode: 'quick' | 'full' | ''; /** '' = all */ customerId: string };

/** Load calculations under the filters in one order, read page by page. */
export function loadList(
  { mode, customerId }: LoadFilter,
  { field, direction }: { field: LoadSort; direction: 'asc' | 'desc' },
): ListQuery {
  const where = [
    ...(mode === '' ? [] : [isEqual('mode', mode)]),
    ...(customerId === '' ? [] : [isEqual('customerId', customerId)]),
  ];
  return { ...(where.length > 0 && { where }), orderBy: [{ field, direction }] };
}

/** Whether a calculation passes the filter, which searches ignore. */
export const keepsLoad = (
  project: Pick<LoadProject, 'mode' | 'customerId'>,
  { mode, customerId }: LoadFilter,
): boolean => (mode === '' || project.mode === mode) && (customerId === '' || project.customerId === customerId);
