import { Text } from '@mantine/core';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { nowIso } from '@/lib/dates';
import { notify } from '@/ui/feedback/notify';
import { SignDialog } from './SignDialog';

/** Lets the customer sign for finished work on this device. Works offline. */
export function SignWorkDialog({ job, onClose }: { job: Stored<Job>; onClose: () => void }) {
  const save = useSaveRecord(collections.workSignatures);
  return (
    <SignDialog
      title="Sign for the finished work"
      name={job.contactName || job.customerName}
      meaning="By signing you confirm that this work was done."
      onSign={async (signed) => {
        const { id: jobId, customerId, title: jobTitle, number } = job;
        await save.create(
          { jobId, customerId, jobTitle, ...signed, signedAt: nowIso() },
          { label: `${number} signature` },
        );
        notify.success(`${signed.name} signed for the finished work`);
      }}
      onClose={onClose}
    >
      {() => (
        <Text>
          <strong>{job.title}</strong>
          {job.propertyAddress !== '' && (
            <Text span size="sm" c="dimmed" display="block">
              {job.propertyAddress}
            </Text>
          )}
        </Text>
      )}
    </SignDialog>
  );
}
