import { NavLink as MantineNavLink, Stack, Tooltip } from '@mantine/core';
import { IconEye, IconLock } from '@tabler/icons-react';
import { Link, NavLink } from 'react-router-dom';
import type { NavItem } from './navigation';

/** The side navigation. Locked features keep their place, with a padlock that leads to what they do. */
export function ShellNav({ items, onNavigate }: { items: readonly NavItem[]; onNavigate: () => void }) {
  return (
    <Stack gap={2} component="nav" aria-label="Main">
      {items.map(({ path, label, icon: Icon, locked, isReadOnly }) => {
        const look = { label, onClick: onNavigate, leftSection: <Icon size={18} stroke={1.7} />, mih: 44 };
        // A locked item is never "the current page", although several lead to /landing: hence Link, not NavLink.
        const link = locked ? (
          <MantineNavLink
            {...look}
            component={Link}
            to={locked.to}
            c="dimmed"
            rightSection={<IconLock size={14} aria-label="locked" />}
          />
        ) : (
          <MantineNavLink
            {...look}
            key={path}
            component={NavLink}
            to={path}
            rightSection={isReadOnly && <IconEye size={14} aria-label="read-only" />}
          />
        );
        return locked ? (
          <Tooltip key={path} label={locked.description} position="right" multiline maw={260}>
            {link}
          </Tooltip>
        ) : (
          link
        );
      })}
    </Stack>
  );
}
