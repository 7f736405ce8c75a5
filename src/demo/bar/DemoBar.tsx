import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconMail } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { demoTab, DEMO_ROLES, type DemoRole } from '@/data/demo/demoTab';
import { isShareToken } from '@/domain/public-document/token';
import { TRADES } from '@/domain/trade/trades';
import { paths } from '@/lib/paths';
import { noteInTab, notedInTab } from '@/lib/tabNotes';
import { formatCount } from '@/ui/format/quantities';
import { useLazyPart } from '@/ui/hooks/useLazyPart';
import { running } from '../running';
import { keptMessages, subscribeToMessages } from '../server/shims/outbox';
import { leaveDemo, resetDemo, switchDemo } from '../start';
import { DemoTour } from './DemoTour';
import classes from './DemoBar.module.css';

const ROLE_LABELS: Record<DemoRole, string> = { admin: 'Owner', office: 'Office', technician: 'Technician' };

const loadMessages = () => import('./KeptMessages');

/** Storage key of the company page the visitor left to view a customer's page. */
const LAST_PAGE = 'fieldwright:demo-last-page';

/** Returns whether this is a page behind a customer's link: it has no menu to go back with. */
const isCustomersPage = (pathname: string): boolean => pathname.split('/').some((part) => isShareToken(part));

/** Renders the bar at the top of every demo page: the company, the viewing role, and the ways out. */
export function DemoBar() {
  const messages = useSyncExternalStore(subscribeToMessages, keptMessages);
  const [isReading, setIsReading] = useState(false);
  const reader = useLazyPart(loadMessages, messages.length > 0);
  const tab = demoTab();
  const demo = running();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isAsCustomer = isCustomersPage(pathname);
  useEffect(() => {
    if (!isAsCustomer) noteInTab(LAST_PAGE, pathname);
  }, [isAsCustomer, pathname]);
  if (!tab || !demo) return null;

  return (
    <>
      <aside className={classes['bar']} aria-label="Demo">
        <span className={classes['mark']}>Demo</span>
        <p className={classes['text']}>
          {isAsCustomer ? (
            'This is what your customer sees.'
          ) : (
            <>
              {demo.company.name}
              <span className={classes['more']}>
                . Try anything: nothing leaves this tab
                {demo.isKept ? '.' : ', and as this browser keeps nothing, a reload starts over.'}
              </span>
            </>
          )}
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
            <div className={classes['trades']}>
              {TRADES.filter(({ id }) => id !== tab.trade).map(({ id, name }) => (
                <Menu.Item key={id} onClick={() => switchDemo({ trade: id })}>
                  {name}
                </Menu.Item>
              ))}
            </div>
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
            <span className={classes['more']}>&nbsp;{messages.length === 1 ? 'message' : 'messages'}</span>
          </Button>
        )}
        {isAsCustomer ? (
          <Button size="compact-sm" onClick={() => void navigate(notedInTab(LAST_PAGE) ?? paths.landing)}>
            Back to the company
          </Button>
        ) : (
          <Button size="compact-sm" onClick={() => void leaveDemo(paths.register)}>
            Start free
          </Button>
        )}
      </aside>
      {reader && <reader.KeptMessages messages={messages} isOpen={isReading} onClose={() => setIsReading(false)} />}
      <DemoTour />
    </>
  );
}
