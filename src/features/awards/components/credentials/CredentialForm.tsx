import { SimpleGrid, Stack } from '@mantine/core';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { credentialFormSchema, positionAfter, type Credential } from '@/domain/award/credential';
import type { Stored } from '@/domain/record/schema';
import { RecordForm } from '@/entities/record/RecordForm';
import { useDelete } from '@/entities/record/useDelete';
import { useRecordForm } from '@/entities/record/useRecordForm';
import { FormCheckbox } from '@/ui/forms/FormCheckbox';
import { FormDate } from '@/ui/forms/FormDate';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { CREDENTIAL_FIELD_LABELS, EMPTY_CREDENTIAL, KIND_OPTIONS } from '../../credentialForm';
import classes from './credentials.module.css';
import { ProofFields } from './ProofFields';

type CredentialFormProps = {
  credential: Stored<Credential> | null;
  all: readonly Stored<Credential>[];
  onDone: () => void;
};

/** Form for a new or existing credential. Documents already sent keep what they showed. */
export function CredentialForm({ credential, all, onDone }: CredentialFormProps) {
  const can = useCan();
  const remove = useDelete(collections.credentials);
  const editing = useRecordForm({
    definition: collections.credentials,
    record: credential,
    noun: 'credential',
    schema: credentialFormSchema,
    toForm: (record): Credential => ({
      kind: record.kind,
      title: record.title,
      issuer: record.issuer,
      number: record.number,
      year: record.year,
      issuedOn: record.issuedOn,
      expiresOn: record.expiresOn,
      proofKind: record.proofKind,
      proofUrl: record.proofUrl,
      isProofPublic: record.isProofPublic,
      isOnWebsite: record.isOnWebsite,
      isOnEstimates: record.isOnEstimates,
      isOnCards: record.isOnCards,
      position: record.position,
    }),
    startWith: EMPTY_CREDENTIAL,
    toFields: (values) => values,
    create: (values) => ({ ...values, position: positionAfter(all) }),
    nameOf: ({ title }) => title,
    labels: CREDENTIAL_FIELD_LABELS,
    onSaved: onDone,
  });
  const { form } = editing;
  const { kind } = form.values;
  const isHonor = kind === 'award' || kind === 'membership';
  const deleteIt = async (record: Stored<Credential>): Promise<void> => {
    const isGone = await remove(record.id, {
      name: record.title,
      message: 'Documents already sent keep it. It is removed everywhere else.',
      confirmLabel: 'Delete credential',
    });
    if (isGone) onDone();
  };
  return (
    <RecordForm
      editing={editing}
      createLabel="Add credential"
      onCancel={onDone}
      onDelete={can('delete', 'credentials') ? deleteIt : undefined}
    >
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <FormSelect form={form} name="kind" label="Kind" options={KIND_OPTIONS} />
          <FormTextInput form={form} name="title" label="Title" isRequired placeholder="Mechanical contractor" />
          <FormTextInput form={form} name="issuer" label="Issued by" placeholder="State board, insurer" />
          <FormTextInput form={form} name="number" label="Number" />
          {isHonor ? (
            <FormTextInput form={form} name="year" label="Year" placeholder="2026" />
          ) : (
            <FormDate form={form} name="issuedOn" label="Issued on" />
          )}
          <FormDate form={form} name="expiresOn" label="Expires on" />
        </SimpleGrid>
        <ProofFields form={form} />
        <fieldset className={classes['places']}>
          <legend>Where customers see it</legend>
          <FormCheckbox form={form} name="isOnEstimates" label="Estimates" />
          <FormCheckbox form={form} name="isOnWebsite" label="Website" />
          <FormCheckbox form={form} name="isOnCards" label="Business card" />
        </fieldset>
      </Stack>
    </RecordForm>
  );
}
