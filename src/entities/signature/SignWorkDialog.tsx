import { Button, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import type { Signature } from '@/domain/estimate/schema';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { nowIso } from '@/lib/dates';
import { notify } from '@/ui/feedback/notify';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { preferredKind, SignatureField } from './SignatureField';

/** The customer signs for finished work on this device: name typed, signature drawn or typed. Works without a connection. */
export function SignWorkDialog({ job, onClose }: { job: Stored<Job>; onClose: () => void }) {
  const isPhone = useIsPhone();
  const save = useSaveRecord(collections.workSignatures);
  const [signature, setSignature] = useState<Signature>(() => ({
    name: job.contactName || job.customerName,
    kind: preferredKind(),
    imageDataUrl: '',
  }));
  const [isTried, setIsTried] = useState(false);
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const name = signature.name.trim();
  const isUndrawn = signature.kind === 'drawn' && signature.imageDataUrl === '';

  const sign = async (): Promise<void> => {
    setIsTried(true);
    if (name === '' || isUndrawn) return;
    await submit(async () => {
      const { id: jobId, customerId, title: jobTitle, number } = job;
      await save.create(
        { jobId, customerId, jobTitle, name, imageDataUrl: signature.imageDataUrl, signedAt: nowIso() },
        { label: `${number} signature` },
      );
      notify.success(`${name} signed for the finished work`);
      onClose();
    });
  };

  return (
    <Modal opened onClose={onClose} title="Sign for the finished work" fullScreen={isPhone} size="lg">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void sign();
        }}
      >
        <Stack>
          <Text>
            <strong>{job.title}</strong>
            {job.propertyAddress !== '' && (
              <Text span size="sm" c="dimmed" display="block">
                {job.propertyAddress}
              </Text>
            )}
          </Text>
          <SignatureField
            value={signature}
            onChange={setSignature}
            nameError={isTried && name === '' ? 'Enter your name' : undefined}
            drawnError={isTried && isUndrawn ? 'Sign in the box, or choose “Type”' : undefined}
          />
          <Text size="sm" c="dimmed">
            By signing you confirm that this work was done.
          </Text>
          <SubmitNotice fault={fault} isSlow={isSlow} />
          <Button type="submit" size="lg" fullWidth loading={isBusy}>
            Sign
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
