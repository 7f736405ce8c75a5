import { Loader } from '@mantine/core';
import classes from './DataTable.module.css';

type TableFooterProps = { isFetchingMore: boolean };

/** Says that more rows are on their way. */
export function TableFooter({ isFetchingMore }: TableFooterProps) {
  return (
    <div role="status" className={isFetchingMore ? classes.footer : undefined}>
      {isFetchingMore && (
        <>
          <Loader size="xs" aria-hidden /> Loading more
        </>
      )}
    </div>
  );
}
