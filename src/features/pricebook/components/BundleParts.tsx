import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { BUNDLE_PARTS_LIMIT } from '@/domain/pricebook/schema';
import type { usePricebookRows } from '@/entities/pricebook/usePricebookRows';
import { FormList } from '@/ui/forms/FormList';
import { FormNumber } from '@/ui/forms/FormNumber';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import type { ItemFormValues } from '../itemForm';
import classes from './pricebook.module.css';

type BundlePartsProps = {
  form: SchemaFormApi<ItemFormValues>;
  /** Items in the bundle, by ID. */
  parts: ReturnType<typeof usePricebookRows>;
  onAdd: () => void;
};

/** Edits the contents of a bundle. */
export function BundleParts({ form, parts, onAdd }: BundlePartsProps) {
  const { values } = form;
  return (
    <>
      <FormList
        form={form}
        name="parts"
        label="Parts"
        itemLabel="Part"
        newItem={() => ({ id: '', quantity: 1 })}
        max={values.parts.length}
        emptyText="No parts yet. Add them from the pricebook."
      >
        {(index) => (
          <div className={classes.part}>
            <span>{parts.get(values.parts[index]?.id ?? '')?.name ?? 'An item that is archived or deleted'}</span>
            <FormNumber form={form} name={`parts.${index}.quantity`} label="Quantity" decimals={4} min={0} />
          </div>
        )}
      </FormList>
      <Button
        variant="default"
        leftSection={<IconPlus size={18} aria-hidden />}
        disabled={values.parts.length >= BUNDLE_PARTS_LIMIT}
        onClick={onAdd}
      >
        Add parts
      </Button>
    </>
  );
}
