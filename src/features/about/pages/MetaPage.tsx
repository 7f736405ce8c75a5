import { Button, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { BUILD } from 'virtual:build-facts';
import { useEffect, useState } from 'react';
import { probeDeviceStorage } from '@/data/deviceStorage';
import { MarketingFrame } from '@/ui/public/MarketingFrame';
import { Prose } from '@/ui/public/Prose';
import { formatDate } from '@/ui/format/dateTime';
import { DeviceChecks } from '../components/DeviceChecks';
import { Licenses } from '../components/Licenses';
import { CHANGES } from '../content/changes';
import { checkDevice, type Check } from '../content/deviceCheck';
import { supportText } from '../content/supportText';
import classes from './MetaPage.module.css';

const thisDevice = () => ({
  keepsData: probeDeviceStorage,
  navigator,
  notificationPermission: 'Notification' in window ? Notification.permission : null,
});

const textFor = (checks: readonly Check[]): string =>
  supportText(checks, {
    build: BUILD,
    userAgent: navigator.userAgent,
    language: navigator.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    screen: `${window.innerWidth} × ${window.innerHeight}, density ${window.devicePixelRatio}`,
  });

/** Shows the build, device checks, changelog, and libraries. */
export function Component() {
  const [checks, setChecks] = useState<readonly Check[] | null>(null);
  useEffect(() => {
    let isHere = true;
    void checkDevice(thisDevice()).then((found) => isHere && setChecks(found));
    return () => {
      isHere = false;
    };
  }, []);
  return (
    <MarketingFrame>
      <title>About this version · Fieldwright</title>
      <div className={classes['page']}>
        <h1 className={classes['headline']}>About this version</h1>
        <dl className={classes['facts']}>
          <div>
            <dt>Version</dt>
            <dd>{BUILD.version}</dd>
          </div>
          <div>
            <dt>Commit</dt>
            <dd>{BUILD.commit === '' ? 'not known' : BUILD.commit}</dd>
          </div>
          <div>
            <dt>Built</dt>
            <dd>{formatDate(BUILD.builtOn, 'UTC')}</dd>
          </div>
        </dl>
        <section aria-labelledby="device" className={classes['part']}>
          <h2 id="device">This device</h2>
          {checks ? (
            <DeviceChecks checks={checks} />
          ) : (
            <p className={classes['waiting']}>Looking at what works here …</p>
          )}
        </section>
        <section aria-labelledby="support" className={classes['part']}>
          <h2 id="support">For a support request</h2>
          <p>Copy this text into your message. It holds no names, and nothing of what you entered.</p>
          <pre className={classes['text']} tabIndex={0} aria-label="Text for a support request">
            {checks ? textFor(checks) : '…'}
          </pre>
          <CopyButton value={checks ? textFor(checks) : ''}>
            {({ copied, copy }) => (
              <Button
                variant="default"
                onClick={copy}
                disabled={!checks}
                leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
              >
                {copied ? 'Copied' : 'Copy text'}
              </Button>
            )}
          </CopyButton>
        </section>
        <section aria-labelledby="libraries" className={classes['part']}>
          <h2 id="libraries">Libraries and their licenses</h2>
          <p>Fieldwright stands under the MIT license. It is made with these libraries.</p>
          <Licenses />
        </section>
        <section aria-labelledby="changes" className={classes['part']}>
          <h2 id="changes">What has changed</h2>
          <Prose html={CHANGES} />
        </section>
      </div>
    </MarketingFrame>
  );
}
