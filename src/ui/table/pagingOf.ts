import type { TablePaging } from './columns';

type Pages = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };

/** Returns the paging of a table that shows `pages`; search results are shown in full. */
export const pagingOf = (
  { hasNextPage, isFetchingNextPage, fetchNextPage }: Pages,
  isSearch: boolean,
): TablePaging => ({
  onEndReached: () => (!isSearch && hasNextPage && !isFetchingNextPage ? fetchNextPage() : undefined),
  isFetchingMore: isFetchingNextPage,
  hasMore: !isSearch && hasNextPage,
});
