import { Text } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import { addressOf } from '@/entities/public-document/customerLink';
import { paths } from '@/lib/paths';
import { QrCode } from '@/ui/charts/QrCode';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatTime } from '@/ui/format/dateTime';
import { Section } from '@/ui/layout/Section';
import { useDoorCode } from '../hooks/useDoorCode';
import classes from './Visit.module.css';

/** Shows a code for the householder to scan: on their own phone, it shows who was sent to them today. */
export function DoorCode({ visitId }: { visitId: string }) {
  const { timeZone } = useSession().company;
  const { data, error, refetch } = useDoorCode(visitId);
  return (
    <Section title="Show who you are">
      {data ? (
        <div className={classes['code']}>
          <QrCode text={addressOf(paths.doorCheck(data.code))} label="Code that shows who you are" />
          <Text ta="center">
            Let the customer scan this with their camera. Their phone shows your company, your first name and your
            photo, and that you were sent today.
          </Text>
          <Text size="sm" c="dimmed" ta="center">
            Good until {formatTime(data.endsAt, timeZone)}. A new code appears automatically.
          </Text>
        </div>
      ) : error ? (
        <ErrorState title="There is no code right now" error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingRows rows={4} label="Making the code" />
      )}
    </Section>
  );
}
