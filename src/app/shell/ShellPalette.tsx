import { useNavigate } from 'react-router-dom';
import { useMemo } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { paths } from '@/lib/paths';
import { CommandPalette } from '@/ui/palette/CommandPalette';
import type { PaletteAction } from '@/ui/palette/paletteActions';
import type { NavItem } from './navigation';

/** Ctrl/⌘-K: pages and actions by name. */
export function ShellPalette({ items }: { items: readonly NavItem[] }) {
  const navigate = useNavigate();
  const { role, features } = useSession();

  const actions = useMemo<PaletteAction[]>(() => {
    const go = (to: string) => () => void navigate(to);
    const actor = { role, features };
    const create: PaletteAction[] = [
      ...(can(actor, 'create', 'customers') ? [{ id: 'new-customer', label: 'New customer', group: 'Create', onTrigger: go(paths.customerNew) }] : []),
      ...(can(actor, 'create', 'jobs') ? [{ id: 'new-job', label: 'New job', group: 'Create', onTrigger: go(paths.jobNew) }] : []),
    ];
    const pages = items
      .filter(({ locked }) => locked === null)
      .map(({ path, label }): PaletteAction => ({ id: path, label, group: 'Go to', onTrigger: go(path) }));
    return [...pages, ...create];
  }, [items, navigate, role, features]);

  return <CommandPalette actions={actions} placeholder="Search or jump to…" />;
}
