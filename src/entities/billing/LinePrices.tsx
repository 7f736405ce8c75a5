import { TextInput, Text } from '@mantine/core';
import { useContext } from 'react';
import type { DocumentLine } from '@/domain/billing/schema';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { Pair } from '@/ui/layout/Pair';
import { CostNotes } from './CostNotes';
import { marginText } from './lineFacts';
import type { LineIssues } from './lineIssues';
import { ParsedInput } from './ParsedInput';
import { QUANTITY, MONEY } from './parsedKinds';

type LineFieldsProps = {
  line: DocumentLine;
  issues: LineIssues;
  onChange: (changes: Partial<DocumentLine>) => void;
};

/** Edits a line's quantity and unit. */
export function LineQuantity({ line, issues, onChange }: LineFieldsProps) {
  return (
    <Pair least="9rem" gap="sm">
      <ParsedInput
        label="Quantity"
        kind={QUANTITY}
        value={line.quantityE4}
        onChange={(value, unit) => onChange({ quantityE4: value ?? 0, ...(unit !== '' && { unit }) })}
        error={issues['quantityE4']?.message}
      />
      <TextInput
        label="Unit"
        size="md"
        placeholder="each, hour, foot"
        value={line.unit}
        maxLength={20}
        onChange={(event) => onChange({ unit: event.currentTarget.value })}
      />
    </Pair>
  );
}

/** Edits a line's unit price and, for users who may see it, its unit cost. */
export function LinePrices({ line, issues, hasCosts, onChange }: LineFieldsProps & { hasCosts: boolean }) {
  const costNote = useContext(CostNotes)(line);
  return (
    <>
      <Pair least="9rem" gap="sm">
        <ParsedInput
          label="Price per unit"
          kind={MONEY}
          prefix="$"
          value={line.unitPriceCents}
          onChange={(value) => onChange({ unitPriceCents: value ?? 0 })}
          error={issues['unitPriceCents']?.message}
        />
        {hasCosts && (
          <ParsedInput
            label="Cost per unit"
            kind={MONEY}
            prefix="$"
            isNullable
            value={line.unitCostCents}
            onChange={(unitCostCents) => onChange({ unitCostCents })}
            error={issues['unitCostCents']?.message}
          />
        )}
      </Pair>
      {hasCosts && marginText(line) !== '' && (
        <Text size="sm" c="dimmed">
          Margin {marginText(line)}. The customer never sees cost or margin.
        </Text>
      )}
      {hasCosts && costNote !== '' && <InlineNotice tone="warning">{costNote} in the pricebook.</InlineNotice>}
    </>
  );
}
