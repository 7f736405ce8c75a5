import { Avatar, Menu, UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconLogout, IconMoon, IconSettings, IconSun } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { updateOwnUser } from '@/data/profile';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { ROLE_LABELS } from '@/domain/access/roles';
import { COLOR_SCHEMES, userName, type ColorScheme } from '@/domain/user/schema';
import { paths } from '@/lib/paths';
import { useSignOut } from './useSignOut';

const SCHEME_ICONS = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop };
const SCHEME_LABELS: Record<ColorScheme, string> = { light: 'Light', dark: 'Dark', auto: 'Match the device' };

/** Who is signed in, the colour scheme, settings, sign-out. */
export function UserMenu() {
  const workspace = useWorkspace();
  const { user, role } = useSession();
  const { setColorScheme } = useMantineColorScheme();
  const signOut = useSignOut();
  const name = userName(user);

  const choose = (colorScheme: ColorScheme): void => {
    setColorScheme(colorScheme);
    void updateOwnUser(workspace, { colorScheme });
  };

  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton p={4}>
          <Avatar name={name} color="teal" radius="xl" size={36} aria-hidden />
          <span className="visually-hidden">Account: {name}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {name}
          <br />
          {ROLE_LABELS[role]} · {user.email}
        </Menu.Label>
        <Menu.Item component={Link} to={paths.settings} leftSection={<IconSettings size={16} />}>
          Settings
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
