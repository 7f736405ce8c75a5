import { Modal } from '@mantine/core';
import { z } from 'zod';
import { callFunction } from '@/data/callables';
import { changeContractBook } from '@/domain/contract/money/api';
import { billingTermsSchema, PROJECT_KIND_LABELS, PROJECT_KINDS } from '@/domain/contract/money/book';
import { FormCheckbox } from '@/ui/forms/FormCheckbox';
import { FormDate } from '@/ui/forms/FormDate';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Pair } from '@/ui/layout/Pair';
import type { ContractMoney } from '../../hooks/useContractMoney';

const schema = billingTermsSchema.omit({ retainage: true, dwellingUnits: true }).extend({
  dwellingUnits: z.union([z.number().int('Use a whole number').min(0).max(100_000), z.literal('')]),
});

/**
 * Edits the billing terms other than retainage: the start dates for legal deadlines, and what was billed before this contract was kept
 * here.
 */
export function TermsDialog({ money, onClose }: { money: ContractMoney; onClose: () => void }) {
  const { book, contract, revision } = money;
  const { retainage, dwellingUnits, ...rest } = book.terms;
  const form = useSchemaForm({ schema, initialValues: { ...rest, dwellingUnits: dwellingUnits ?? '' } });
  return (
    <Modal opened onClose={onClose} title="Billing terms" size="lg">
      <SchemaForm
        form={form}
        submitLabel="Save terms"
        onCancel={onClose}
        onSubmit={async (values) => {
          const units = values.dwellingUnits === '' ? null : values.dwellingUnits;
          await callFunction(changeContractBook, {
            contractId: contract.id,
            revision,
            change: { kind: 'terms', terms: { ...values, retainage, dwellingUnits: units } },
          });
          onClose();
        }}
      >
        <OneColumn>
          <Pair>
            <FormDate
              form={form}
              name="firstFurnishedOn"
              label="First day of work or material"
              description="Starts the clock of the preliminary notice"
            />
            <FormNumber form={form} name="paymentDays" label="Days to pay after certification" min={0} max={180} />
          </Pair>
          <Pair>
            <FormSelect
              form={form}
              name="project"
              label="Kind of work"
              options={PROJECT_KINDS.map((value) => ({ value, label: PROJECT_KIND_LABELS[value] }))}
            />
            <FormTextInput form={form} name="state" label="State of the work" description="Two letters" />
          </Pair>
          <FormCheckbox form={form} name="isPrime" label="Our contract is with the owner" />
          <FormCheckbox form={form} name="isResidential" label="Residential work" />
          {form.values.isResidential && <FormNumber form={form} name="dwellingUnits" label="Dwelling units" min={0} />}
          {book.frozenAt === '' && (
            <Pair>
              <FormMoney
                form={form}
                name="previousCertificatesCents"
                label="Certified before this was kept here"
                description="For a contract that was taken over"
              />
              <FormNumber form={form} name="firstNumber" label="Number of the first application here" min={1} />
            </Pair>
          )}
        </OneColumn>
      </SchemaForm>
    </Modal>
  );
}
