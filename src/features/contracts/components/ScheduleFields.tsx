import { Button, Modal, NativeSelect, Text, TextInput } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { emptyScheduleLine } from '@/domain/contract/record/fromEstimate';
import {
  FEE_KIND_LABELS,
  FEE_KINDS,
  SCHEDULE_LINE_LIMIT,
  valueByUnits,
  type ScheduleOfValuesLine,
} from '@/domain/contract/record/scheduleOfValues';
import { isBilledByCost, type PriceType } from '@/domain/contract/record/state';
import { newId } from '@/lib/ids';
import { formatMoney } from '@/ui/format/money';
import { FormList } from '@/ui/forms/FormList';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormQuantity } from '@/ui/forms/FormQuantity';
import { FormRate } from '@/ui/forms/FormRate';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { FigureTable } from '@/ui/table/FigureTable';
import type { ContractForm } from '../contractForm';
import { SheetImport } from './SheetImport';

/** Limit on lines that can be typed in. Estimates bring more, and four fields for each would make typing slow. */
const TYPED_LIMIT = 40;

/** Form fields for the value of each part of the work. */
export function ScheduleFields({ form }: { form: SchemaFormApi<ContractForm> }) {
  const { values } = form;
  const { lines } = values;
  const [isImporting, setIsImporting] = useState(false);
  const importing = (
    <>
      <div>
        <Button
          variant="default"
          leftSection={<IconFileImport size={18} aria-hidden />}
          onClick={() => setIsImporting(true)}
        >
          Import lines
        </Button>
      </div>
      <Modal opened={isImporting} onClose={() => setIsImporting(false)} title="Import lines" size="xl">
        <Text size="sm" c="dimmed" mb="sm">
          Imported lines replace those in the form. Nothing is stored until you save.
        </Text>
        {isImporting && (
          <SheetImport
            onImport={(imported) => {
              form.setFieldValue('lines', imported);
              setIsImporting(false);
            }}
          />
        )}
      </Modal>
    </>
  );
  if (lines.length > TYPED_LIMIT)
    return (
      <OneColumn gap="sm">
        <LongSchedule lines={lines} />
        <div>
          <Button variant="default" onClick={() => form.setFieldValue('lines', [])}>
            Remove all lines
          </Button>
        </div>
        {importing}
      </OneColumn>
    );
  return (
    <OneColumn gap="sm">
      <FormList
        form={form}
        name="lines"
        label="Lines"
        isLabelHidden
        itemLabel="Line"
        max={SCHEDULE_LINE_LIMIT}
        columns={ROWS[values.priceType]}
        newItem={() => ({
          ...emptyScheduleLine(newId()),
          item: String(form.getValues().lines.length + 1),
          scheduledValueCents: values.priceType === 'unit' ? 0 : '',
        })}
        emptyText="Without lines the contract has one sum."
      >
        {(index) => <LineFields form={form} index={index} />}
      </FormList>
      {importing}
    </OneColumn>
  );
}

/** Widths of a line's fields. Lines billed by cost differ in their fields, so each keeps its labels. */
const ROWS: Partial<Record<PriceType, readonly number[]>> = {
  fixed: [0.6, 4, 1.1, 1.3],
  unit: [0.6, 3, 1, 1, 0.8, 1.1, 1.1],
};

type LineFieldsProps = { form: SchemaFormApi<ContractForm>; index: number };

/** One line: priced by an entered amount, by quantity, or as a fee on cost. */
function LineFields({ form, index }: LineFieldsProps) {
  const { priceType, lines } = form.values;
  const line = lines[index];
  const byUnits = line && priceType === 'unit' ? valueByUnits(line) : null;
  const feeKind = line?.fee?.kind ?? 'none';
  return (
    <>
      <FormTextInput form={form} name={`lines.${index}.item`} label="Item" />
      <FormTextInput form={form} name={`lines.${index}.description`} label="Description" isRequired />
      <FormTextInput form={form} name={`lines.${index}.costCode`} label="Cost code" />
      {priceType === 'unit' && (
        <>
          <FormQuantity form={form} name={`lines.${index}.quantityE4`} label="Estimated quantity" />
          <FormTextInput form={form} name={`lines.${index}.unit`} label="Unit" />
          <FormMoney form={form} name={`lines.${index}.unitPriceCents`} label="Unit price" />
        </>
      )}
      {isBilledByCost(priceType) && (
        <NativeSelect
          label="What it is"
          value={feeKind}
          data={LINE_KINDS}
          onChange={(event) => form.setFieldValue(`lines.${index}.fee`, FEES[event.currentTarget.value] ?? null)}
        />
      )}
      {isBilledByCost(priceType) && feeKind === 'percent' && (
        <FormRate form={form} name={`lines.${index}.fee.ppm`} label="Fee on the cost" />
      )}
      {byUnits === null ? (
        <FormMoney
          form={form}
          name={`lines.${index}.scheduledValueCents`}
          label={isBilledByCost(priceType) && feeKind !== 'fixed' ? 'Expected' : 'Value'}
          isRequired
        />
      ) : (
        <TextInput label="Value" value={formatMoney(byUnits)} readOnly variant="unstyled" />
      )}
    </>
  );
}

const LINE_KINDS = [
  { value: 'none', label: 'Cost of the work' },
  ...FEE_KINDS.map((value) => ({ value, label: FEE_KIND_LABELS[value] })),
];
const FEES: Record<string, ScheduleOfValuesLine['fee']> = {
  percent: { kind: 'percent', ppm: 0 },
  fixed: { kind: 'fixed', ppm: 0 },
};

/** Memoized to re-render only when its lines change. */
const LongSchedule = memo(function LongSchedule({ lines }: { lines: readonly ScheduleOfValuesLine[] }) {
  return (
    <FigureTable
      caption="Lines"
      columns={[{ label: 'Item' }, { label: 'Description', isText: true }, { label: 'Value' }]}
      rows={lines.map(({ id, item, description, scheduledValueCents }) => ({
        id,
        cells: [item, description, formatMoney(scheduledValueCents)],
      }))}
    />
  );
});
