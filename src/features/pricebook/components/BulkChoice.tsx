import { Group, Select, NumberInput } from '@mantine/core';
import { PERCENT_PPM } from '@/domain/money/limits';
import type { BulkEdit } from '@/domain/pricebook/bulk';
import { MAX_MARGIN_PPM } from '@/domain/pricebook/schema';
import { type TaxClass, TAX_CLASSES, TAX_CLASS_LABELS } from '@/domain/tax/schema';
import { useCategories } from '@/entities/pricebook/useCategories';

const KINDS = [
  { value: 'price', label: 'Change the price by a percentage' },
  { value: 'markup', label: 'Price at a markup on the cost' },
  { value: 'margin', label: 'Price at a margin' },
  { value: 'tiers', label: 'Price by the company’s markup tiers' },
  { value: 'tax-class', label: 'Set the tax class' },
  { value: 'category', label: 'Move to a category' },
  { value: 'archive', label: 'Archive' },
  { value: 'restore', label: 'Restore' },
];

/** The dialog's input, before it is known whether it makes a valid change. */
export type BulkAnswers = { kind: string; percent: number | ''; taxClass: TaxClass; categoryId: string };

/** Returns the change described; null while something is missing or out of range. */
export function bulkEditOf({ kind, percent, taxClass, categoryId }: BulkAnswers): BulkEdit | null {
  const ppm = percent === '' ? null : Math.round(percent * PERCENT_PPM);
  switch (kind) {
    case 'price':
      return ppm === null || ppm === 0 ? null : { kind, changePpm: ppm };
    case 'markup':
      return ppm === null || ppm < 0 ? null : { kind, ratePpm: ppm };
    case 'margin':
      return ppm === null || ppm < 0 || ppm > MAX_MARGIN_PPM ? null : { kind, ratePpm: ppm };
    case 'tiers':
      return { kind };
    case 'tax-class':
      return { kind, taxClass };
    case 'category':
      return { kind, categoryId };
    default:
      return { kind: 'active', isActive: kind === 'restore' };
  }
}

type BulkChoiceProps = { answers: BulkAnswers; onChange: (changes: Partial<BulkAnswers>) => void };

/** Picks the bulk change and its parameter: a percentage, a tax class or a category. */
export function BulkChoice({ answers, onChange }: BulkChoiceProps) {
  const { flat } = useCategories();
  const { kind, percent, taxClass, categoryId } = answers;
  const hasPercent = kind === 'price' || kind === 'markup' || kind === 'margin';
  return (
    <Group align="end" mb="sm">
      <Select
        label="What to do"
        data={KINDS}
        value={kind}
        onChange={(value) => onChange({ kind: value ?? 'price' })}
        allowDeselect={false}
        w={300}
        maw="100%"
      />
      {hasPercent && (
        <NumberInput
          label={kind === 'price' ? 'By (use − to lower)' : 'Percentage'}
          suffix="%"
          decimalScale={4}
          allowNegative={kind === 'price'}
          value={percent}
          onChange={(value) => onChange({ percent: typeof value === 'number' ? value : '' })}
          hideControls
          w={140}
        />
      )}
      {kind === 'tax-class' && (
        <Select
          label="Tax class"
          data={TAX_CLASSES.map((value) => ({ value, label: TAX_CLASS_LABELS[value] }))}
          value={taxClass}
          onChange={(value) => onChange({ taxClass: TAX_CLASSES.find((each) => each === value) ?? 'labour' })}
          allowDeselect={false}
        />
      )}
      {kind === 'category' && (
        <Select
          label="Category"
          placeholder="Without a category"
          data={flat.map(({ category, path }) => ({ value: category.id, label: path }))}
          value={categoryId || null}
          onChange={(value) => onChange({ categoryId: value ?? '' })}
          clearable
          searchable
          w={240}
        />
      )}
    </Group>
  );
}
