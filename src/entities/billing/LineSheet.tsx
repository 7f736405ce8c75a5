import { Button, Drawer, Select, Stack, Textarea, TextInput } from '@mantine/core';
import type { DocumentLine } from '@/domain/billing/schema';
import { formatCents } from '@/domain/money/format';
import type { Currency } from '@/domain/money/schema';
import { lineCents } from './lineFacts';
import type { LineIssues } from './lineIssues';
import { LineKind } from './LineKind';
import { LineMoves } from './LineMoves';
import { LinePicture } from './LinePicture';
import type { LinePlace } from './linePlace';
import { LineQuantity, LinePrices } from './LinePrices';
import { LineTerms } from './LineTerms';
import type { LineEdits } from './useLineEdits';
import { useNameSuggestions } from './useNameSuggestions';

type LineSheetProps = {
  line: DocumentLine;
  index: number;
  count: number;
  place?: LinePlace | undefined;
  currency: Currency;
  hasCosts: boolean;
  /** Estimates let the customer choose; invoices don't. */
  isEstimate: boolean;
  /** True if the user decides how the line is taxed, discounted and offered. */
  hasTerms: boolean;
  isPhone: boolean;
  /** The company to upload pictures for; '' = not possible. */
  companyId: string;
  issues: LineIssues;
  edits: LineEdits;
  onClose: () => void;
};

/** Edits everything about one line. Changes apply immediately; there is nothing to save here. */
export function LineSheet({
  line,
  index,
  count,
  place,
  currency,
  hasCosts,
  isEstimate,
  hasTerms,
  isPhone,
  companyId,
  issues,
  edits,
  onClose,
}: LineSheetProps) {
  const { id } = line;
  const name = useNameSuggestions({ line, index, edits, isInline: true });
  const set = (changes: Partial<DocumentLine>): void => edits.update(id, changes);
  const leave = (act: () => void): void => {
    onClose();
    act();
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      title={`Line ${index + 1}: ${formatCents(lineCents(line), { currency })}`}
      position={isPhone ? 'bottom' : 'right'}
      size={isPhone ? '94%' : 'md'}
    >
      <Stack gap="md">
        <div>
          <TextInput
            label="Name"
            size="md"
            withAsterisk
            value={line.name}
            maxLength={200}
            autoComplete="off"
            {...name.field}
            onChange={(event) => name.change(event.currentTarget.value)}
            error={issues['name']?.message}
            data-autofocus={line.name === '' || undefined}
          />
          {name.list}
        </div>
        <Textarea
          label="Description"
          size="md"
          description="The customer reads this"
          autosize
          minRows={2}
          maxRows={10}
          maxLength={4000}
          value={line.description}
          onChange={(event) => set({ description: event.currentTarget.value })}
        />
        <LineQuantity line={line} issues={issues} onChange={set} />
        <LinePrices line={line} issues={issues} hasCosts={hasCosts} onChange={set} />
        {hasTerms && <LineKind line={line} onChange={set} />}
        {place && (
          <Select
            label="Option"
            size="md"
            description="In one option only, or in every one"
            data={place.places.map(({ optionId, name }) => ({ value: optionId, label: name }))}
            value={place.optionId}
            onChange={(value) => leave(() => place.onMoveTo(id, value ?? place.optionId))}
            allowDeselect={false}
          />
        )}
        {hasTerms && <LineTerms line={line} isEstimate={isEstimate} onChange={set} />}
        <LinePicture line={line} companyId={companyId} onChange={(photoUrl) => set({ photoUrl })} />
        <LineMoves id={id} index={index} count={count} edits={edits} onLeave={leave} />
        <Button size="md" onClick={onClose}>
          Done
        </Button>
      </Stack>
    </Drawer>
  );
}
