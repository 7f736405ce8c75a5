import { Modal, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { collections } from '@/data/collections';
import { useRecord } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { DAY_KINDS, VISIT_MESSAGE_LABELS, type VisitMessageKind } from '@/domain/message/settings';
import { visitMessageFault } from '@/domain/message/visitRules';
import type { Stored } from '@/domain/record/schema';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { nowIso } from '@/lib/dates';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { useTechnicians } from '../technician/useTechnicians';
import { useMessageSettings } from './useMessageSettings';
import { useTextConsent } from './useTextConsent';
import { VisitMessageForm } from './VisitMessageForm';

type VisitMessageDialogProps = {
  /** A stored visit; one derived only from its job has nowhere to store the message. */
  visit: Stored<ScheduleEntry>;
  /** The initial kind of message; by default, the first that makes sense now. */
  kind?: VisitMessageKind;
  /** The minutes in "Running late"; 15 by default. */
  minutesLate?: number;
  onClose: () => void;
};

/**
 * Sends a visit's customer a message: the user chooses the kind, channel and text, and sees what the customer will read. Nothing is sent
 * before "Send".
 */
export function VisitMessageDialog({ visit, kind: given, minutesLate, onClose }: VisitMessageDialogProps) {
  const { company } = useSession();
  const { settings, isLoading } = useMessageSettings();
  const customer = useRecord(collections.customers, visit.customerId);
  const consent = useTextConsent(customer.data ?? null);
  const technicians = useTechnicians();
  const [now] = useState(nowIso);
  const possible = DAY_KINDS.filter((one) => visitMessageFault(visit, one, now) === '');
  const [kind, setKind] = useState<VisitMessageKind>(given ?? possible[0] ?? 'reminder');
  const isOfDay = DAY_KINDS.some((one) => one === kind);
  const fault = visitMessageFault(visit, kind, now);
  const isWaiting = isLoading || customer.isLoading || consent.isLoading || technicians.isLoading;
  const [first = ''] = visit.placement.technicianIds;
  const name = visit.customerName || 'the customer';
  return (
    <Modal
      opened
      onClose={onClose}
      title={isOfDay ? `Message ${name}` : `${VISIT_MESSAGE_LABELS[kind]}: tell ${name}?`}
      size="lg"
    >
      {isOfDay && (
        <SegmentedControl
          fullWidth
          mb="md"
          aria-label="What to say"
          data={DAY_KINDS.map((value) => ({ value, label: VISIT_MESSAGE_LABELS[value] }))}
          value={kind}
          onChange={(value) => setKind(DAY_KINDS.find((known) => known === value) ?? kind)}
        />
      )}
      {fault !== '' ? (
        <InlineNotice tone="warning">{fault}</InlineNotice>
      ) : isWaiting ? (
        <LoadingRows rows={4} label="Loading the message" />
      ) : customer.data ? (
        <VisitMessageForm
          key={kind}
          visit={visit}
          kind={kind}
          settings={settings}
          customer={customer.data}
          consent={consent}
          technician={technicians.firstNameOf(first)}
          minutesLate={minutesLate ?? 15}
          company={company}
          now={now}
          onClose={onClose}
        />
      ) : (
        <Text size="sm">The customer’s record cannot be read.</Text>
      )}
    </Modal>
  );
}
