import { Modal } from '@mantine/core';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import { companyProfileSchema } from '@/domain/company/schema';
import { AddressFields } from '@/ui/forms/AddressFields';
import { FormPhone } from '@/ui/forms/FormPhone';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';

const schema = companyProfileSchema.pick({ phone: true, address: true });

/** The company's phone and address, beside what is about to be sent. */
export function ContactDialog({ onClose }: { onClose: () => void }) {
  const { company } = useSession();
  const { update } = useSaveRecord(collections.companies);
  const { phone, address } = company;
  const form = useSchemaForm({ schema, initialValues: { phone, address } });
  return (
    <Modal opened onClose={onClose} title="How customers reach you">
      <SchemaForm
        form={form}
        onCancel={onClose}
        onSubmit={async (values) => {
          await update(company.id, values);
          onClose();
        }}
      >
        <FormPhone form={form} name="phone" label="Company phone" />
        <AddressFields form={form} name="address" legend="Company address" />
      </SchemaForm>
    </Modal>
  );
}
