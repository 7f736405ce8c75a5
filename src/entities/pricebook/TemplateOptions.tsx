import { Group, Text } from '@mantine/core';
import { formatCents, formatQuantity } from '@/domain/money/format';
import { QUANTITY_ONE_E4 } from '@/domain/money/limits';
import { priceOfParts } from '@/domain/pricebook/price';
import type { TemplateOption } from '@/domain/pricebook/template';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import classes from './templateOptions.module.css';
import { usePricebookRows } from './usePricebookRows';

/** Renders a template's options side by side: their contents, and their cost at today's prices. */
export function TemplateOptions({ options }: { options: readonly TemplateOption[] }) {
  const rows = usePricebookRows([...new Set(options.flatMap(({ items }) => items.map(({ itemId }) => itemId)))]);
  return (
    <ul className={classes.options}>
      {options.map(({ id, name, description, isRecommended, items }) => {
        const parts = items.flatMap(({ itemId, quantityE4 }) => {
          const row = rows.get(itemId);
          return row ? [{ ...row, quantityE4 }] : [];
        });
        const missing = items.length - parts.length;
        return (
          <li key={id} className={classes.option}>
            <Group gap="xs" justify="space-between">
              <Text fw={600}>{name}</Text>
              {isRecommended && <StatusBadge tone="success" label="Recommended" />}
            </Group>
            <Text className={`tabular ${classes.price}`}>
              {rows.size === 0 && items.length > 0 ? '–' : formatCents(priceOfParts(parts).priceCents)}
            </Text>
            {description !== '' && (
              <Text size="sm" c="dimmed">
                {description}
              </Text>
            )}
            <ul className={classes.items}>
              {parts.map((part) => (
                <li key={part.id}>
                  {part.quantityE4 !== QUANTITY_ONE_E4 && `${formatQuantity(part.quantityE4)} × `}
                  {part.name}
                </li>
              ))}
              {rows.size > 0 && missing > 0 && (
                <li>
                  {missing === 1
                    ? 'An item that is archived or deleted'
                    : `${missing} items that are archived or deleted`}
                </li>
              )}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
