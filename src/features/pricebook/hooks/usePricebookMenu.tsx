import { IconCategory, IconFileImport, IconHistory, IconLayoutColumns, IconPercentage } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useCan } from '@/data/react/useCan';
import { paths } from '@/lib/paths';
import type { ListAction } from '@/ui/table/ListMenu';
import { CategoriesDialog } from '../components/CategoriesDialog';
import { SettingsDialog } from '../components/SettingsDialog';

/** Returns the actions on the pricebook as a whole, and the dialogs they open. */
export function usePricebookMenu(): { actions: ListAction[]; dialog: ReactNode } {
  const can = useCan();
  const [open, setOpen] = useState<'' | 'categories' | 'settings'>('');
  const close = (): void => setOpen('');
  const actions: ListAction[] = [
    {
      label: 'Good, better, best',
      icon: <IconLayoutColumns size={18} aria-hidden />,
      to: paths.pricebookTemplates,
    },
  ];
  if (can('create', 'pricebookChanges')) {
    actions.push(
      { label: 'Import prices', icon: <IconFileImport size={18} aria-hidden />, to: paths.pricebookImport },
      { label: 'Price changes', icon: <IconHistory size={18} aria-hidden />, to: paths.pricebookChanges },
    );
  }
  if (can('update', 'pricebookCategories'))
    actions.push({
      label: 'Categories',
      icon: <IconCategory size={18} aria-hidden />,
      onClick: () => setOpen('categories'),
    });
  if (can('update', 'pricebookSettings'))
    actions.push({
      label: 'Markup and limits',
      icon: <IconPercentage size={18} aria-hidden />,
      onClick: () => setOpen('settings'),
    });
  return {
    actions,
    dialog: (
      <>
        {open === 'categories' && <CategoriesDialog onClose={close} />}
        {open === 'settings' && <SettingsDialog onClose={close} />}
      </>
    ),
  };
}
