import { Menu, ActionIcon } from '@mantine/core';
import { IconDots, IconDownload, IconSettings, IconTrash } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { useCan } from '@/data/react/useCan';
import { paths } from '@/lib/paths';

type ConversationsMenuProps = { isEmpty: boolean; onExportAll: () => void; onDeleteAll: () => void };

/** Menu of actions on all conversations, with a link to the settings. */
export function ConversationsMenu({ isEmpty, onExportAll, onDeleteAll }: ConversationsMenuProps) {
  const can = useCan();
  const navigate = useNavigate();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label="More">
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconDownload size={18} aria-hidden />} disabled={isEmpty} onClick={onExportAll}>
          Export all
        </Menu.Item>
        {can('update', 'aiSettings') && (
          <Menu.Item
            leftSection={<IconSettings size={18} aria-hidden />}
            onClick={() => void navigate(paths.assistantSettings)}
          >
            Settings and usage
          </Menu.Item>
        )}
        <Menu.Item
          color="var(--fw-danger-fg)"
          leftSection={<IconTrash size={18} aria-hidden />}
          disabled={isEmpty}
          onClick={onDeleteAll}
        >
          Delete all
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
