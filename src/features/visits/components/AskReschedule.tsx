import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { askReschedule } from '@/domain/scheduling/api';
import { userMessageOf } from '@/lib/appError';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { Section } from '@/ui/layout/Section';

type AskRescheduleProps = { token: string; companyName: string; isAsked: boolean };

/** Lets the customer request another time. It moves nothing on its own: the office replies. */
export function AskReschedule({ token, companyName, isAsked }: AskRescheduleProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [note, setNote] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const [failure, setFailure] = useState('');

  if (isAsked || isSent) {
    return (
      <InlineNotice tone="success" title="You asked for another time" role="status">
        {companyName} will get in touch with you. Until then this visit stays as it is.
      </InlineNotice>
    );
  }
  if (!isOpen) {
    return (
      <div>
        <Button variant="default" size="lg" onClick={() => setIsOpen(true)}>
          Ask for another time
        </Button>
      </div>
    );
  }
  const send = async (): Promise<void> => {
    setIsSending(true);
    setFailure('');
    try {
      await callFunction(askReschedule, { token, note });
      setIsSent(true);
    } catch (error) {
      setFailure(userMessageOf(error));
    } finally {
      setIsSending(false);
    }
  };
  return (
    <Section title="Ask for another time">
      <Stack gap="sm">
        <Textarea
          label="What time works for you?"
          placeholder="Thursday or Friday, in the afternoon"
          autosize
          minRows={2}
          maxLength={500}
          data-autofocus
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Text size="sm" c="dimmed">
          This sends a note to {companyName}. Your visit stays as it is until they confirm another time.
        </Text>
        {failure !== '' && (
          <InlineNotice tone="danger" role="alert">
            {failure}
          </InlineNotice>
        )}
        <Group gap="xs">
          <Button size="lg" loading={isSending} onClick={() => void send()}>
            Send request
          </Button>
          <Button size="lg" variant="default" onClick={() => setIsOpen(false)}>
            Back
          </Button>
        </Group>
      </Stack>
    </Section>
  );
}
