import { Menu } from '@mantine/core';
import { IconLink, IconLinkOff } from '@tabler/icons-react';
import { useOnline } from '@/data/react/useOnline';

type LinkMenuItemsProps = { onCopy: () => void; onRevoke: () => void };

/** Renders the menu items for a record's customer link. */
export function LinkMenuItems({ onCopy, onRevoke }: LinkMenuItemsProps) {
  const isOnline = useOnline();
  return (
    <>
      {!isOnline && <Menu.Label>Links need a connection</Menu.Label>}
      <Menu.Item disabled={!isOnline} leftSection={<IconLink size={18} aria-hidden />} onClick={onCopy}>
        Copy the customer’s link
      </Menu.Item>
      <Menu.Item disabled={!isOnline} leftSection={<IconLinkOff size={18} aria-hidden />} onClick={onRevoke}>
        Revoke the link…
      </Menu.Item>
    </>
  );
}
