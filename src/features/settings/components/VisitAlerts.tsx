import { Radio, Stack } from '@mantine/core';
import { updateOwnUser } from '@/data/profile';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { ALERT_WAYS, type AlertWay } from '@/domain/user/schema';
import { notify } from '@/ui/feedback/notify';
import { Section } from '@/ui/layout/Section';

/** How one hears of changes to one's own visits. */
export function VisitAlerts() {
  const workspace = useWorkspace();
  const { user } = useSession();
  const words: Record<AlertWay, { label: string; description: string }> = {
    email: { label: 'E-mail', description: `To ${user.email}` },
    sms: {
      label: 'Text message',
      description:
        user.phone === ''
          ? 'Enter your phone above first'
          : `To ${user.phone}, between 8 AM and 9 PM; an e-mail at night. Message and data rates may apply; reply STOP to end it.`,
    },
    none: { label: 'Not at all', description: 'You see it in your day' },
  };
  const choose = (value: string): void => {
    const alertsBy = ALERT_WAYS.find((way) => way === value) ?? 'email';
    void updateOwnUser(workspace, { alertsBy }).then((isSaved) => {
      if (!isSaved) notify.error('This could not be saved. Please try again.');
    });
  };
  return (
    <Section
      title="New, moved and canceled visits"
      description="Of yours, in the coming week, when someone else changes them."
    >
      <Radio.Group value={user.alertsBy} onChange={choose} aria-label="How you hear of your visits">
        <Stack gap="sm">
          {ALERT_WAYS.map((way) => (
            <Radio key={way} value={way} {...words[way]} disabled={way === 'sms' && user.phone === ''} />
          ))}
        </Stack>
      </Radio.Group>
    </Section>
  );
}
