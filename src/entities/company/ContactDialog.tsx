import { Modal } from '@mantine/core';
import { collections } from '@/data/collections';
import { useSession } from '@/data/react/WorkspaceProvider';
import { companyProfileSchema } from '@/domain/company/schema';
import { RecordForm } from '@/entities/record/RecordForm';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { MemberAddressFields } from '@/entities/contact/MemberAddressFields';
import { FormPhone } from '@/ui/forms/FormPhone';

const schema = companyProfileSchema.pick({ phone: true, address: true });

/** Edits the company's phone and address, next to what is about to be sent. */
export function ContactDialog({ onClose }: { onClose: () => void }) {
  const { company } = useSession();
  const editing = useRecordForm({
    definition: collections.companies,
    record: company,
    noun: 'company',
    schema,
    toForm: ({ phone, address }) => ({ phone, address }),
    toFields: (values) => values,
    draftOf: 'contact',
    nameOf: () => 'Company',
    labels: { phone: 'Company phone', address: 'Company address' },
    onSaved: onClose,
  });
  const { form } = editing;
  return (
    <Modal opened onClose={onClose} title="How customers reach you">
      <RecordForm editing={editing} onCancel={onClose}>
        <FormPhone form={form} name="phone" label="Company phone" />
        <MemberAddressFields form={form} name="address" legend="Company address" />
      </RecordForm>
    </Modal>
  );
}
