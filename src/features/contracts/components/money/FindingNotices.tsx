import { Text } from '@mantine/core';
import type { Finding } from '@/domain/contract/money/findings';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

/** What an application as a whole should be looked at for, with the law that says so. */
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
