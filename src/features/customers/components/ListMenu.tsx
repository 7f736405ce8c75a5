import { Button, Menu } from '@mantine/core';
import { IconDots, IconDownload, IconFileImport } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';

type ListMenuProps = { mayImport: boolean; isExporting: boolean; onExport: () => void };

/** What the list can do besides adding a customer, on phones, where the buttons would push the list off the screen. */
export function ListMenu({ mayImport, isExporting, onExport }: ListMenuProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button hiddenFrom="sm" variant="default" flex="none" aria-label="More list actions">
          <IconDots size={18} aria-hidden />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconDownload size={16} aria-hidden />} disabled={isExporting} onClick={onExport}>
          Export CSV
        </Menu.Item>
        {mayImport && (
          <Menu.Item component={Link} to={paths.customerImport} leftSection={<IconFileImport size={16} aria-hidden />}>
            Import
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
