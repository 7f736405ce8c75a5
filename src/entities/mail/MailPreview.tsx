import { Text } from '@mantine/core';
import type { Mail } from './useMail';

/** Previews an e-mail, above the document attached to it. */
export function MailPreview({ mail: { to, subject, message } }: { mail: Mail }) {
  return (
    <section aria-label="E-mail">
      <Text size="sm" c="dimmed">
        To {to.length === 0 ? 'nobody yet' : to.join(', ')}
      </Text>
      <Text fw={600}>{subject}</Text>
      <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message}</Text>
    </section>
  );
}
