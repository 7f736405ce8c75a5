import { Button, Group, Modal, Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Lead } from '@/domain/lead/schema';
import { LEAD_LOST_REASONS } from '@/domain/lead/state';
import type { Stored } from '@/domain/record/schema';
import { useChangeLead } from '@/entities/lead/useChangeLead';
import { cutText } from '@/lib/cutText';

const OTHER = 'other';

/** Prompts for the reason a lead is lost, which is required. */
export function LostDialog({ lead, onClose }: { lead: Stored<Lead>; onClose: () => void }) {
  const { move } = useChangeLead();
  // Snapshot from when the dialog opened: a colleague's changes meanwhile aren't overwritten.
  const [asked] = useState(lead);
  const [chosen, setChosen] = useState('');
  const [written, setWritten] = useState('');
  const reason = chosen === OTHER ? written.trim() : chosen;
  const [isAsked, setIsAsked] = useState(false);
  const save = (): void => {
    setIsAsked(true);
    if (reason === '') return;
    void move(asked, 'lost', cutText(reason, 200));
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={`Why is ${lead.name} lost?`}>
      <Stack gap="md">
        <Radio.Group
          aria-label="Reason"
          value={chosen}
          onChange={setChosen}
          error={isAsked && reason === '' ? 'Choose or enter a reason' : undefined}
        >
          <Stack gap="xs">
            {LEAD_LOST_REASONS.map((label) => (
              <Radio key={label} value={label} label={label} />
            ))}
            <Radio value={OTHER} label="Something else" />
          </Stack>
        </Radio.Group>
        {chosen === OTHER && (
          <TextInput
            label="Reason"
            value={written}
            maxLength={200}
            onChange={(event) => setWritten(event.currentTarget.value)}
            data-autofocus
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={save}>Mark as lost</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
