import { Anchor, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { PROOF_TYPES, uploadProof } from '@/data/uploads/uploadProof';
import type { Credential } from '@/domain/award/credential';
import { userMessageOf } from '@/lib/appError';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { FormCheckbox } from '@/ui/forms/FormCheckbox';
import { FormSelect } from '@/ui/forms/FormSelect';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { PROOF_OPTIONS } from '../../credentialForm';

/** What shows that a credential is true: a page of a registry, or a picture or PDF of one's own. */
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
  const { companyId } = useSession().user;
  const [progress, setProgress] = useState<number | null>(null);
  const [fault, setFault] = useState('');
  const { proofUrl } = form.values;
  const error = form.errors['proofUrl'];

  const upload = async (file: File | null): Promise<void> => {
    if (!file || companyId === null) return;
    setFault('');
    setProgress(0);
    try {
      form.setFieldValue('proofUrl', await uploadProof(file, { companyId, onProgress: setProgress }));
    } catch (failure) {
      setFault(userMessageOf(failure));
    } finally {
      setProgress(null);
    }
  };

  return (
    <Stack gap={4} data-path="proofUrl">
      <Group>
        <FileButton accept={PROOF_TYPES.join(',')} onChange={(file) => void upload(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<IconPaperclip size={18} aria-hidden />}
              disabled={progress !== null}
            >
              {proofUrl === '' ? 'Choose a picture or PDF' : 'Choose another'}
            </Button>
          )}
        </FileButton>
        {proofUrl !== '' && (
          <Anchor href={proofUrl} target="_blank" rel="noreferrer" size="sm">
            See the proof
          </Anchor>
        )}
      </Group>
      <Text size="xs" c="dimmed">
        PDF, JPEG, PNG or WebP, at most 10 MB.
      </Text>
      {progress !== null && <ProgressBar label="Uploading" value={Math.round(progress * 100)} />}
      {(fault !== '' || error !== undefined) && (
        <Text size="sm" c="var(--fw-danger-fg)" role="alert">
          {fault === '' ? error : fault}
        </Text>
      )}
      <FormCheckbox form={form} name="isProofPublic" label="Customers may open it" />
    </Stack>
  );
}
