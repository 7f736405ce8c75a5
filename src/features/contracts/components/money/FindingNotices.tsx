import { Text } from '@mantine/core';
import type { Finding } from '@/domain/contract/money/findings';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

/** Shows warnings about an application as a whole, with the law they're based on. */
export const FindingNotices = ({ findings }: { findings: readonly Finding[] }) =>
  findings.map(({ message, severity, basis }) => (
    <InlineNotice key={message} tone={severity === 'error' ? 'danger' : 'warning'}>
      {message}
      {basis && (
        <Text size="xs" c="dimmed">
          {basis.ruleId}, {basis.confidence} confidence, checked {basis.checkedOn}. {basis.note} Not legal advice:
          verify it.
        </Text>
      )}
    </InlineNotice>
  ));
