import {
  IconAlertTriangle,
  IconBook2,
  IconBriefcase,
  IconClipboardCheck,
  IconCalendarTime,
  IconCreditCard,
  IconFileDescription,
  IconHeartHandshake,
  IconFileInvoice,
  IconGauge,
  IconHelmet,
  IconInbox,
  IconKeyboard,
  IconLogout,
  IconPlus,
  IconSettings,
  IconRulerMeasure,
  IconTemperature,
  IconUser,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { recentRecords } from '@/data/recentRecords';
import { useCan } from '@/data/react/useCan';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { isPermissionCollection } from '@/domain/access/permissions';
import { checkRouteAccess } from '@/domain/access/routes';
import { HIT_KINDS, HIT_LABELS, type Hit, type HitKind } from '@/entities/search/hit';
import { searchRecords } from '@/entities/search/searchRecords';
import { CommandPalette } from '@/ui/palette/CommandPalette';
import { closeCommandPalette } from '@/ui/palette/openCommandPalette';
import type { PaletteAction } from '@/ui/palette/paletteActions';
import type { PaletteSearch } from '@/ui/palette/usePaletteQuery';
import type { CreateAction, NavItem } from '../navigation';
import { openShortcutSheet } from '../shortcuts/shortcutState';
import { createKeys, pageKeys } from '../shortcuts/shortcutKeys';
import { useSignOut } from '../useSignOut';
import { PAGE_PARTS } from './pageParts';
import { recordPageOf } from './recordPages';

const RECENT_SHOWN = 6;
const ICON_SIZE = 18;

const KIND_ICONS: Record<HitKind, ComponentType<{ size?: number; stroke?: number }>> = {
  room: IconCalendarTime,
  customer: IconUser,
  lead: IconInbox,
  job: IconBriefcase,
  estimate: IconFileDescription,
  agreement: IconHeartHandshake,
  invoice: IconFileInvoice,
  payment: IconCreditCard,
  load: IconTemperature,
  plumbing: IconRulerMeasure,
  readings: IconGauge,
  inspection: IconClipboardCheck,
  finding: IconAlertTriangle,
  item: IconBook2,
  technician: IconHelmet,
};

const iconOf = (Icon: ComponentType<{ size?: number; stroke?: number }>) => <Icon size={ICON_SIZE} stroke={1.7} />;
const inOrder = (a: Hit, b: Hit): number => HIT_KINDS.indexOf(a.kind) - HIT_KINDS.indexOf(b.kind);

type ShellPaletteProps = { items: readonly NavItem[]; creates: readonly CreateAction[] };

/** Renders the Ctrl-K palette: actions, every page and its parts, and every record of every kind. */
export function ShellPalette({ items, creates }: ShellPaletteProps) {
  const navigate = useNavigate();
  const workspace = useWorkspace();
  const session = useSession();
  const can = useCan();
  const signOut = useSignOut();
  const go = (to: string) => () => void navigate(to);

  const make = creates.map((action): PaletteAction => ({
    id: action.path,
    label: action.label,
    group: 'Create',
    icon: iconOf(IconPlus),
    onTrigger: go(action.path),
    ...keysOf(createKeys(items, action)),
  }));
  const pages = items.map((item): PaletteAction => ({
    id: item.path,
    label: item.label,
    group: 'Go to',
    icon: <item.icon size={ICON_SIZE} stroke={1.7} />,
    onTrigger: go(item.path),
    ...keysOf(pageKeys(item)),
  }));
  const parts = items.flatMap(({ path, label: page, icon: Icon }) =>
    (PAGE_PARTS[path] ?? [])
      .filter(
        ({ creates: made, roles }) =>
          (roles?.includes(session.role) ?? true) &&
          (made === undefined || (isPermissionCollection(made) && can('create', made))),
      )
      .map(({ label, description, to }): PaletteAction => ({
        id: to,
        label,
        description: [page, description].filter(Boolean).join(': '),
        group: 'Go to',
        icon: <Icon size={ICON_SIZE} stroke={1.7} />,
        onTrigger: go(to),
      })),
  );
  const others: PaletteAction[] = [
    { id: 'own-settings', label: 'Your settings', icon: iconOf(IconSettings), onTrigger: go('/settings') },
    {
      id: 'shortcuts',
      label: 'Keyboard shortcuts',
      icon: iconOf(IconKeyboard),
      keys: ['?'],
      onTrigger: openShortcutSheet,
    },
    { id: 'sign-out', label: 'Sign out', icon: iconOf(IconLogout), onTrigger: () => void signOut() },
  ].map((action) => ({ ...action, group: 'Account' }));

  const recent = recentRecords({ uid: session.uid, companyId: session.company.id }).flatMap(
    ({ path, title }): PaletteAction[] => {
      const page = recordPageOf(path);
      if (!page || path === window.location.pathname || !checkRouteAccess(path, session).isAllowed) return [];
      return [
        {
          id: path,
          label: title,
          description: page.unknown,
          group: 'Recent',
          icon: iconOf(KIND_ICONS[page.kind]),
          onTrigger: go(path),
        },
      ];
    },
  );

  const search: PaletteSearch = (text, signal, tell) =>
    searchRecords({
      workspace,
      session,
      typed: text,
      signal,
      tell: (hits, isCut) =>
        tell(
          hits.toSorted(inOrder).map(({ kind, label, detail, path, isExact }) => ({
            id: path,
            label,
            description: detail,
            group: HIT_LABELS[kind],
            icon: iconOf(KIND_ICONS[kind]),
            isExact,
            onTrigger: go(path),
          })),
          isCut,
        ),
    });

  return (
    <CommandPalette
      start={[...make, ...recent.slice(0, RECENT_SHOWN), ...pages]}
      actions={[...make, ...pages, ...parts, ...others, ...recent]}
      onQuery={search}
      onClose={closeCommandPalette}
    />
  );
}

const keysOf = (keys: readonly string[]): Pick<PaletteAction, 'keys'> => (keys.length > 0 ? { keys } : {});
