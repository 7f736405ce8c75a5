import { Button, Group, List, Modal, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Question } from '../hooks/usePlacing';
import { daySpanText, spanText } from './entryText';

/** Maximum length of a log entry. */
const LONGEST_REASON = 300;

/**
 * Asks for confirmation before saving a plan with objections. If it breaks a promise, the user can keep the promise, offer a new window,
 * or cancel.
 */
export function QuestionDialog({ question, timeZone }: { question: Question; timeZone: string }) {
  const { title, reasons, newWindow, offText, isOtherDay, needsReason, answer } = question;
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const decide = (choice: 'keep' | 'new-window'): void => {
    if (needsReason && reason.trim() === '') setIsMissing(true);
    else answer(choice, reason);
  };
  const offered = newWindow && { startsAt: newWindow.windowStartsAt, endsAt: newWindow.windowEndsAt };
  const textOf = isOtherDay ? daySpanText : spanText;
  // Moving to another day is seldom meant to break a promise: there, the new window is the main action.
  const keep = (
    <Button key="keep" variant={isOtherDay ? 'default' : 'filled'} onClick={() => decide('keep')}>
      {newWindow ? `Keep the promised time, ${offText}` : 'Plan it anyway'}
    </Button>
  );
  const offer = offered && (
    <Button key="offer" variant={isOtherDay ? 'filled' : 'default'} onClick={() => decide('new-window')}>
      Offer {textOf(offered, timeZone)}
    </Button>
  );
  return (
    <Modal opened onClose={() => answer('leave')} title={title} size="lg">
      <Stack gap="md">
        <List spacing={6} size="md">
          {reasons.map((reason) => (
            <List.Item key={reason}>{reason}</List.Item>
          ))}
        </List>
        {needsReason && (
          <TextInput
            label="Reason for scheduling it anyway"
            description="Kept in the visit’s history with your name."
            placeholder="The renewal is approved, the card is on its way"
            value={reason}
            maxLength={LONGEST_REASON}
            error={isMissing && reason.trim() === '' && 'Enter a reason for scheduling it anyway'}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" data-autofocus onClick={() => answer('leave')}>
            Leave it where it was
          </Button>
          {isOtherDay ? [keep, offer] : [offer, keep]}
        </Group>
      </Stack>
    </Modal>
  );
}
