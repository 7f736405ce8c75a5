import { Button, Group, Text } from '@mantine/core';
import { callFunction } from '@/data/callables';
import { collections } from '@/data/collections';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { formatCents } from '@/domain/money/format';
import { decideDoorPayment } from '@/domain/payment/doorApi';
import { heldDoorPayments, type DoorPayment } from '@/domain/payment/doorPayment';
import { PAYMENT_METHOD_LABELS } from '@/domain/payment/schema';
import type { Stored } from '@/domain/record/schema';
import { UserName } from '@/entities/user/UserName';
import { paths } from '@/lib/paths';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { formatDateTime } from '@/ui/format/dateTime';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';

/** Lists payments taken on site that could not be entered, for the office to resolve. Renders nothing if there are none. */
export function HeldPayments() {
  const session = useSession();
  const { records } = useLiveRecords(collections.doorPayments, heldDoorPayments());
  if (records.length === 0 || !canAct(session, 'recordPayment')) return null;
  return (
    <Section
      title="Collected on site, to review"
      description="Someone collected this money. It isn’t on an invoice until you enter it."
    >
      <LinedList label="Collected on site, to review">
        {records.map((taken) => (
          <HeldPayment key={taken.id} taken={taken} />
        ))}
      </LinedList>
    </Section>
  );
}

function HeldPayment({ taken }: { taken: Stored<DoorPayment> }) {
  const { company } = useSession();
  const { isBusy, fault, submit } = useSubmitOnce();
  const decide = (decision: 'enter' | 'drop') =>
    submit(async () => {
      if (decision === 'drop') {
        const isSure = await confirmAction({
          title: 'Do not enter it?',
          message: 'For money that was already entered, or that no one collected. It stays listed with the job.',
          confirmLabel: 'Do not enter it',
          tone: 'danger',
        });
        if (!isSure) return;
      }
      await callFunction(decideDoorPayment, { doorPaymentId: taken.id, decision });
      notify.success(decision === 'enter' ? 'The payment is entered.' : 'It is not entered.');
    });
  const what = `${formatCents(taken.amountCents)} ${PAYMENT_METHOD_LABELS[taken.method].toLowerCase()}${taken.reference === '' ? '' : ` ${taken.reference}`}`;
  return (
    <LinedRow
      title={what}
      details={
        <>
          <RouterLink to={paths.jobDetails(taken.jobId)}>{taken.jobTitle || 'Job'}</RouterLink> ·{' '}
          <UserName uid={taken.createdBy} /> · {formatDateTime(taken.takenAt, company.timeZone)}
          <Text span size="sm" display="block">
            {fault || taken.reason}
          </Text>
        </>
      }
    >
      <Group gap="xs">
        <Button size="compact-md" variant="default" loading={isBusy} onClick={() => void decide('enter')}>
          Enter it
        </Button>
        <Button size="compact-md" variant="subtle" color="gray" loading={isBusy} onClick={() => void decide('drop')}>
          Do not enter
        </Button>
      </Group>
    </LinedRow>
  );
}
