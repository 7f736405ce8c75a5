import { Button, Modal, Text } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { emptyScheduleLine } from '@/domain/contract/record/fromEstimate';
import { SCHEDULE_LINE_LIMIT, type ScheduleOfValuesLine } from '@/domain/contract/record/scheduleOfValues';
import { newId } from '@/lib/ids';
import { formatMoney } from '@/ui/format/money';
import { FormList } from '@/ui/forms/FormList';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Pair } from '@/ui/layout/Pair';
import { FigureTable } from '@/ui/table/FigureTable';
import type { ContractForm } from '../contractForm';
import { SheetImport } from './SheetImport';

/** So many lines can be typed in; more come from an estimate, and four fields for each of them would make typing slow. */
const TYPED_LIMIT = 40;

/** What each part of the work is worth. */
export function ScheduleFields({ form }: { form: SchemaFormApi<ContractForm> }) {
  const { lines } = form.values;
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
        newItem={() => ({
          ...emptyScheduleLine(newId()),
          item: String(form.getValues().lines.length + 1),
          scheduledValueCents: '',
        })}
        emptyText="Without lines the contract has one sum."
      >
        {(index) => (
          <Pair gap="sm" least="140px">
            <FormTextInput form={form} name={`lines.${index}.item`} label="Item" />
            <FormTextInput form={form} name={`lines.${index}.description`} label="Description" isRequired />
            <FormTextInput form={form} name={`lines.${index}.costCode`} label="Cost code" />
            <FormMoney form={form} name={`lines.${index}.scheduledValueCents`} label="Value" isRequired />
          </Pair>
        )}
      </FormList>
      {importing}
    </OneColumn>
  );
}

/** Drawn again only when its lines change. */
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
