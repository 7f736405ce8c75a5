import { ActionIcon, Button, NumberInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { USUAL_ITEM_LIMIT, usualItemsText, type UsualItem } from '@/domain/company/usualItems';
import { QUANTITY_ONE_E4 } from '@/domain/money/limits';
import { PricebookPicker } from '@/entities/pricebook/PricebookPicker';
import { useUsualItems } from '@/entities/pricebook/useUsualItems';
import { formatCount } from '@/ui/format/quantities';
import { PlainList } from '@/ui/layout/PlainList';
import { TypePart, type TypePartProps } from './TypePart';
import classes from './work.module.css';

/** Edits the pricebook items a job type usually takes: today's cost, with the list on demand. */
export function TypeItems({ form, index }: TypePartProps) {
  const [isPicking, setIsPicking] = useState(false);
  const type = form.values.jobTypes[index];
  const { items: lines, rows, price } = useUsualItems(type);
  const put = (next: UsualItem[]): void => form.setFieldValue(`jobTypes.${index}.usualItems`, usualItemsText(next));
  // The pricebook may still be loading on this device.
  const isKnown = price !== '';
  return (
    <TypePart
      summary={
        lines.length === 0
          ? '+ Usual items'
          : `${formatCount(lines.length, 'usual item')}${isKnown ? `, ${price}` : ''}`
      }
      label={`Usual items of ${type?.name || 'this type'}`}
    >
      <strong className={classes.label}>Usual items{isKnown ? `: ${price} today, before tax` : ''}</strong>
      <PlainList>
        {lines.map(({ itemId, quantityE4 }) => {
          const item = rows.get(itemId)?.name ?? (isKnown ? 'An item that is archived or deleted' : 'Loading…');
          return (
            <li key={itemId} className={classes.line}>
              <span className={classes.name}>{item}</span>
              <NumberInput
                aria-label={`Quantity of ${item}`}
                value={quantityE4 / QUANTITY_ONE_E4}
                min={0}
                decimalScale={4}
                className={classes.quantity}
                onChange={(value) =>
                  put(
                    lines.map((line) =>
                      line.itemId === itemId
                        ? { itemId, quantityE4: Math.round(Number(value) * QUANTITY_ONE_E4) }
                        : line,
                    ),
                  )
                }
              />
              <ActionIcon
                aria-label={`Remove ${item}`}
                onClick={() => put(lines.filter((line) => line.itemId !== itemId))}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            </li>
          );
        })}
      </PlainList>
      <Button
        variant="text"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={lines.length >= USUAL_ITEM_LIMIT}
        onClick={() => setIsPicking(true)}
      >
        Add items<span className="visually-hidden"> to {type?.name || 'this type'}</span>
      </Button>
      <PricebookPicker
        opened={isPicking}
        onClose={() => setIsPicking(false)}
        title={`Usual items of ${type?.name || 'this type'}`}
        submitLabel="Add items"
        onPick={(picked) => {
          // A bundle expands to its parts, and two bundles may share one.
          const chosen = picked.map(({ item, quantityE4 }) => ({ itemId: item.id, quantityE4 }));
          put([...new Map([...chosen.toReversed(), ...lines].map((line) => [line.itemId, line])).values()]);
        }}
      />
    </TypePart>
  );
}
