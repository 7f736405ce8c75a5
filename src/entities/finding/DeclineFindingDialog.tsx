import { Button, Group, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { partOf } from '@/data/react/useSaveTogether';
import { signedPaperId, type Finding } from '@/domain/finding/schema';
import { DECLINE_REASONS } from '@/domain/finding/words';
import type { Stored } from '@/domain/record/schema';
import { SignDialog } from '@/entities/signature/SignDialog';
import { nowIso } from '@/lib/dates';
import { notify } from '@/ui/feedback/notify';
import { SeverityBadge } from './FindingBadge';
import { useFindingSteps } from './useFindingSteps';
import classes from './finding.module.css';

type DeclineFindingDialogProps = { finding: Stored<Finding>; onClose: () => void };

/** Records that the customer was informed and declines: reason, name and signature on this device. Works offline. */
export function DeclineFindingDialog({ finding, onClose }: DeclineFindingDialogProps) {
  const { takeWith } = useFindingSteps();
  const [typed, setTyped] = useState('');
  const reason = typed.trim();
  return (
    <SignDialog
      title="Decline and sign"
      name={finding.customerName}
      isComplete={reason !== ''}
      meaning="By signing you confirm that you were told about this and do not want it put right now."
      onSign={async (signed) => {
        const { id: findingId, customerId, title, severity, note, number } = finding;
        const at = nowIso();
        const decline = { findingId, customerId, title, severity, note, reason, ...signed, signedAt: at };
        await takeWith(
          finding,
          { step: 'decline', at, reason, byName: signed.name },
          partOf(collections.findingDeclines, [
            { id: signedPaperId(findingId, at), create: decline, label: `${number} signed decline` },
          ]),
        );
        notify.success(`${signed.name} declined ${title}`);
      }}
      onClose={onClose}
    >
      {(isTried) => (
        <>
          <Group justify="space-between">
            <Text fw={600}>{finding.title}</Text>
            <SeverityBadge severity={finding.severity} />
          </Group>
          {finding.note !== '' && <Text size="sm">{finding.note}</Text>}
          <Group gap={4} role="group" aria-label="Reasons">
            {DECLINE_REASONS.map((known) => (
              <Button
                key={known}
                className={classes['reason'] ?? ''}
                variant={typed === known ? 'light' : 'default'}
                aria-pressed={typed === known}
                onClick={() => setTyped(known)}
              >
                {known}
              </Button>
            ))}
          </Group>
          <Textarea
            label="Why not"
            withAsterisk
            aria-required
            autosize
            maxLength={300}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={isTried && reason === '' ? 'Choose or enter a reason' : undefined}
          />
        </>
      )}
    </SignDialog>
  );
}
