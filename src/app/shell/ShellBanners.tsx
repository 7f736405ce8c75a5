import { Button } from '@mantine/core';
import { useDamagedElsewhere } from '@/data/react/useDamagedRecords';
import { useOnline } from '@/data/react/useOnline';
import { useReadFailures } from '@/data/react/useReadFailures';
import { isCatchingUp, isServerSilent } from '@/data/connection';
import { isDemoTab } from '@/data/demo/demoTab';
import { keepsData } from '@/data/deviceStorage';
import { useFlag } from '@/data/react/useFlag';
import { readFailures } from '@/data/readFailures';
import { damagedRecords } from '@/data/records/damagedRecords';
import { LazyDamagedRecords } from '@/entities/record/LazyDamagedRecords';
import { SubscriptionNotice } from '@/entities/subscription/SubscriptionNotice';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { TONE_ICONS } from '@/ui/tone';
import { BrokenClientNotice } from './BrokenClientNotice';
import { ConfirmStrip } from './ConfirmStrip';
import { ReadOnlyNotice } from './ReadOnlyNotice';
import classes from './ShellBanners.module.css';
import { useOwnerEmail } from './useOwnerEmail';

const WarningIcon = TONE_ICONS.warning;

/**
 * Shows what matters on every page: no connection, an unconfirmed address, a subscription problem, data that could not be read, damaged
 * records not shown on the page, a crashed client.
 */
export function ShellBanners() {
  const isOnline = useOnline();
  const failures = useReadFailures();
  const damaged = useDamagedElsewhere();
  const isSilent = useFlag(isServerSilent);
  const isOld = useFlag(isCatchingUp);
  const keeps = useFlag(keepsData);
  useOwnerEmail();

  const retry = (): void => {
    readFailures.clear();
    window.location.reload();
  };
  return (
    <>
      <ConfirmStrip />
      <div className={classes['notices']}>
        <BrokenClientNotice />
        {!keeps && !isDemoTab() && (
          <InlineNotice tone="warning" role="status">
            This browser cannot save anything. Do not close the page until everything is sent.
          </InlineNotice>
        )}
        {failures.length > 0 && (
          <InlineNotice
            tone="warning"
            role="alert"
            action={
              <Button size="xs" variant="default" onClick={retry}>
                Try again
              </Button>
            }
          >
            Some data could not be loaded ({failures.join(', ')}). What you see may be incomplete.
          </InlineNotice>
        )}
        <LazyDamagedRecords records={damaged} onHide={damagedRecords.hide} />
        <SubscriptionNotice />
        <ReadOnlyNotice />
      </div>
      {/* Last: it takes no space, and would cover the text of whatever follows it. */}
      {!isOnline ? (
        <ConnectionLine
          state="You are offline."
          more="Changes are saved on this device and sent when the connection is back."
        />
      ) : (
        (isSilent || isOld) && (
          <ConnectionLine
            state="Slow connection: showing what is on this device."
            more="Changes are sent when the server answers."
          />
        )
      )}
    </>
  );
}

/** Shows the connection status. It comes and goes while people work, so it overlaps the page's edge and shifts little. */
function ConnectionLine({ state, more }: { state: string; more: string }) {
  return (
    <div className={classes['over']}>
      <div className={classes['line']} role="status">
        <WarningIcon size={14} stroke={2} aria-hidden />
        <span>{state}</span> <span className={classes['more']}>{more}</span>
      </div>
    </div>
  );
}
