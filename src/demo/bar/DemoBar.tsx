import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconMail } from '@tabler/icons-react';
import { useState, useSyncExternalStore } from 'react';
import { demoTab, DEMO_ROLES, DEMO_TRADES, type DemoRole } from '@/data/demo/demoTab';
import { INDUSTRY_LABELS } from '@/domain/user/schema';
import { paths } from '@/lib/paths';
import { formatCount } from '@/ui/format/quantities';
import { useLazyPart } from '@/ui/hooks/useLazyPart';
import { running } from '../running';
import { keptMessages, subscribeToMessages } from '../server/shims/outbox';
import { leaveDemo, resetDemo, switchDemo } from '../start';
import { DemoTour } from './DemoTour';
import classes from './DemoBar.module.css';

const ROLE_LABELS: Record<DemoRole, string> = { admin: 'Owner', office: 'Office', technician: 'Technician' };

const loadMessages = () => import('./KeptMessages');

/** Stands above every page of the demo: whose company this is, as whom one looks at it, and the ways out. */
export function DemoBar() {
  const messages = useSyncExternalStore(subscribeToMessages, keptMessages);
  const [isReading, setIsReading] = useState(false);
  const reader = useLazyPart(loadMessages, messages.length > 0);
  const tab = demoTab();
  const demo = running();
  if (!tab || !demo) return null;

  return (
    <>
      <aside className={classes['bar']} aria-label="Demo">
        <span className={classes['mark']}>Demo</span>
        <p className={classes['text']}>
          {demo.company.name}
          <span className={classes['more']}>
            . Try anything: nothing leaves this tab
            {demo.isKept ? '.' : ', and as this browser keeps nothing, a reload starts over.'}
          </span>
        </p>
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="subtle" size="compact-sm" rightSection={<IconChevronDown size={14} aria-hidden />}>
              {demo.member.firstName}, {ROLE_LABELS[tab.role].toLowerCase()}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Label>Look at it as</Menu.Label>
            {DEMO_ROLES.filter((role) => role !== tab.role).map((role) => (
              <Menu.Item key={role} onClick={() => switchDemo({ role })}>
                {ROLE_LABELS[role]}
              </Menu.Item>
            ))}
            <Menu.Label>Another company</Menu.Label>
            {DEMO_TRADES.filter((trade) => trade !== tab.trade).map((trade) => (
              <Menu.Item key={trade} onClick={() => switchDemo({ trade })}>
                {INDUSTRY_LABELS[trade]}
              </Menu.Item>
            ))}
            <Menu.Divider />
            <Menu.Item onClick={() => void resetDemo()}>Start over</Menu.Item>
            <Menu.Item onClick={() => void leaveDemo(paths.home)}>Leave the demo</Menu.Item>
          </Menu.Dropdown>
        </Menu>
        {messages.length > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconMail size={16} aria-hidden />}
            aria-label={`${formatCount(messages.length, 'message')} that the demo did not send`}
            onClick={() => setIsReading(true)}
          >
            {messages.length}
          </Button>
        )}
        <Button size="compact-sm" onClick={() => void leaveDemo(paths.register)}>
          Start free
        </Button>
      </aside>
      {reader && <reader.KeptMessages messages={messages} isOpen={isReading} onClose={() => setIsReading(false)} />}
      <DemoTour />
    </>
  );
}
