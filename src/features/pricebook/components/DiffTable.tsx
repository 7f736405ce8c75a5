import { Table, Text } from '@mantine/core';
import { formatCents, formatRate } from '@/domain/money/format';
import type { ItemDiff } from '@/domain/pricebook/fileDiff';
import { PRICING_KIND_LABELS, type PricebookItem } from '@/domain/pricebook/schema';
import { capitalize, yesNo } from '@/lib/words';
import { formatDate } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import { ITEM_FIELD_LABELS } from '@/domain/pricebook/itemLabels';
import classes from './pricebook.module.css';

const SHOWN = 200;
const CENTS: readonly string[] = ['costCents', 'priceCents'];

function inWords(field: string, value: unknown, categoryName: (id: string) => string): string {
  if (value === null || value === undefined || value === '') return '–';
  if (CENTS.includes(field) && typeof value === 'number') return formatCents(value);
  if (field === 'categoryId' && typeof value === 'string') return categoryName(value) || 'New category';
  if (field === 'costCheckedOn' && typeof value === 'string') return formatDate(value, 'UTC');
  if (field === 'pricing') {
    const { kind, ratePpm } = value as PricebookItem['pricing'];
    return ratePpm === 0 ? PRICING_KIND_LABELS[kind] : `${PRICING_KIND_LABELS[kind]} ${formatRate(ratePpm)}`;
  }
  if (typeof value === 'boolean') return capitalize(yesNo(value));
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).slice(0, 120)
    : `${Array.isArray(value) ? value.length : ''} entries`;
}

type DiffTableProps = {
  title: string;
  diffs: readonly ItemDiff[];
  lowIds: ReadonlySet<string>;
  categoryName: (id: string) => string;
};

/** Shows items that a file adds or changes, with the old and new value of each field. */
export function DiffTable({ title, diffs, lowIds, categoryName }: DiffTableProps) {
  if (diffs.length === 0) return null;
  const fieldsOf = ({ change }: ItemDiff) =>
    Object.entries(change.fields).filter(
      ([field, value]) =>
        field !== 'sortName' &&
        (change.action === 'update' || CENTS.includes(field)) &&
        (change.action === 'update' || value !== null),
    );
  return (
    <div className={classes.scroll}>
      <Table aria-label={title} stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{title}</Table.Th>
            <Table.Th>What changes</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {diffs.slice(0, SHOWN).map((diff) => (
            <Table.Tr key={diff.after.id}>
              <Table.Td>
                {diff.after.name}
                <Text size="xs" c="dimmed">
                  {diff.after.code}
                  {lowIds.has(diff.after.id) && ' · low margin'}
                </Text>
              </Table.Td>
              <Table.Td>
                {fieldsOf(diff).map(([field, value]) => (
                  <div key={field}>
                    {ITEM_FIELD_LABELS[field as keyof typeof ITEM_FIELD_LABELS]}:{' '}
                    {diff.before && (
                      <>
                        <s>{inWords(field, diff.before[field as keyof PricebookItem], categoryName)}</s>
                        {' → '}
                      </>
                    )}
                    <strong>{inWords(field, value, categoryName)}</strong>
                  </div>
                ))}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {diffs.length > SHOWN && (
        <Text size="sm" c="dimmed">
          … and {formatCount(diffs.length - SHOWN, 'more item')}.
        </Text>
      )}
    </div>
  );
}
