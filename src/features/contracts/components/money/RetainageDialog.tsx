import { Button, Modal } from '@mantine/core';
import { z } from 'zod';
import { punchListHoldback, type RetainageTerms } from '@/domain/contract/retainage';
import { retainageTermsSchema } from '@/domain/contract/record/parts';
import { amountCents, ratePpm } from '@/domain/money/schema';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormRate } from '@/ui/forms/FormRate';
import { FormSelect } from '@/ui/forms/FormSelect';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { METHOD_OPTIONS, ROUNDING_OPTIONS } from './retainageText';

const schema = z.object({
  retainage: retainageTermsSchema.omit({ storedPpm: true }),
  /** '' means the same rate as on work. */
  storedPpm: z.union([ratePpm, z.literal('')]),
  /** Cost of the work left at substantial completion; '' means not used. */
  punchListCents: z.union([amountCents, z.literal('')]),
});

type RetainageDialogProps = {
  title: string;
  terms: RetainageTerms;
  onSave: (terms: RetainageTerms) => Promise<void>;
  onClose: () => void;
};

/** Edits the retainage terms, with every method that contracts use. */
export function RetainageDialog({ title, terms, onSave, onClose }: RetainageDialogProps) {
  const { storedPpm, ...rest } = terms;
  const form = useSchemaForm({
    schema,
    initialValues: { retainage: rest, storedPpm: storedPpm ?? '', punchListCents: '' },
  });
  const { method } = form.values.retainage;
  const hasSteps = method === 'retroactive-step' || method === 'banded-step';
  return (
    <Modal opened onClose={onClose} title={title}>
      <SchemaForm
        form={form}
        submitLabel="Save terms"
        onCancel={onClose}
        onSubmit={async (values) => {
          await onSave({ ...values.retainage, storedPpm: values.storedPpm === '' ? null : values.storedPpm });
          onClose();
        }}
      >
        <OneColumn>
          <FormSelect form={form} name="retainage.method" label="Retainage" options={METHOD_OPTIONS} />
          {method === 'fixed' ? (
            <>
              <FormMoney form={form} name="retainage.fixedCents" label="Amount held" />
              <FormMoney form={form} name="punchListCents" label="Cost of the punch list" />
              <Button
                variant="text"
                disabled={!form.values.punchListCents}
                onClick={() =>
                  form.setFieldValue('retainage.fixedCents', punchListHoldback(Number(form.values.punchListCents)))
                }
              >
                Hold 150% of the punch list
              </Button>
            </>
          ) : (
            <FormRate form={form} name="retainage.workPpm" label="Held of completed work" />
          )}
          {method === 'flat' && (
            <FormRate form={form} name="storedPpm" label="Held of stored material" description="Empty: as of work" />
          )}
          {method === 'flat' && (
            <FormSelect form={form} name="retainage.rounding" label="Rounded" options={ROUNDING_OPTIONS} />
          )}
          {hasSteps && (
            <FormRate form={form} name="retainage.thresholdPpm" label="From this part of the contract sum on" />
          )}
          {hasSteps && <FormRate form={form} name="retainage.afterPpm" label="Held from there on" />}
          {method === 'cap-of-contract-sum' && (
            <FormRate form={form} name="retainage.capPpm" label="At most of the contract sum" />
          )}
        </OneColumn>
      </SchemaForm>
    </Modal>
  );
}
