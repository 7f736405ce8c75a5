import { Button } from '@mantine/core';
import { useOnline } from '@/data/react/useOnline';
import { useReadFailures } from '@/data/react/useReadFailures';
import { isServerSilent } from '@/data/connection';
import { keepsData } from '@/data/deviceStorage';
import { useFlag } from '@/data/react/useFlag';
import { readFailures } from '@/data/readFailures';
import { SubscriptionNotice } from '@/entities/subscription/SubscriptionNotice';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { BrokenClientNotice } from './BrokenClientNotice';
import { ConfirmStrip } from './ConfirmStrip';
import { ReadOnlyNotice } from './ReadOnlyNotice';
import classes from './ShellBanners.module.css';

/**
 * What matters on every page: no connection, an unconfirmed address, a subscription in need, data that could not be
 * read, a dead client.
 */
export function ShellBanners() {
  const isOnline = useOnline();
  const failures = useReadFailures();
  const isSilent = useFlag(isServerSilent);
  const keeps = useFlag(keepsData);

  const retry = (): void => {
    readFailures.clear();
    window.location.reload();
  };
  return (
    <>
      <ConfirmStrip />
      <div className={classes['notices']}>
        <BrokenClientNotice />
        {!keeps && (
          <InlineNotice tone="warning" role="status">
            This browser keeps nothing: do not close the page before everything is sent.
          </InlineNotice>
        )}
        {!isOnline && (
          <InlineNotice tone="warning" role="status">
            You are offline. Changes are saved on this device and sent when the connection is back.
          </InlineNotice>
        )}
        {isOnline && isSilent && (
          <InlineNotice tone="warning" role="status">
            Slow connection: showing what is on this device. Changes are sent when the server answers.
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
        <SubscriptionNotice />
        <ReadOnlyNotice />
      </div>
    </>
  );
}
