import { Button, Text } from '@mantine/core';
import { IconSignature, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { signaturesOfJob } from '@/domain/signature/queries';
import { drawingOf, type WorkSignature } from '@/domain/signature/schema';
import { lazyPart } from '@/lib/lazyPage';
import { confirmAction } from '@/ui/feedback/confirm';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { notify } from '@/ui/feedback/notify';
import { formatDateTime } from '@/ui/format/dateTime';
import classes from './signature.module.css';

const SignWorkDialog = lazyPart(() => import('./SignWorkDialog').then((module) => module.SignWorkDialog));

type WorkSignaturesProps = {
  job: Stored<Job>;
  /** True when the customer is at the door: a payment has just closed the job, and they can still sign. */
  isAtDoor?: boolean;
};

/** Shows what the customer signed for a job's finished work, and lets them sign on this device while that is possible. */
export function WorkSignatures({ job, isAtDoor = false }: WorkSignaturesProps) {
  const session = useSession();
  const can = useCan();
  const [isSigning, setIsSigning] = useState(false);
  const save = useSaveRecord(collections.workSignatures);
  const { records, error } = useLiveRecords(collections.workSignatures, signaturesOfJob(job.id));
  const isOver = job.progress === 'cancelled' || (job.progress === 'closed' && !isAtDoor);
  const maySign = !isOver && job.customerId !== '' && can('create', 'workSignatures');

  const remove = async ({ id, name }: Stored<WorkSignature>): Promise<void> => {
    const isSure = await confirmAction({
      title: `Delete the signature of ${name}?`,
      message: 'It will be deleted for everyone and cannot be recovered.',
      confirmLabel: 'Delete signature',
      tone: 'danger',
    });
    if (isSure) await save.remove(id).then(() => notify.success('Signature deleted'), notify.error);
  };

  if (error) return <ErrorState error={error} />;
  return (
    <div className={classes['signatures']}>
      {records.length > 0 && (
        <ul className={classes['list']} aria-label="Signatures">
          {records.map((signature) => (
            <li key={signature.id} className={classes['signed']}>
              {drawingOf(signature) === '' ? (
                <span className={classes['typed']} aria-hidden>
                  {signature.name}
                </span>
              ) : (
                <img className={classes['drawing']} src={drawingOf(signature)} alt={`Signature of ${signature.name}`} />
              )}
              <span className={classes['below']}>
                <Text span size="sm">
                  <strong>{signature.name}</strong>, {formatDateTime(signature.signedAt, session.company.timeZone)}
                </Text>
                {can('delete', 'workSignatures') && (
                  <Button
                    variant="subtle"
                    color="gray"
                    size="compact-sm"
                    leftSection={<IconTrash size={16} aria-hidden />}
                    onClick={() => void remove(signature)}
                  >
                    Delete
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {maySign && (
        <Button
          variant="default"
          size="md"
          leftSection={<IconSignature size={18} aria-hidden />}
          onClick={() => setIsSigning(true)}
        >
          {records.length > 0 ? 'Sign again' : 'Customer signs'}
        </Button>
      )}
      {!maySign && records.length === 0 && (
        <Text size="sm" c="dimmed">
          No one signed for this work.
        </Text>
      )}
      {isSigning && (
        <Suspense fallback={null}>
          <SignWorkDialog job={job} onClose={() => setIsSigning(false)} />
        </Suspense>
      )}
    </div>
  );
}
