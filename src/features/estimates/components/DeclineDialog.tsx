import { Button, Group, Modal, Stack } from '@mantine/core';
import { callFunction } from '@/data/callables';
import { declineEstimate } from '@/domain/estimate/api';
import { notify } from '@/ui/feedback/notify';
import { ReasonForm } from './ReasonForm';

/** Records that the customer declined by contacting the office. */
export function DeclineDialog({ estimateId, onClose }: { estimateId: string; onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title="The customer declined">
      <Stack>
        <ReasonForm
          label="Reason"
          description="Price, another company, postponed … It counts in your report of lost work."
          submitLabel="Mark as declined"
          maxLength={1000}
          missing="Enter a reason so others know why."
          onSubmit={async (reason) => {
            await callFunction(declineEstimate, { estimateId, reason });
            notify.success('The estimate is marked as declined.');
            onClose();
          }}
          suggestions={['Too expensive', 'Chose another company', 'Postponed', 'No longer needs it', 'No answer']}
        />
        <Group>
          <Button variant="subtle" onClick={onClose}>
            Back
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
