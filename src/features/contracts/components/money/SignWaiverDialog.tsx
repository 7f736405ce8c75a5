import { Modal } from '@mantine/core';
import { callFunction } from '@/data/callables';
import { changeLienWaiver } from '@/domain/contract/money/api';
import { isUnconditional, signingSchema, type LienWaiver } from '@/domain/contract/money/lienWaiver';
import type { Stored } from '@/domain/record/schema';
import { useToday } from '@/entities/company/useToday';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { FormDate } from '@/ui/forms/FormDate';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';

/** Records that a waiver was signed. An unconditional one requires the date the money cleared, and the server checks that it arrived. */
export function SignWaiverDialog({ waiver, onClose }: { waiver: Stored<LienWaiver>; onClose: () => void }) {
  const today = useToday();
  const form = useSchemaForm({
    schema: signingSchema,
    initialValues: { signedBy: '', signedOn: today, clearedOn: '' },
  });
  const isFinal = isUnconditional(waiver.kind);
  return (
    <Modal opened onClose={onClose} title={`Sign waiver ${waiver.number}`}>
      <SchemaForm
        form={form}
        submitLabel="Record signature"
        onCancel={onClose}
        onSubmit={async (signing) => {
          await callFunction(changeLienWaiver, {
            contractId: waiver.contractId,
            waiverId: waiver.id,
            revision: waiver.revision,
            change: { kind: 'sign', signing },
          });
          notify.success('The waiver is signed.');
          onClose();
        }}
      >
        <OneColumn>
          {isFinal && (
            <InlineNotice tone="warning">
              An unconditional waiver holds from its signature, even if the payment bounces later. Sign it only when the
              money is in the bank.
            </InlineNotice>
          )}
          <FormTextInput form={form} name="signedBy" label="Signed by" isRequired />
          <FormDate form={form} name="signedOn" label="On" maxDate={today} />
          {isFinal && (
            <FormDate
              form={form}
              name="clearedOn"
              label="The bank credited the payment on"
              description="Not needed for a card payment"
              maxDate={today}
            />
          )}
        </OneColumn>
      </SchemaForm>
    </Modal>
  );
}
