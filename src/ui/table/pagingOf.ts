import type { TablePaging } from './columns';

type Pages = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };

/** The paging of a table that shows `pages`; what was found by a search stands there whole. */
export const pagingOf = (
  { hasNextPage, isFetchingNextPage, fetchNextPage }: Pages,
  isSearch: boolean,
): TablePaging => ({
  onEndReached: () => (!isSearch && hasNextPage && !isFetchingNextPage ? fetchNextPage() : undefined),
  isFetchingMore: isFetchingNextPage,
  hasMore: !isSearch && hasNextPage,
});
