import { ActionIcon, Drawer, Tooltip } from '@mantine/core';
import { IconMaximize, IconPlus, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { useStoreValue } from '@/ui/feedback/createStore';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { Conversation } from './Conversation';
import classes from './panel.module.css';
import { closePanel, forgetWish, newInPanel, panelState } from './panelState';
import { openRecordAt } from './recordPlaces';
import { stableJson } from '@/lib/stableJson';

/** Renders the assistant next to the current page: a column on desktop, full screen on a phone. */
export function AssistantPanel() {
  return useIsPhone() ? <WholeScreen /> : <Column />;
}

function WholeScreen() {
  const { key, pathname } = useLocation();
  const { opensOn } = useStoreValue(panelState);
  const [first] = useState(key);
  // After opening a record from an answer, the user wants to see the record, not the panel.
  useEffect(() => {
    if (key !== first && pathname !== opensOn) closePanel();
  }, [key, first, pathname, opensOn]);
  return (
    <Drawer.Root opened onClose={closePanel} size="100%" position="right" closeOnEscape={false}>
      <Drawer.Content aria-label="Assistant">
        <PanelContent />
      </Drawer.Content>
    </Drawer.Root>
  );
}

function Column() {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    // The element that opened it gets the focus back when it closes.
    const before = document.activeElement;
    element.current?.querySelector('textarea')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected && document.activeElement === document.body)
        before.focus();
    };
  }, []);
  return (
    <aside ref={element} className={classes['column']} aria-label="Assistant">
      <PanelContent />
    </aside>
  );
}

/** Pages where a load calculation is being selected or started: none is open yet. */
const isBeforeLoad = (pathname: string): boolean =>
  pathname === paths.assistantManualJ || pathname === paths.manualJNew;

const LOAD_IDEAS = ['Which load calculations did we make last?'];

const LoadGreeting = () => (
  <>
    <h2>Tell it about the house</h2>
    <p>
      Whose house is it, how large, how many stories and bedrooms? It prepares the calculation for your yes, and then
      asks room by room. Numbers come from the calculation alone.
    </p>
  </>
);

function PanelContent() {
  const { conversationId, task, wish } = useStoreValue(panelState);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const found = openRecordAt(pathname, search);
  const place = found ? stableJson(found) : '';
  /** The record the user left out, until another one is open. */
  const [aside, setAside] = useState('');
  const open = aside === place ? null : found;
  const isBegun = task === 'manual-j' && open === null && isBeforeLoad(pathname);
  return (
    <div
      className={classes['panel']}
      onKeyDown={(event) => {
        const isHere = event.target instanceof Node && event.currentTarget.contains(event.target);
        if (event.key === 'Escape' && isHere && !event.defaultPrevented) closePanel();
      }}
    >
      <header className={classes['head']}>
        <h2>Assistant</h2>
        <Tooltip label="New conversation">
          <ActionIcon variant="subtle" color="gray" size={36} aria-label="New conversation" onClick={newInPanel}>
            <IconPlus size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <Tooltip label="All conversations, on a page of their own">
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label="Open on its own page"
            onClick={() => {
              closePanel();
              void navigate(paths.assistantConversation(conversationId));
            }}
          >
            <IconMaximize size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label="Close the assistant" onClick={closePanel}>
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </header>
      <div className={classes['body']}>
        <Conversation
          key={conversationId}
          conversationId={conversationId}
          onNew={newInPanel}
          open={open}
          task={open?.collection === 'manualJ' || isBeforeLoad(pathname) ? task : 'ask'}
          {...(isBegun && { greeting: <LoadGreeting />, ideas: LOAD_IDEAS })}
          onForgetOpen={() => setAside(place)}
          wish={wish}
          onWishTaken={forgetWish}
        />
      </div>
    </div>
  );
}
