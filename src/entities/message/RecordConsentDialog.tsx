import { Modal, Text } from '@mantine/core';
import { callFunction } from '@/data/callables';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Customer } from '@/domain/customer/schema';
import { recordConsent } from '@/domain/message/api';
import {
  CONSENT_SOURCE_LABELS,
  consentQuestion,
  GIVEN_SOURCES,
  givenConsentSchema,
  reviewConsentQuestion,
} from '@/domain/message/consent';
import { hasFeature } from '@/domain/access/features';
import { FormCheckbox } from '@/ui/forms/FormCheckbox';
import type { Stored } from '@/domain/record/schema';
import { notify } from '@/ui/feedback/notify';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import classes from './message.module.css';

const ANSWERS = [
  { value: 'yes', label: 'Agreed' },
  { value: 'no', label: 'Refused' },
];
const SOURCES = GIVEN_SOURCES.map((value) => ({ value, label: CONSENT_SOURCE_LABELS[value] }));

type RecordConsentDialogProps = {
  customer: Stored<Customer>;
  /** The job at hand: a technician records consent only on one of their own. '' = none. */
  jobId?: string;
  onClose: () => void;
};

/** Shows what to ask a customer before texting them, and records their answer in the consent ledger. */
export function RecordConsentDialog({ customer, jobId = '', onClose }: RecordConsentDialogProps) {
  const { company, role } = useSession();
  const isOnSite = role === 'technician';
  const form = useSchemaForm({
    schema: givenConsentSchema,
    initialValues: {
      customerId: customer.id,
      state: 'yes',
      source: isOnSite ? 'in-person' : 'phone',
      note: '',
      isForReviews: false,
      jobId: isOnSite ? jobId : '',
    },
  });
  return (
    <Modal opened onClose={onClose} title="Record consent to text messages">
      <SchemaForm
        form={form}
        submitLabel="Record"
        onCancel={onClose}
        onSubmit={async (given) => {
          await callFunction(recordConsent, given);
          notify.success(
            given.state === 'yes' ? `${customer.name} agreed to text messages.` : 'The refusal is recorded.',
          );
          onClose();
        }}
      >
        <Text size="sm">Ask {customer.name} in these words:</Text>
        <blockquote className={classes['question']}>{consentQuestion(company.name)}</blockquote>
        {hasFeature(company.features, 'reviews') && (
          <>
            <FormCheckbox form={form} name="isForReviews" label="Also asked about review requests" />
            {form.values.isForReviews && (
              <blockquote className={classes['question']}>{reviewConsentQuestion(company.name)}</blockquote>
            )}
          </>
        )}
        <FormSelect form={form} name="state" label="Answer" options={ANSWERS} isRequired />
        <FormSelect form={form} name="source" label="How they answered" options={SOURCES} isRequired />
        <FormTextInput
          form={form}
          name="note"
          label="Note"
          placeholder={isOnSite ? 'At the door' : 'When booking the visit'}
        />
      </SchemaForm>
    </Modal>
  );
}
