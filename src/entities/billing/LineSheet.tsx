import { Button, Drawer, Group, Select, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { ITEM_KIND_LABELS, ITEM_KINDS, type ItemKind } from '@/domain/billing/itemKind';
import type { DocumentLine } from '@/domain/billing/schema';
import { formatCents } from '@/domain/money/format';
import type { Currency } from '@/domain/money/schema';
import { TAX_CLASS_LABELS, TAX_CLASSES, type TaxClass } from '@/domain/tax/schema';
import { lineCents, marginText } from './lineFacts';
import type { LineIssues } from './lineIssues';
import type { LinePlace } from './linePlace';
import classes from './LineSheet.module.css';
import { ParsedInput } from './ParsedInput';
import { MONEY, QUANTITY } from './parsedKinds';
import { PictureUpload } from './PictureUpload';
import type { LineEdits } from './useLineEdits';
import { useNameSuggestions } from './useNameSuggestions';

type LineSheetProps = {
  line: DocumentLine;
  index: number;
  count: number;
  place?: LinePlace | undefined;
  currency: Currency;
  hasCosts: boolean;
  /** Estimates let the customer choose; invoices do not. */
  isEstimate: boolean;
  isPhone: boolean;
  /** Where pictures are uploaded to; '' = they cannot be. */
  companyId: string;
  issues: LineIssues;
  edits: LineEdits;
  onClose: () => void;
};

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

/** Everything about one line. Changes count at once; there is nothing to save here. */
export function LineSheet({
  line,
  index,
  count,
  place,
  currency,
  hasCosts,
  isEstimate,
  isPhone,
  companyId,
  issues,
  edits,
  onClose,
}: LineSheetProps) {
  const { id } = line;
  const name = useNameSuggestions({ line, index, edits, isInline: true });
  const set = (changes: Partial<DocumentLine>): void => edits.update(id, changes);
  const setKind = (value: string | null): void => {
    const kind = ITEM_KINDS.find((known) => known === value) ?? line.kind;
    set({ kind, ...(line.taxClass === CLASS_OF_KIND[line.kind] && { taxClass: CLASS_OF_KIND[kind] }) });
  };
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
        <div className={classes.pair}>
          <ParsedInput
            label="Quantity"
            kind={QUANTITY}
            value={line.quantityE4}
            onChange={(value, unit) => set({ quantityE4: value ?? 0, ...(unit !== '' && { unit }) })}
            error={issues['quantityE4']?.message}
          />
          <TextInput
            label="Unit"
            size="md"
            placeholder="each, hour, foot"
            value={line.unit}
            maxLength={20}
            onChange={(event) => set({ unit: event.currentTarget.value })}
          />
        </div>
        <div className={classes.pair}>
          <ParsedInput
            label="Price per unit"
            kind={MONEY}
            prefix="$"
            value={line.unitPriceCents}
            onChange={(value) => set({ unitPriceCents: value ?? 0 })}
            error={issues['unitPriceCents']?.message}
          />
          {hasCosts && (
            <ParsedInput
              label="Cost per unit"
              kind={MONEY}
              prefix="$"
              isNullable
              value={line.unitCostCents}
              onChange={(unitCostCents) => set({ unitCostCents })}
              error={issues['unitCostCents']?.message}
            />
          )}
        </div>
        {hasCosts && marginText(line) !== '' && (
          <Text size="sm" c="dimmed">
            Margin {marginText(line)}. The customer never sees cost or margin.
          </Text>
        )}
        <div className={classes.pair}>
          <Select label="Kind" size="md" data={KINDS} value={line.kind} onChange={setKind} allowDeselect={false} />
          <Select
            label="Tax class"
            size="md"
            data={CLASSES}
            value={line.taxClass}
            onChange={(value) => set({ taxClass: TAX_CLASSES.find((known) => known === value) ?? line.taxClass })}
            allowDeselect={false}
          />
        </div>
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
        <Switch
          className={classes.switch}
          size="md"
          label="Can be discounted"
          checked={line.isDiscountable}
          onChange={(event) => set({ isDiscountable: event.currentTarget.checked })}
        />
        {isEstimate && (
          <>
            <Switch
              className={classes.switch}
              size="md"
              label="Optional"
              description="The customer can leave it out"
              checked={line.isOptional}
              onChange={(event) => set({ isOptional: event.currentTarget.checked })}
            />
            {line.isOptional && (
              <Switch
                className={classes.switch}
                size="md"
                label="Selected by default"
                checked={line.isSelected}
                onChange={(event) => set({ isSelected: event.currentTarget.checked })}
              />
            )}
            <Switch
              className={classes.switch}
              size="md"
              label="The customer can change the quantity"
              checked={line.isQuantityEditable}
              onChange={(event) => set({ isQuantityEditable: event.currentTarget.checked })}
            />
          </>
        )}
        {companyId !== '' && (
          <PictureUpload
            companyId={companyId}
            label={line.photoUrl === '' ? 'Add a picture' : 'Another picture'}
            onUploaded={(photoUrl) => set({ photoUrl })}
          />
        )}
        {line.photoUrl !== '' && (
          <Group>
            <img className={classes.photo} src={line.photoUrl} alt={line.name} />
            <Button variant="default" onClick={() => set({ photoUrl: '' })}>
              Remove the picture
            </Button>
          </Group>
        )}
        <Group gap="xs" className={classes.moves}>
          <Button variant="default" disabled={index === 0} onClick={() => edits.move(id, index - 1)}>
            Move up
          </Button>
          <Button variant="default" disabled={index === count - 1} onClick={() => edits.move(id, index + 1)}>
            Move down
          </Button>
          <Button variant="default" onClick={() => leave(() => edits.duplicate(id))}>
            Duplicate
          </Button>
          <Button variant="default" c="var(--fw-danger-fg)" onClick={() => leave(() => edits.remove(id))}>
            Remove
          </Button>
        </Group>
        <Button size="md" onClick={onClose}>
          Done
        </Button>
      </Stack>
    </Drawer>
  );
}
