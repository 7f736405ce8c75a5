import { Modal } from '@mantine/core';
import { z } from 'zod';
import { callFunction } from '@/data/callables';
import { changeApplication } from '@/domain/contract/money/api';
import { signedCents } from '@/domain/money/schema';
import { applicationName, type PayApplication } from '@/domain/contract/money/payApplication';
import { requiredLine } from '@/domain/record/schema';
import type { Stored } from '@/domain/record/schema';
import { useToday } from '@/entities/company/useToday';
import { notify } from '@/ui/feedback/notify';
import { FormDate } from '@/ui/forms/FormDate';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';

const schema = z.object({
  certifiedBy: requiredLine(160, 'Enter who certified it'),
  certifiedOn: z.iso.date('Use a valid date'),
  certifiedCents: signedCents,
});

/** Records what the architect or owner certified, which creates the invoice. */
export function CertifyDialog({ application, onClose }: { application: Stored<PayApplication>; onClose: () => void }) {
  const today = useToday();
  const due = application.copy?.line8Cents ?? 0;
  const form = useSchemaForm({
    schema,
    initialValues: { certifiedBy: '', certifiedOn: today, certifiedCents: due },
  });
  return (
    <Modal opened onClose={onClose} title={`Certify application ${applicationName(application)}`}>
      <SchemaForm
        form={form}
        submitLabel={due > 0 ? 'Certify and bill' : 'Certify'}
        onCancel={onClose}
        onSubmit={async ({ certifiedCents, ...rest }) => {
          const { billFault } = await callFunction(changeApplication, {
            contractId: application.contractId,
            applicationId: application.id,
            revision: application.revision,
            change: { kind: 'certify', certifiedCents, ...rest },
          });
          if (billFault === '') notify.success('Certified and billed.');
          else notify.error(`It is certified, but the bill could not be made: ${billFault}`);
          onClose();
        }}
      >
        <OneColumn>
          <FormTextInput form={form} name="certifiedBy" label="Certified by" isRequired />
          <FormDate form={form} name="certifiedOn" label="On" maxDate={today} />
          <FormMoney
            form={form}
            name="certifiedCents"
            label="Amount certified"
            description="If less than applied for, the rest goes on the next application."
          />
        </OneColumn>
      </SchemaForm>
    </Modal>
  );
}
