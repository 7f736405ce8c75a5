import { Menu, useMantineColorScheme } from '@mantine/core';
import {
  IconBuildingStore,
  IconDeviceDesktop,
  IconKeyboard,
  IconLogout,
  IconMoon,
  IconSettings,
  IconSun,
} from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { updateOwnUser } from '@/data/profile';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { ROLE_LABELS } from '@/domain/access/roles';
import { COLOR_SCHEMES, userName, type ColorScheme } from '@/domain/user/schema';
import { paths } from '@/lib/paths';
import { AccountButton } from './AccountButton';
import { openShortcutSheet } from './shortcuts/shortcutState';
import { useSignOut } from './useSignOut';

const SCHEME_ICONS = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop };
const SCHEME_LABELS: Record<ColorScheme, string> = { light: 'Light', dark: 'Dark', auto: 'Match the device' };

/** Renders the account button with its menu already open: it replaces the button that was pressed. */
export function OpenUserMenu() {
  const workspace = useWorkspace();
  const { user, role } = useSession();
  const { setColorScheme } = useMantineColorScheme();
  const signOut = useSignOut();
  const button = useRef<HTMLButtonElement>(null);

  const choose = (colorScheme: ColorScheme): void => {
    setColorScheme(colorScheme);
    void updateOwnUser(workspace, { colorScheme });
  };

  return (
    <Menu defaultOpened position="bottom-end" width={240} returnFocus={false} onClose={() => button.current?.focus()}>
      <Menu.Target>
        <AccountButton name={userName(user)} ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {userName(user)}
          <br />
          {ROLE_LABELS[role]} · {user.email}
        </Menu.Label>
        <Menu.Item component={Link} to={paths.settings} leftSection={<IconSettings size={16} />}>
          Settings
        </Menu.Item>
        {user.hasOtherCompanies && (
          <Menu.Item
            component={Link}
            to={`${paths.settings}?tab=profile#companies`}
            leftSection={<IconBuildingStore size={16} />}
          >
            Switch company
          </Menu.Item>
        )}
        <Menu.Item onClick={openShortcutSheet} leftSection={<IconKeyboard size={16} />}>
          Keyboard shortcuts
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>Appearance</Menu.Label>
        {COLOR_SCHEMES.map((scheme) => {
          const Icon = SCHEME_ICONS[scheme];
          const isChosen = user.colorScheme === scheme;
          return (
            <Menu.Item
              key={scheme}
              onClick={() => choose(scheme)}
              leftSection={<Icon size={16} />}
              fw={isChosen ? 650 : undefined}
              aria-current={isChosen ? 'true' : undefined}
            >
              {SCHEME_LABELS[scheme]}
            </Menu.Item>
          );
        })}
        <Menu.Divider />
        <Menu.Item onClick={() => void signOut()} leftSection={<IconLogout size={16} />}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
