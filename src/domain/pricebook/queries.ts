import { startsWith, type ListQuery } from '../record/listQuery';
import { CATEGORY_LIMIT } from './category';
import { CHANGE_CHUNKS_LIMIT } from './change';

export const ITEM_ORDERS = ['sortName', 'code', 'priceCents', 'updatedAt'] as const;
export type ItemOrder = { field: (typeof ITEM_ORDERS)[number]; direction: 'asc' | 'desc' };

const TEMPLATES_LIMIT = 200;

type ItemFilter = {
  isActive: boolean;
  /** A category and those below it, at most 30. */ categoryIds?: readonly string[];
};

/** The maximum number of values in an `in`. */
export const CATEGORIES_PER_QUERY = 30;

/** The items of the list, page by page. */
export const itemsBy = ({ isActive, categoryIds = [] }: ItemFilter, { field, direction }: ItemOrder): ListQuery => ({
  where: [
    { field: 'isActive', operator: '==', value: isActive },
    ...(categoryIds.length > 0
      ? [{ field: 'categoryId', operator: 'in', value: categoryIds.slice(0, CATEGORIES_PER_QUERY) } as const]
      : []),
  ],
  orderBy: [{ field, direction }],
});

/** Archived items aren't in the search directory: they are found by name prefix. */
export const archivedItemsByName = (typed: string): ListQuery => ({
  where: [{ field: 'isActive', operator: '==', value: false }, ...startsWith('sortName', typed.trim().toLowerCase())],
  orderBy: [{ field: 'sortName', direction: 'asc' }],
});

/** All items for the export, including archived ones. Read page by page. */
export const allItems = (): ListQuery => ({ orderBy: [{ field: 'sortName', direction: 'asc' }] });

export const allCategories = (): ListQuery => ({
  orderBy: [{ field: 'order', direction: 'asc' }],
  limit: CATEGORY_LIMIT,
});

export const allTemplates = (): ListQuery => ({
  orderBy: [{ field: 'name', direction: 'asc' }],
  limit: TEMPLATES_LIMIT,
});

/** The most recent changes. */
export const recentChanges = (limit: number): ListQuery => ({
  orderBy: [{ field: 'createdAt', direction: 'desc' }],
  limit,
});

/** One change's rows, or their outcomes. */
export const chunksOf = (changeId: string): ListQuery => ({
  where: [{ field: 'changeId', operator: '==', value: changeId }],
  orderBy: [{ field: 'index', direction: 'asc' }],
  limit: CHANGE_CHUNKS_LIMIT,
});
