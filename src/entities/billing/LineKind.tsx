import { Select } from '@mantine/core';
import { ITEM_KINDS, ITEM_KIND_LABELS, type ItemKind } from '@/domain/billing/itemKind';
import type { DocumentLine } from '@/domain/billing/schema';
import { TAX_CLASSES, TAX_CLASS_LABELS, type TaxClass } from '@/domain/tax/schema';
import { Pair } from '@/ui/layout/Pair';

const KINDS = ITEM_KINDS.map((value) => ({ value, label: ITEM_KIND_LABELS[value] }));

const CLASSES = TAX_CLASSES.map((value) => ({ value, label: TAX_CLASS_LABELS[value] }));

/** How each kind is taxed, unless told otherwise. */
const CLASS_OF_KIND: Record<ItemKind, TaxClass> = {
  service: 'labour',
  labour: 'labour',
  material: 'materials',
  equipment: 'equipment',
  fee: 'fee',
  other: 'other',
};

type LineKindProps = { line: DocumentLine; onChange: (changes: Partial<DocumentLine>) => void };

/** What a line is, and how it is taxed: as its kind usually is, until somebody says otherwise. */
export function LineKind({ line, onChange }: LineKindProps) {
  const setKind = (value: string | null): void => {
    const kind = ITEM_KINDS.find((known) => known === value) ?? line.kind;
    onChange({ kind, ...(line.taxClass === CLASS_OF_KIND[line.kind] && { taxClass: CLASS_OF_KIND[kind] }) });
  };
  return (
    <Pair least="9rem" gap="sm">
      <Select label="Kind" size="md" data={KINDS} value={line.kind} onChange={setKind} allowDeselect={false} />
      <Select
        label="Tax class"
        size="md"
        data={CLASSES}
        value={line.taxClass}
        onChange={(value) => onChange({ taxClass: TAX_CLASSES.find((known) => known === value) ?? line.taxClass })}
        allowDeselect={false}
      />
    </Pair>
  );
}
