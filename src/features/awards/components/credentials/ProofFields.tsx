import { Anchor, Stack } from '@mantine/core';
import type { Credential } from '@/domain/award/credential';
import { PaperFileButton } from '@/entities/file/PaperFileButton';
import { FormCheckbox } from '@/ui/forms/FormCheckbox';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { PROOF_OPTIONS } from '../../credentialForm';

/** Form fields for a credential's proof: a link to a registry, or an uploaded picture or PDF. */
export function ProofFields({ form }: { form: SchemaFormApi<Credential> }) {
  const { proofKind } = form.values;
  return (
    <Stack gap="sm">
      <FormSelect form={form} name="proofKind" label="Proof" options={PROOF_OPTIONS} />
      {proofKind === 'link' && (
        <FormTextInput
          form={form}
          name="proofUrl"
          label="Address of the registry’s page"
          description="Customers open it where they see the credential."
          placeholder="https://"
          type="url"
        />
      )}
      {proofKind === 'file' && <ProofFile form={form} />}
    </Stack>
  );
}

function ProofFile({ form }: { form: SchemaFormApi<Credential> }) {
  const { proofUrl } = form.values;
  return (
    <Stack gap={4} data-path="proofUrl">
      <PaperFileButton
        folder="credentials"
        label={proofUrl === '' ? 'Choose a picture or PDF' : 'Choose another'}
        onUploaded={(url) => form.setFieldValue('proofUrl', url)}
        error={form.errors['proofUrl']}
      >
        {proofUrl !== '' && (
          <Anchor href={proofUrl} target="_blank" rel="noreferrer" size="sm">
            See the proof
          </Anchor>
        )}
      </PaperFileButton>
      <FormCheckbox form={form} name="isProofPublic" label="Customers may open it" />
    </Stack>
  );
}
