import { Button, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { partOf } from '@/data/react/useSaveTogether';
import { optionCents } from '@/domain/finding/prices';
import { signedPaperId, type Finding } from '@/domain/finding/schema';
import { formatCents } from '@/domain/money/format';
import type { Stored } from '@/domain/record/schema';
import { SignDialog } from '@/entities/signature/SignDialog';
import { nowIso } from '@/lib/dates';
import { notify } from '@/ui/feedback/notify';
import { SeverityBadge } from './FindingBadge';
import classes from './finding.module.css';
import { workText } from './optionWords';
import { useFindingSteps } from './useFindingSteps';

type ApproveFindingDialogProps = {
  finding: Stored<Finding>;
  /** For a customer who agreed without being there to sign. */
  onUnsigned: () => void;
  onClose: () => void;
};

/** Lets the customer approve the repair at its price: chosen, named and signed on this device. Works offline. */
export function ApproveFindingDialog({ finding, onUnsigned, onClose }: ApproveFindingDialogProps) {
  const { takeWith } = useFindingSteps();
  const { id: findingId, customerId, title, number, options } = finding;
  const [chosenId, setChosenId] = useState(options.length === 1 ? (options[0]?.id ?? '') : '');
  const chosen = options.find(({ id }) => id === chosenId) ?? null;
  const isChoice = options.length > 1;
  return (
    <SignDialog
      title="Approve and sign"
      name={finding.customerName}
      isComplete={chosen !== null || options.length === 0}
      meaning="By signing you agree to have this put right. Tax is added where it is due."
      onSign={async (signed) => {
        const at = nowIso();
        const approval = {
          findingId,
          customerId,
          title,
          optionName: isChoice ? (chosen?.name ?? '') : '',
          work: chosen ? workText(chosen) : '',
          totalCents: chosen ? optionCents(chosen) : null,
          ...signed,
          signedAt: at,
        };
        await takeWith(
          finding,
          { step: 'approve', at, byName: signed.name, ...(chosen && { optionId: chosen.id }) },
          partOf(collections.findingApprovals, [
            { id: signedPaperId(findingId, at), create: approval, label: `${number} signed approval` },
          ]),
        );
        notify.success(`${signed.name} approved ${title}`);
      }}
      onClose={onClose}
      // For staff, and at the bottom: the customer reads what is above.
      otherwise={
        <Button variant="subtle" color="gray" onClick={onUnsigned}>
          Agreed without a signature…
        </Button>
      }
    >
      {(isTried) => (
        <>
          <div className={classes['top']}>
            <Text fw={600}>{title}</Text>
            <SeverityBadge severity={finding.severity} />
          </div>
          {finding.note !== '' && <Text size="sm">{finding.note}</Text>}
          {isChoice ? (
            <Radio.Group
              label="How it is put right"
              withAsterisk
              value={chosenId}
              onChange={setChosenId}
              error={isTried && chosen === null ? 'Choose one' : undefined}
            >
              <Stack gap="xs" mt="xs">
                {options.map((option) => (
                  <Radio
                    key={option.id}
                    value={option.id}
                    label={`${option.name}, ${formatCents(optionCents(option))}`}
                    description={workText(option)}
                  />
                ))}
              </Stack>
            </Radio.Group>
          ) : chosen ? (
            <div className={classes['top']}>
              <Text size="sm" style={{ whiteSpace: 'pre-wrap' }}>
                {workText(chosen)}
              </Text>
              <Text fw={600}>{formatCents(optionCents(chosen))}</Text>
            </div>
          ) : (
            <Text size="sm" c="dimmed">
              Nothing is priced yet: the office agrees the price with the customer.
            </Text>
          )}
        </>
      )}
    </SignDialog>
  );
}
