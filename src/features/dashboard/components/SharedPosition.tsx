import { Switch, Text } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import { isOnTheClock } from '@/domain/position/sharing';
import type { TimeSpan } from '@/domain/hours/timeline';
import { formatTime } from '@/ui/format/dateTime';
import { useSharedPosition, type PositionFault } from '../hooks/useSharedPosition';

const FAULTS: Record<PositionFault, string> = {
  unsupported: 'This device cannot find its location.',
  blocked: 'Your browser is blocking your location. Allow location for this site in your browser settings.',
  unknown: 'This device cannot find its location right now.',
};

type SharedPositionProps = { uid: string; spans: readonly TimeSpan[]; nowIso: string };

/** Lets the user opt in to appearing on the office's map while on the clock. */
export function SharedPosition({ uid, spans, nowIso }: SharedPositionProps) {
  const { timeZone } = useSession().company;
  const running = spans.filter(({ isRunning, doubt }) => isRunning && doubt === null);
  const { isOn, set, isSending, sentAt, fault } = useSharedPosition(uid, isOnTheClock(running, nowIso));
  const state = fault
    ? FAULTS[fault]
    : !isSending
      ? 'Not sharing: you are not clocked in.'
      : sentAt === ''
        ? 'Finding your location…'
        : `Last shared with the office at ${formatTime(sentAt, timeZone)}.`;
  return (
    <div>
      <Switch
        label="Show the office where I am"
        description="Works only while “My day” is open on your screen and your time runs, never in a break. With the phone locked or another app in front, the office sees where you last were. Only your last position is kept, and it is deleted when your time stops, when you switch this off, and every night."
        checked={isOn}
        onChange={({ currentTarget }) => set(currentTarget.checked)}
      />
      {isOn && (
        <Text size="sm" mt={4} role="status" {...(fault === null && { c: 'dimmed' })}>
          {state}
        </Text>
      )}
    </div>
  );
}
