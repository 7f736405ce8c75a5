import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { ITEM_PRICE_LIMIT } from '@/domain/discount/schema';
import { PricebookPicker } from '@/entities/pricebook/PricebookPicker';
import { newId } from '@/lib/ids';
import { FormMoney } from '@/ui/forms/FormMoney';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { OneColumn } from '@/ui/layout/OneColumn';
import type { PlanValues } from '../planForm';

/** Edits member prices for single pricebook items, which override the discount on their kind. */
export function PlanItemPrices({ form }: { form: SchemaFormApi<PlanValues> }) {
  const [isPicking, setIsPicking] = useState(false);
  const { itemPrices } = form.values;
  return (
    <OneColumn gap="sm">
      <Text size="sm" c="dimmed">
        Members pay exactly this price for the item. Category discounts don’t also apply.
      </Text>
      {itemPrices.length > 0 && (
        <LinedList label="Prices of single items">
          {itemPrices.map(({ id, name }, index) => (
            <LinedRow
              key={id}
              title={name}
              details={
                <FormMoney form={form} name={`itemPrices.${index}.unitPriceCents`} label={`Members pay for ${name}`} />
              }
            >
              <Button
                variant="subtle"
                color="gray"
                aria-label={`Remove ${name}`}
                onClick={() => form.removeListItem('itemPrices', index)}
              >
                Remove
              </Button>
            </LinedRow>
          ))}
        </LinedList>
      )}
      <div>
        <Button variant="default" disabled={itemPrices.length >= ITEM_PRICE_LIMIT} onClick={() => setIsPicking(true)}>
          Choose items
        </Button>
      </div>
      <PricebookPicker
        opened={isPicking}
        onClose={() => setIsPicking(false)}
        title="Items with a member price"
        submitLabel="Add items"
        onPick={(picked) => {
          const known = new Set(itemPrices.map(({ itemId }) => itemId));
          const fresh = picked
            .filter(({ item }) => !known.has(item.id))
            .map(({ item }) => ({ id: newId(), itemId: item.id, name: item.name, unitPriceCents: item.priceCents }));
          form.setFieldValue('itemPrices', [...itemPrices, ...fresh].slice(0, ITEM_PRICE_LIMIT));
        }}
      />
    </OneColumn>
  );
}
