import { Button, Menu } from '@mantine/core';
import {
  IconCategory,
  IconDots,
  IconFileImport,
  IconHistory,
  IconLayoutColumns,
  IconPercentage,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { paths } from '@/lib/paths';
import { CategoriesDialog } from './CategoriesDialog';
import { SettingsDialog } from './SettingsDialog';

/** What is done to the pricebook as a whole. */
export function PricebookMenu() {
  const { role, features } = useSession();
  const [open, setOpen] = useState<'' | 'categories' | 'settings'>('');
  const actor = { role, features };
  const navigate = useNavigate();
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" aria-label="More">
            <IconDots size={18} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconLayoutColumns size={18} aria-hidden />}
            onClick={() => void navigate(paths.pricebookTemplates)}
          >
            Good, better, best
          </Menu.Item>
          {can(actor, 'create', 'pricebookChanges') && (
            <>
              <Menu.Item
                leftSection={<IconFileImport size={18} aria-hidden />}
                onClick={() => void navigate(paths.pricebookImport)}
              >
                Import prices
              </Menu.Item>
              <Menu.Item
                leftSection={<IconHistory size={18} aria-hidden />}
                onClick={() => void navigate(paths.pricebookChanges)}
              >
                Price changes
              </Menu.Item>
            </>
          )}
          {can(actor, 'update', 'pricebookCategories') && (
            <Menu.Item leftSection={<IconCategory size={18} aria-hidden />} onClick={() => setOpen('categories')}>
              Categories
            </Menu.Item>
          )}
          {can(actor, 'update', 'pricebookSettings') && (
            <Menu.Item leftSection={<IconPercentage size={18} aria-hidden />} onClick={() => setOpen('settings')}>
              Markup and limits
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {open === 'categories' && <CategoriesDialog onClose={() => setOpen('')} />}
      {open === 'settings' && <SettingsDialog onClose={() => setOpen('')} />}
    </>
  );
}
