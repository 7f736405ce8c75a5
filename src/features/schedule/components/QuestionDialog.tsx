import { Button, Group, List, Modal, Stack } from '@mantine/core';
import type { Question } from '../hooks/usePlacing';
import { daySpanText, spanText } from './entryText';

/** What speaks against a plan, before it is saved on purpose. A promise that it leaves is kept, offered again, or the plan is left. */
export function QuestionDialog({ question, timeZone }: { question: Question; timeZone: string }) {
  const { title, reasons, newWindow, offText, isOtherDay, answer } = question;
  const offered = newWindow && { startsAt: newWindow.windowStartsAt, endsAt: newWindow.windowEndsAt };
  const textOf = isOtherDay ? daySpanText : spanText;
  // Another day is seldom planned to break a promise: there the new window is the main action.
  const keep = (
    <Button key="keep" variant={isOtherDay ? 'default' : 'filled'} onClick={() => answer('keep')}>
      {newWindow ? `Keep the promise, ${offText}` : 'Plan it anyway'}
    </Button>
  );
  const offer = offered && (
    <Button key="offer" variant={isOtherDay ? 'filled' : 'default'} onClick={() => answer('new-window')}>
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
