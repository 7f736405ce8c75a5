import { Button } from '@mantine/core';
import type { TablePaging } from '@/ui/table/columns';

/** Loads the next page of templates. Renders nothing if all are shown. */
export function MoreTemplates({ paging }: { paging: TablePaging | undefined }) {
  if (!paging?.hasMore) return null;
  return (
    <Button
      mt="sm"
      variant="default"
      loading={paging.isFetchingMore ?? false}
      onClick={() => void paging.onEndReached()}
    >
      Show more templates
    </Button>
  );
}
