import { ActionIcon, Button, Menu, TextInput } from '@mantine/core';
import { IconDots, IconDownload, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { callFunction } from '@/data/callables';
import { useSession } from '@/data/react/WorkspaceProvider';
import { renameConversation } from '@/domain/assistant/api';
import type { Conversation } from '@/domain/assistant/schema';
import type { Stored } from '@/domain/record/schema';
import { paths } from '@/lib/paths';
import { notify } from '@/ui/feedback/notify';
import { formatRelative } from '@/ui/format/dateTime';
import classes from './assistant.module.css';

type ConversationListProps = {
  conversations: readonly Stored<Conversation>[];
  shownId: string;
  onExport: (conversation: Stored<Conversation>) => void;
  onDelete: (conversation: Stored<Conversation>) => void;
};

/** Lists the user's conversations, latest first. */
export function ConversationList({ conversations, shownId, onExport, onDelete }: ConversationListProps) {
  const { company } = useSession();
  const [renamedId, setRenamedId] = useState('');
  return (
    <ul className={classes['list']} aria-label="Your conversations">
      {conversations.map((conversation) => (
        <li key={conversation.id} data-shown={conversation.id === shownId || undefined}>
          {renamedId === conversation.id ? (
            <Rename conversation={conversation} onClose={() => setRenamedId('')} />
          ) : (
            <>
              <Link
                to={paths.assistantConversation(conversation.id)}
                className={classes['row']}
                aria-current={conversation.id === shownId ? 'page' : undefined}
              >
                <span className={classes['rowTitle']}>{conversation.title}</span>
                <span className={classes['when']}>{formatRelative(conversation.lastAt, company.timeZone)}</span>
              </Link>
              <Menu position="bottom-end">
                <Menu.Target>
                  <ActionIcon variant="subtle" color="gray" size={36} aria-label={`More about ${conversation.title}`}>
                    <IconDots size={18} aria-hidden />
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item
                    leftSection={<IconPencil size={18} aria-hidden />}
                    onClick={() => setRenamedId(conversation.id)}
                  >
                    Rename
                  </Menu.Item>
                  <Menu.Item
                    leftSection={<IconDownload size={18} aria-hidden />}
                    onClick={() => onExport(conversation)}
                  >
                    Export as text
                  </Menu.Item>
                  <Menu.Item
                    color="var(--fw-danger-fg)"
                    leftSection={<IconTrash size={18} aria-hidden />}
                    onClick={() => onDelete(conversation)}
                  >
                    Delete
                  </Menu.Item>
                </Menu.Dropdown>
              </Menu>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

const NAME_LENGTH = 120;

function Rename({ conversation, onClose }: { conversation: Stored<Conversation>; onClose: () => void }) {
  const [name, setName] = useState(conversation.title);
  const [isBusy, setIsBusy] = useState(false);
  const save = async (): Promise<void> => {
    const title = name.trim();
    if (title === '' || isBusy) return;
    setIsBusy(true);
    try {
      if (title !== conversation.title)
        await callFunction(renameConversation, { conversationId: conversation.id, title });
      onClose();
    } catch (error) {
      notify.error(error);
      setIsBusy(false);
    }
  };
  return (
    <form
      className={classes['rename']}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextInput
        aria-label="Name of the conversation"
        value={name}
        maxLength={NAME_LENGTH}
        error={name.trim() === '' && 'Enter a name'}
        // Focus is fine here: the user has just asked to rename.
        ref={(element) => element?.focus()}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      />
      <Button type="submit" loading={isBusy} size="compact-md">
        Save
      </Button>
    </form>
  );
}
