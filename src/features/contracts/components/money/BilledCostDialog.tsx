import { Button, Modal } from '@mantine/core';
import { z } from 'zod';
import { laborCents } from '@/domain/contract/money/byCost';
import {
  BILLED_COST_KIND_LABELS,
  BILLED_COST_KINDS,
  billedCostSchema,
  type BilledCost,
} from '@/domain/contract/money/payApplication';
import type { BookLine } from '@/domain/contract/money/book';
import { formatQuantity } from '@/domain/money/format';
import { quantityE4, signedCents, unitPriceCents } from '@/domain/money/schema';
import { newId } from '@/lib/ids';
import { formatMoney } from '@/ui/format/money';
import { FormDate } from '@/ui/forms/FormDate';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormQuantity } from '@/ui/forms/FormQuantity';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { DetailList } from '@/ui/layout/DetailList';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Pair } from '@/ui/layout/Pair';
import { useLaborHours } from '../../hooks/useLaborHours';

const KINDS = BILLED_COST_KINDS.map((value) => ({ value, label: BILLED_COST_KIND_LABELS[value] }));

/** An empty field means that it doesn't apply to the kind. */
const schema = billedCostSchema
  .extend({
    lineId: z.string().min(1, 'Choose the line to bill it on'),
    hoursE4: quantityE4.or(z.literal('')),
    rateCents: unitPriceCents.or(z.literal('')),
    amountCents: signedCents.or(z.literal('')),
  })
  .superRefine(({ kind, hoursE4, rateCents, amountCents }, context) => {
    const ask = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (kind !== 'labor' && amountCents === '') ask('amountCents', 'Enter the amount');
    if (kind === 'labor' && hoursE4 === '') ask('hoursE4', 'Enter the hours');
    if (kind === 'labor' && rateCents === '') ask('rateCents', 'Enter the hourly rate');
  });

type BilledCostDialogProps = {
  /** The cost to edit, or null to create one. */
  cost: BilledCost | null;
  jobId: string;
  period: { from: string; to: string };
  /** Lines that the cost can be billed on. */
  lines: readonly BookLine[];
  onSave: (cost: BilledCost) => void;
  onClose: () => void;
};

/** Edits labor by the hour or another cost, billed on a line. */
export function BilledCostDialog({ cost, jobId, period, lines, onSave, onClose }: BilledCostDialogProps) {
  const clockedE4 = useLaborHours(jobId, period);
  const form = useSchemaForm({
    schema,
    initialValues: {
      id: cost?.id ?? newId(),
      lineId: cost?.lineId ?? (lines.length === 1 ? (lines[0]?.id ?? '') : ''),
      kind: cost?.kind ?? 'labor',
      on: cost?.on ?? period.to,
      description: cost?.description ?? '',
      vendor: cost?.vendor ?? '',
      hoursE4: cost?.hoursE4 ?? '',
      rateCents: cost?.rateCents ?? '',
      amountCents: cost?.amountCents ?? '',
      costId: cost?.costId ?? '',
    },
  });
  const { kind, hoursE4, rateCents } = form.values;
  // Labor that was paid by invoice stays an amount.
  const isByHours = kind === 'labor' && form.values.costId === '';
  const hours = typeof hoursE4 === 'number' && typeof rateCents === 'number' ? { hoursE4, rateCents } : null;
  return (
    <Modal opened onClose={onClose} title={cost ? cost.description : 'Hours or cost'}>
      <SchemaForm
        form={form}
        submitLabel={cost ? 'Save' : 'Add'}
        onCancel={onClose}
        onSubmit={(values) => {
          const byHours = values.kind === 'labor' && values.costId === '' ? hours : null;
          onSave({
            ...values,
            hoursE4: byHours?.hoursE4 ?? null,
            rateCents: byHours?.rateCents ?? null,
            amountCents: (byHours && laborCents(byHours)) ?? (values.amountCents || 0),
          });
          onClose();
          return Promise.resolve();
        }}
      >
        <OneColumn>
          <Pair>
            <FormSelect form={form} name="kind" label="Kind" options={KINDS} />
            <FormDate form={form} name="on" label="On" />
          </Pair>
          <FormTextInput form={form} name="description" label="What" isRequired />
          <FormSelect
            form={form}
            name="lineId"
            label="Billed on line"
            options={lines.map(({ id, description }) => ({ value: id, label: description }))}
          />
          {isByHours ? (
            <>
              <Pair>
                <FormQuantity form={form} name="hoursE4" label="Hours" isRequired />
                <FormMoney form={form} name="rateCents" label="Hourly rate" isRequired />
              </Pair>
              {clockedE4 !== null && hoursE4 !== clockedE4 && (
                <div>
                  <Button variant="default" onClick={() => form.setFieldValue('hoursE4', clockedE4)}>
                    Take the {formatQuantity(clockedE4)} hours that were clocked
                  </Button>
                </div>
              )}
              {hours && <DetailList items={[{ label: 'Comes to', value: formatMoney(laborCents(hours) ?? 0) }]} />}
            </>
          ) : (
            <Pair>
              <FormMoney form={form} name="amountCents" label="Amount" description="Negative for a return" isRequired />
              <FormTextInput form={form} name="vendor" label="Vendor" />
            </Pair>
          )}
        </OneColumn>
      </SchemaForm>
    </Modal>
  );
}
