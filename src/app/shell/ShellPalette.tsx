import { useNavigate } from 'react-router-dom';
import { useMemo } from 'react';
import { useCan } from '@/data/react/useCan';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { isPermissionCollection } from '@/domain/access/permissions';
import { paths } from '@/lib/paths';
import { CommandPalette } from '@/ui/palette/CommandPalette';
import type { PaletteAction } from '@/ui/palette/paletteActions';
import { checkedRoutes, signedInRoutes } from '../featureRoutes';
import type { NavItem } from './navigation';

const CUSTOMERS_SHOWN = 7;

/** Ctrl/⌘-K: customers, pages and actions by name. */
export function ShellPalette({ items }: { items: readonly NavItem[] }) {
  const navigate = useNavigate();
  const workspace = useWorkspace();
  const can = useCan();

  const actions = useMemo<PaletteAction[]>(() => {
    const go = (to: string) => () => void navigate(to);
    const create = [...checkedRoutes, ...signedInRoutes].flatMap(({ path, handle }): PaletteAction[] =>
      handle.creates !== undefined && isPermissionCollection(handle.creates) && can('create', handle.creates)
        ? [{ id: `new-${handle.creates}`, label: handle.title, group: 'Create', onTrigger: go(path) }]
        : [],
    );
    const pages = items
      .filter(({ locked }) => locked === null)
      .map(({ path, label }): PaletteAction => ({ id: path, label, group: 'Go to', onTrigger: go(path) }));
    return [...pages, ...create];
  }, [items, navigate, can]);

  const findCustomers = async (query: string, signal: AbortSignal): Promise<PaletteAction[]> => {
    const { searchCustomersOnce } = await import('@/entities/customer/search/searchCustomersOnce');
    const rows = await searchCustomersOnce(workspace, query, CUSTOMERS_SHOWN, signal);
    return rows.map(({ id, name, phones, addresses }) => ({
      id: `customer-${id}`,
      label: name,
      description: [phones[0], addresses[0]].filter(Boolean).join(' · '),
      group: 'Customers',
      onTrigger: () => void navigate(paths.customerDetails(id)),
    }));
  };
  const mayFind = can('read', 'directory');

  return (
    <CommandPalette actions={actions} placeholder="Search or jump to…" {...(mayFind && { onQuery: findCustomers })} />
  );
}
