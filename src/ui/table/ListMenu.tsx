import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** A list action other than adding a record: a link or an action performed in place. */
export type ListAction = { label: string; icon: ReactNode; isDisabled?: boolean } & (
  | { to: string }
  | { onClick: () => unknown }
);

type ListMenuProps = {
  actions: readonly ListAction[];
  /** Additional entries at the bottom. */
  children?: ReactNode;
};

/** Renders the menu of actions for the list as a whole. */
export function ListMenu({ actions, children }: ListMenuProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" size="lg" aria-label="More for the list">
          <IconDots size={18} aria-hidden />
        </ActionIcon>
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
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}
