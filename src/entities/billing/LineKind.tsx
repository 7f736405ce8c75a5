import { Select } from '@mantine/core';
import { ITEM_KINDS, ITEM_KIND_LABELS } from '@/domain/billing/itemKind';
import type { DocumentLine } from '@/domain/billing/schema';
import { proposedClass } from '@/domain/tax/proposeClass';
import { TAX_CLASSES, TAX_CLASS_LABELS, type TaxClass } from '@/domain/tax/schema';
import { Pair } from '@/ui/layout/Pair';

const KINDS = ITEM_KINDS.map((value) => ({ value, label: ITEM_KIND_LABELS[value] }));

const CLASSES = TAX_CLASSES.map((value) => ({ value, label: TAX_CLASS_LABELS[value] }));

/** Returns a line's tax class based on its kind and name, until the user chooses one; work unless those say otherwise. */
const classOf = (line: Pick<DocumentLine, 'kind' | 'name'>): TaxClass | null =>
  proposedClass(line) ?? (line.kind === 'other' ? 'other' : null);

type LineKindProps = { line: DocumentLine; onChange: (changes: Partial<DocumentLine>) => void };

/** Edits a line's kind and tax class: the usual class for its kind, until the user chooses another. */
export function LineKind({ line, onChange }: LineKindProps) {
  const setKind = (value: string | null): void => {
    const kind = ITEM_KINDS.find((known) => known === value) ?? line.kind;
    const isOpen = line.taxClass === 'unset' || line.taxClass === classOf(line);
    onChange({ kind, ...(isOpen && { taxClass: classOf({ ...line, kind }) ?? 'unset' }) });
  };
  return (
    <Pair least="9rem" gap="sm">
      <Select label="Kind" size="md" data={KINDS} value={line.kind} onChange={setKind} allowDeselect={false} />
      <Select
        label="Tax class"
        size="md"
        data={CLASSES}
        value={line.taxClass === 'unset' ? null : line.taxClass}
        placeholder="Choose"
        onChange={(value) => onChange({ taxClass: TAX_CLASSES.find((known) => known === value) ?? line.taxClass })}
        allowDeselect={false}
      />
    </Pair>
  );
}
