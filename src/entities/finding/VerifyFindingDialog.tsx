import { Button, Modal, Select, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { PROCEDURE_TITLES } from '@/domain/diagnostics/procedures/kinds';
import { diagnosticsOf } from '@/domain/diagnostics/record/queries';
import type { Finding } from '@/domain/finding/schema';
import type { Stored } from '@/domain/record/schema';
import { VERDICT_WORDS } from '@/entities/diagnostic/verdictWords';
import { SubjectPhotos } from '@/entities/photo/SubjectPhotos';
import { paths } from '@/lib/paths';
import { notify } from '@/ui/feedback/notify';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { formatShortDate } from '@/ui/format/dateTime';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { LinkButton } from '@/ui/links/LinkButton';
import { useFindingSteps } from './useFindingSteps';

type VerifyFindingDialogProps = { finding: Stored<Finding>; onClose: () => void };

/** Records that the repair holds: verified by readings taken since, or by a visual check with a picture. */
export function VerifyFindingDialog({ finding, onClose }: VerifyFindingDialogProps) {
  const isPhone = useIsPhone();
  const session = useSession();
  const can = useCan();
  const { take } = useFindingSteps();
  const [setId, setSetId] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const { equipmentId, customerId, propertyId, repairJobId, repairedAt } = finding;
  const mayMeasure = can('read', 'diagnostics') && equipmentId !== '';
  const { data: sets = [] } = useRecords(collections.diagnostics, diagnosticsOf('equipmentId', equipmentId), {
    isEnabled: mayMeasure,
  });
  const later = sets.filter(({ measuredAt, id }) => measuredAt >= repairedAt && id !== finding.source.id);

  const verify = () =>
    submit(async () => {
      const shown =
        setId === null
          ? ({ verifiedBy: 'seen', verificationId: '' } as const)
          : ({ verifiedBy: 'diagnostic', verificationId: setId } as const);
      await take(finding, { step: 'verify', ...shown, note: note.trim() });
      notify.success(`${finding.title} is verified`);
      onClose();
    });

  return (
    <Modal opened onClose={onClose} title="Verify the repair" fullScreen={isPhone} size="lg">
      <Stack>
        <Text fw={600}>{finding.title}</Text>
        {mayMeasure && (
          <Select
            label="Readings taken since the repair"
            description={
              later.length === 0 ? 'None yet. Measure again, or verify by what you see.' : 'They show that it holds.'
            }
            data={later.map(({ id, kind, verdict, measuredAt }) => ({
              value: id,
              label: `${PROCEDURE_TITLES[kind]}, ${VERDICT_WORDS[verdict].label.toLowerCase()}, ${formatShortDate(measuredAt, session.company.timeZone)}`,
            }))}
            value={setId}
            onChange={setSetId}
            clearable
            disabled={later.length === 0}
          />
        )}
        {mayMeasure && can('create', 'diagnostics') && (
          <LinkButton
            variant="default"
            to={paths.diagnosticNewFor({
              customer: customerId,
              property: propertyId,
              job: repairJobId,
              equipment: equipmentId,
            })}
          >
            Measure again
          </LinkButton>
        )}
        <SubjectPhotos
          target={{
            subjectKind: 'finding',
            subjectId: finding.id,
            itemId: '',
            jobId: repairJobId || finding.jobId,
            customerId,
            label: finding.title,
            stage: 'after',
          }}
        />
        <Textarea
          label="What you saw"
          autosize
          maxLength={300}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <SubmitNotice fault={fault} isSlow={isSlow} />
        <Button loading={isBusy} onClick={() => void verify()}>
          Verified
        </Button>
      </Stack>
    </Modal>
  );
}
