import { Button, Group, List, Modal, Stack } from '@mantine/core';
import type { Question } from '../hooks/usePlacing';
import { spanText } from './entryText';

/** What speaks against a plan, before it is saved on purpose. A promise that it leaves is kept, offered again, or the plan is left. */
export function QuestionDialog({ question, timeZone }: { question: Question; timeZone: string }) {
  const { title, reasons, newWindow, offText, answer } = question;
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
          {newWindow && (
            <Button variant="default" onClick={() => answer('new-window')}>
              Offer {spanText({ startsAt: newWindow.windowStartsAt, endsAt: newWindow.windowEndsAt }, timeZone)}
            </Button>
          )}
          <Button onClick={() => answer('keep')}>
            {newWindow ? `Keep the promise, ${offText}` : 'Plan it anyway'}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
