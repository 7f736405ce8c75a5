import { Drawer } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { Button } from '@mantine/core';
import { PlainList } from '@/ui/layout/PlainList';
import type { KeptMessage } from '../server/shims/outbox';
import classes from './KeptMessages.module.css';

/** Returns the page a message links to: the URL after its link's label, or else the first one on this site. */
function pageIn({ text }: KeptMessage): string | null {
  const own = [...text.matchAll(/^[^\n:]+: (https?:\/\/[^\s<>"]+)$/gm)].map(([, address = '']) => address);
  const all = text.match(/https?:\/\/[^\s<>"]*[^\s<>".,;)]/g) ?? [];
  const address = [...own, ...all].find((found) => found.startsWith(window.location.origin));
  return address ? address.slice(window.location.origin.length) : null;
}

type Props = { messages: readonly KeptMessage[]; isOpen: boolean; onClose: () => void };

/** Shows e-mails and texts as their recipients would have received them. Their links open within the tab. */
export function KeptMessages({ messages, isOpen, onClose }: Props) {
  const navigate = useNavigate();
  return (
    <Drawer opened={isOpen} onClose={onClose} position="right" size="md" title="Messages the demo did not send">
      <PlainList>
        {messages.map((message) => {
          const page = pageIn(message);
          return (
            <li key={message.id} className={classes['message']}>
              <p className={classes['to']}>To {message.to}</p>
              <h3 className={classes['subject']}>{message.subject}</h3>
              <p className={classes['text']}>{message.text}</p>
              {page && (
                <Button
                  variant="default"
                  size="xs"
                  onClick={() => {
                    onClose();
                    void navigate(page);
                  }}
                >
                  Open the customer’s page
                </Button>
              )}
            </li>
          );
        })}
      </PlainList>
    </Drawer>
  );
}
