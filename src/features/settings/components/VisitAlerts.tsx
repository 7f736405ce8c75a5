import { Radio, Stack } from '@mantine/core';
import { updateOwnUser } from '@/data/profile';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { ALERT_WAYS, type AlertWay } from '@/domain/user/schema';
import { notify } from '@/ui/feedback/notify';
import { Section } from '@/ui/layout/Section';
import { PushDevices } from './PushDevices';
import { usePushDevices } from './usePushDevices';

/** Edits how the user is notified of changes to their own visits. */
export function VisitAlerts() {
  const workspace = useWorkspace();
  const { user } = useSession();
  const push = usePushDevices();
  const words: Record<AlertWay, { label: string; description: string }> = {
    email: { label: 'E-mail', description: `To ${user.email}` },
    sms: {
      label: 'Text message',
      description:
        user.phone === ''
          ? 'Enter your phone above first'
          : `To ${user.phone}, between 8 AM and 9 PM and while you are on call or on shift, otherwise an e-mail. Message and data rates may apply; reply STOP to end it.`,
    },
    push: { label: 'Notification', description: push.description },
    none: { label: 'Not at all', description: 'You see it in your day' },
  };
  const isClosed: Partial<Record<AlertWay, boolean>> = { sms: user.phone === '', push: !push.mayChoose };
  const choose = async (value: string): Promise<void> => {
    const alertsBy = ALERT_WAYS.find((way) => way === value) ?? 'email';
    // Requested on this click: browsers don't allow it later.
    if (alertsBy === 'push' && push.devices.length === 0 && !(await push.add())) return;
    if (!(await updateOwnUser(workspace, { alertsBy }))) notify.error('This could not be saved. Please try again.');
  };
  return (
    <Section
      title="New, moved and canceled visits"
      description="Of yours, in the coming week, when someone else changes them."
    >
      <Radio.Group
        value={user.alertsBy}
        onChange={(value) => void choose(value)}
        aria-label="How you hear of your visits"
      >
        <Stack gap="sm">
          {ALERT_WAYS.map((way) => (
            <Radio
              key={way}
              value={way}
              {...words[way]}
              disabled={(isClosed[way] ?? false) || (way === 'push' && push.isBusy)}
            />
          ))}
        </Stack>
      </Radio.Group>
      {user.alertsBy === 'push' && <PushDevices push={push} />}
    </Section>
  );
}
