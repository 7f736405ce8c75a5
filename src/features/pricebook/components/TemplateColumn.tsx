import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconPlus, IconStar, IconStarFilled, IconX } from '@tabler/icons-react';
import { formatCents } from '@/domain/money/format';
import { QUANTITY_ONE_E4 } from '@/domain/money/limits';
import { priceOfParts } from '@/domain/pricebook/price';
import type { PricebookRow } from '@/domain/pricebook/row';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { PlainList } from '@/ui/layout/PlainList';
import type { TemplateFormValues } from '../templateForm';
import classes from './template.module.css';

type TemplateColumnProps = {
  form: SchemaFormApi<TemplateFormValues>;
  index: number;
  /** Known items by ID. */
  rows: ReadonlyMap<string, PricebookRow>;
  onRecommend: () => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  onAddItems: () => void;
};

/** Edits one option of a template, laid out as it will appear among the others: its name, cost and contents. */
export function TemplateColumn({ form, index, rows, onRecommend, onMove, onRemove, onAddItems }: TemplateColumnProps) {
  const { options } = form.values;
  const option = options[index];
  if (!option) return null;
  const { name, isRecommended, items } = option;
  const called = name.trim() === '' ? `option ${index + 1}` : name;
  const parts = items.flatMap(({ id, quantity }) => {
    const row = rows.get(id);
    return row ? [{ ...row, quantityE4: Math.round(Number(quantity) * QUANTITY_ONE_E4) }] : [];
  });
  // The pricebook may still be loading on this device.
  const isKnown = rows.size > 0 || items.length === 0;
  return (
    <section
      className={classes.column}
      aria-label={`Option ${index + 1}: ${name}`}
      data-recommended={isRecommended || undefined}
    >
      <div className={classes.head}>
        <strong className={`tabular ${classes.price}`}>
          {isKnown ? formatCents(priceOfParts(parts).priceCents) : '–'}
        </strong>
        <ActionIcon
          aria-label={`Recommend ${called}`}
          aria-pressed={isRecommended}
          title={isRecommended ? 'Recommended' : 'Recommend this one'}
          onClick={onRecommend}
        >
          {isRecommended ? <IconStarFilled size={16} aria-hidden /> : <IconStar size={16} aria-hidden />}
        </ActionIcon>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon aria-label={`More for option ${called}`}>
              <IconDots size={16} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item disabled={index === 0} onClick={() => onMove(-1)}>
              Move left
            </Menu.Item>
            <Menu.Item disabled={index === options.length - 1} onClick={() => onMove(1)}>
              Move right
            </Menu.Item>
            <Menu.Item disabled={options.length === 1} c="var(--fw-danger-fg)" onClick={onRemove}>
              Remove option
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
      <FormTextInput form={form} name={`options.${index}.name`} label="Name" isRequired />
      <FormTextarea
        form={form}
        name={`options.${index}.description`}
        label="What the customer reads"
        maxLength={1000}
        minRows={2}
      />
      <div>
        <h3 className={classes.label}>Items</h3>
        {items.length === 0 && <p className={classes.none}>No items yet.</p>}
        <PlainList>
          {items.map(({ id }, at) => {
            const item = rows.get(id)?.name ?? (isKnown ? 'An item that is archived or deleted' : 'Loading…');
            return (
              <li key={id} className={classes.item}>
                <span>{item}</span>
                <FormNumber
                  form={form}
                  name={`options.${index}.items.${at}.quantity`}
                  label={`Quantity of ${item}`}
                  decimals={4}
                  min={0}
                />
                <ActionIcon
                  aria-label={`Remove ${item} from ${called}`}
                  onClick={() => form.removeListItem(`options.${index}.items`, at)}
                >
                  <IconX size={16} aria-hidden />
                </ActionIcon>
              </li>
            );
          })}
        </PlainList>
        <Button variant="text" leftSection={<IconPlus size={16} aria-hidden />} onClick={onAddItems}>
          Add items<span className="visually-hidden"> to {called}</span>
        </Button>
      </div>
    </section>
  );
}
