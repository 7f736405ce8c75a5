import { Table, Text } from '@mantine/core';
import { formatCents, formatShare } from '@/domain/money/format';
import type { BulkOutcome } from '@/domain/pricebook/bulk';
import type { Margin } from '@/domain/pricebook/price';
import type { PricebookItem } from '@/domain/pricebook/schema';
import type { Stored } from '@/domain/record/schema';
import { formatCount } from '@/ui/format/quantities';
import classes from './pricebook.module.css';

const PREVIEW_ROWS = 100;

export type PlannedItem = { item: Stored<PricebookItem> } & BulkOutcome;

/** Shows each item's price and margin before and after a change. */
export function BulkPreview({ planned }: { planned: readonly PlannedItem[] }) {
  return (
    <div className={classes.scroll}>
      <Table aria-label="Before and after" stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Item</Table.Th>
            <Table.Th ta="end">Price now</Table.Th>
            <Table.Th ta="end">Afterwards</Table.Th>
            <Table.Th ta="end">Margin</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {planned.slice(0, PREVIEW_ROWS).map(({ item, changes, fault, marginBefore, marginAfter }) => (
            <Table.Tr key={item.id}>
              <Table.Td>
                {item.name}
                {fault !== '' && (
                  <Text size="xs" c="dimmed">
                    {fault}: stays as it is
                  </Text>
                )}
              </Table.Td>
              <Table.Td ta="end" className="tabular">
                {formatCents(item.priceCents)}
              </Table.Td>
              <Table.Td ta="end" className="tabular">
                {Object.keys(changes).length === 0 ? 'No change' : formatCents(changes.priceCents ?? item.priceCents)}
              </Table.Td>
              <Table.Td ta="end" className="tabular">
                {marginText(marginBefore)} → {marginText(marginAfter)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {planned.length > PREVIEW_ROWS && (
        <Text size="sm" c="dimmed">
          … and {formatCount(planned.length - PREVIEW_ROWS, 'more item')}.
        </Text>
      )}
    </div>
  );
}

const marginText = (margin: Margin | null): string => formatShare(margin?.marginPpm ?? null);
