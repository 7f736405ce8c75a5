import { isEqual, type ListQuery } from '../../record/listQuery';
import type { PlumbingCalc } from './schema';

export const PLUMBING_SORTS = ['updatedAt', 'title', 'totals.problems'] as const;
export type PlumbingSort = (typeof PLUMBING_SORTS)[number];

export type PlumbingFilter = {
  /** '' = all */ codeName: PlumbingCalc['codeName'] | '';
  /** '' = all */ customerId: string;
};

/** Plumbing calculations under the filters in one order, read page by page. */
export function plumbingList(
  { codeName, customerId }: PlumbingFilter,
  { field, direction }: { field: PlumbingSort; direction: 'asc' | 'desc' },
): ListQuery {
  const where = [
    ...(codeName === '' ? [] : [isEqual('codeName', codeName)]),
    ...(customerId === '' ? [] : [isEqual('customerId', customerId)]),
  ];
  return { ...(where.length > 0 && { where }), orderBy: [{ field, direction }] };
}

/** Whether a calculation passes the filter, which searches ignore. */
export const keepsPlumbing = (
  one: Pick<PlumbingCalc, 'codeName' | 'customerId'>,
  { codeName, customerId }: PlumbingFilter,
): boolean => (codeName === '' || one.codeName === codeName) && (customerId === '' || one.customerId === customerId);
