import { ActionIcon, NumberInput } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { perUnit } from '@/domain/money/format';
import { QUANTITY_ONE_E4 } from '@/domain/money/limits';
import type { PricebookRow } from '@/domain/pricebook/row';
import { PRICEBOOK_KIND_LABELS } from '@/domain/pricebook/schema';
import classes from './picker.module.css';
import { priceText } from './rowText';
import type { Picks } from './usePicks';

type PickerRowProps = { row: PricebookRow; picks: Picks };

/** Renders one selectable item: clicking adds one, and then the quantity can be changed. */
export function PickerRow({ row, picks }: PickerRowProps) {
  const quantityE4 = picks.quantityOf(row.id);
  const price = priceText(row);
  const detail = [row.code, PRICEBOOK_KIND_LABELS[row.kind], row.vendorPartNumber].filter(Boolean).join(' · ');
  const change = (by: number): void => picks.setQuantity(row, quantityE4 + by);

  return (
    <li className={classes.row} data-chosen={quantityE4 > 0 || undefined}>
      <button
        type="button"
        data-item={row.id}
        className={classes.item}
        onClick={() => picks.add(row)}
        aria-label={`Add ${row.name}, ${price}${row.unit && ` ${perUnit(row.unit)}`}`}
      >
        <span className={classes.text}>
          <span className={classes.name}>{row.name}</span>
          <span className={classes.detail}>{detail}</span>
        </span>
        <span className={`${classes.price ?? ''} tabular`}>
          {price}
          {row.unit !== '' && row.pricing.kind !== 'parts' && <span className={classes.unit}>{perUnit(row.unit)}</span>}
        </span>
      </button>
      {quantityE4 > 0 && (
        <span className={classes.stepper}>
          <ActionIcon
            variant="default"
            size={48}
            aria-label={`One ${row.name} less`}
            onClick={() => change(-QUANTITY_ONE_E4)}
          >
            <IconMinus size={18} aria-hidden />
          </ActionIcon>
          <NumberInput
            aria-label={`Quantity of ${row.name}`}
            value={quantityE4 / QUANTITY_ONE_E4}
            onChange={(value) => {
              if (typeof value === 'number' && value > 0) picks.setQuantity(row, Math.round(value * QUANTITY_ONE_E4));
            }}
            onBlur={(event) => {
              if (event.currentTarget.value.trim() === '' || Number(event.currentTarget.value) === 0)
                picks.setQuantity(row, 0);
            }}
            min={0}
            decimalScale={4}
            inputMode="decimal"
            hideControls
            w={72}
          />
          <ActionIcon
            variant="default"
            size={48}
            aria-label={`One ${row.name} more`}
            onClick={() => change(QUANTITY_ONE_E4)}
          >
            <IconPlus size={18} aria-hidden />
          </ActionIcon>
        </span>
      )}
    </li>
  );
}
