import { Loader } from '@mantine/core';
import { PRINTED_MOST, type TablePaging } from './columns';
import classes from './DataTable.module.css';

type TableFooterProps = { count: number; paging: TablePaging | undefined };

/** Shows that more rows are loading; in print, that there are more rows than were printed. */
export function TableFooter({ count, paging }: TableFooterProps) {
  const isFetchingMore = paging?.isFetchingMore ?? false;
  const isCut = count > PRINTED_MOST || (paging?.hasMore ?? false);
  const total = paging?.total ?? (paging?.hasMore ? undefined : count);
  return (
    <>
      <div role="status" className={isFetchingMore ? classes.footer : undefined}>
        {isFetchingMore && (
          <>
            <Loader size="xs" aria-hidden /> Loading more
          </>
        )}
      </div>
      {isCut && (
        <p className={classes.printedOnly}>
          The first {Math.min(count, PRINTED_MOST)}
          {total !== undefined && ` of ${total}`}. The list’s export has all of them.
        </p>
      )}
    </>
  );
}
