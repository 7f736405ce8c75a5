import { Button, Group, Modal, Select, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  needsSecondPerson,
  OVERRIDE_REASONS,
  type Override,
  type OverrideReason,
} from '@/domain/diagnostics/record/overrides';
import type { Judged } from '@/domain/diagnostics/verdict/judgment';

type OverrideDialogProps = { judged: Judged; onClose: () => void; onSave: (override: Override) => void };

const OPTIONS = Object.entries(OVERRIDE_REASONS).map(([value, label]) => ({ value, label }));
const isReason = (value: string | null): value is OverrideReason => value !== null && value in OVERRIDE_REASONS;

/** Asks why a verdict is overridden and, if it's life-safety, who agreed. */
export function OverrideDialog({ judged, onClose, onSave }: OverrideDialogProps) {
  const [reason, setReason] = useState<OverrideReason | null>(null);
  const [text, setText] = useState('');
  const [secondPerson, setSecondPerson] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const asksSecond = needsSecondPerson(judged.id);
  const faults = {
    reason: reason === null ? 'Choose a reason' : '',
    text: text.trim().length < 3 ? 'Say why in a sentence' : '',
    secondPerson: asksSecond && secondPerson.trim() === '' ? 'Enter who agreed' : '',
  };
  const save = (): void => {
    setIsAsked(true);
    if (reason === null || Object.values(faults).some((fault) => fault !== '')) return;
    onSave({ id: judged.id, reason, text: text.trim(), secondPerson: secondPerson.trim() });
  };
  const shown = (fault: string): string | null => (isAsked && fault !== '' ? fault : null);
  return (
    <Modal opened onClose={onClose} title={`Set aside: ${judged.label}`} centered>
      <Stack>
        <Select
          label="Reason"
          data={OPTIONS}
          value={reason}
          onChange={(value) => setReason(isReason(value) ? value : null)}
          error={shown(faults.reason)}
          withAsterisk
        />
        <Textarea
          label="In a sentence"
          description="It stays visible in the report."
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={shown(faults.text)}
          maxLength={500}
          withAsterisk
        />
        {asksSecond && (
          <TextInput
            label="Agreed with"
            description="Safety: a second person has to agree."
            value={secondPerson}
            onChange={(event) => setSecondPerson(event.currentTarget.value)}
            error={shown(faults.secondPerson)}
            maxLength={160}
            withAsterisk
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={save}>Set aside</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
