import { Button, Group, Modal, Radio, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { HOLD_REASON_LABELS } from '@/domain/job/jobLabels';
import { HOLD_REASONS } from '@/domain/job/schema';

type MoveReasonDialogProps = {
  target: 'on-hold' | 'cancelled';
  /** The moved subject: a job's title, or the number of jobs. */
  subject: string;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
};

const REASON_MAX = 300;
const WORDS = {
  'on-hold': {
    title: 'Put on hold',
    label: 'Details',
    confirm: 'Put on hold',
    missing: 'Enter what the job is waiting for',
  },
  cancelled: { title: 'Cancel job', label: 'Reason', confirm: 'Cancel the job', missing: 'Enter why it was canceled' },
} as const;

/** Asks why a job is on hold or canceled. A reason is required. */
export function MoveReasonDialog({ target, subject, onConfirm, onCancel }: MoveReasonDialogProps) {
  const [kind, setKind] = useState<(typeof HOLD_REASONS)[number]>('parts');
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const words = WORDS[target];
  const isHold = target === 'on-hold';
  const isTextOwed = !isHold || kind === 'other';
  const heading = isHold && kind !== 'other' ? HOLD_REASON_LABELS[kind] : '';
  const reason = [heading, text.trim()].filter(Boolean).join(': ').slice(0, REASON_MAX);

  const confirm = () => {
    if (isTextOwed && text.trim() === '') setIsMissing(true);
    else onConfirm(reason);
  };

  return (
    <Modal opened onClose={onCancel} title={`${words.title}: ${subject}`}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          confirm();
        }}
      >
        <Stack gap="md">
          {isHold && (
            <Radio.Group
              label="What is it waiting for?"
              value={kind}
              onChange={(value) => setKind(HOLD_REASONS.find((known) => known === value) ?? 'other')}
            >
              <Stack gap="xs" mt={4}>
                {HOLD_REASONS.map((value) => (
                  <Radio key={value} value={value} label={HOLD_REASON_LABELS[value]} />
                ))}
              </Stack>
            </Radio.Group>
          )}
          <Textarea
            label={words.label}
            withAsterisk={isTextOwed}
            aria-required={isTextOwed || undefined}
            autosize
            minRows={2}
            maxLength={REASON_MAX - heading.length - 2}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            error={isMissing && isTextOwed && text.trim() === '' ? words.missing : undefined}
            data-autofocus={!isHold || undefined}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onCancel}>
              Back
            </Button>
            <Button type="submit" color={isHold ? 'teal' : 'var(--fw-danger-filled)'}>
              {words.confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
