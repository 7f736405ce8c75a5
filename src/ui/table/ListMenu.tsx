import { Button, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** What a list can do besides adding a record: a link or something done here. */
export type ListAction = { label: string; icon: ReactNode; isDisabled?: boolean } & (
  | { to: string }
  | { onClick: () => unknown }
);

/** A list's actions on phones, where buttons would push the list off the screen. */
export function ListMenu({ actions }: { actions: readonly ListAction[] }) {
  if (actions.length === 0) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button hiddenFrom="sm" variant="default" flex="none" aria-label="More for the list">
          <IconDots size={18} aria-hidden />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => {
          const common = { leftSection: action.icon, disabled: action.isDisabled === true };
          return 'to' in action ? (
            <Menu.Item key={action.label} component={Link} to={action.to} {...common}>
              {action.label}
            </Menu.Item>
          ) : (
            <Menu.Item key={action.label} onClick={() => void action.onClick()} {...common}>
              {action.label}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
