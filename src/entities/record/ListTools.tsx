import { Menu } from '@mantine/core';
import { IconBookmarkPlus, IconCheck, IconColumns3, IconPencil, type Icon } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '@/lib/lazyPage';
import { useDensity, type Density } from '@/ui/table/density';
import { ListMenu, type ListAction } from '@/ui/table/ListMenu';
import { SAVED_VIEW_LIMIT } from './listPreferences';
import type { ListPreferencesOf } from './useListPreferences';

const ColumnsDialog = lazyPart(() => import('./ColumnsDialog').then((module) => module.ColumnsDialog));
const EditViewsDialog = lazyPart(() => import('./EditViewsDialog').then((module) => module.EditViewsDialog));
const SaveViewDialog = lazyPart(() => import('./SaveViewDialog').then((module) => module.SaveViewDialog));

type ListToolsProps = {
  /** The list's own actions, in addition to the common ones. */
  actions: readonly ListAction[];
  /** The columns that may be hidden. */
  columns: readonly { id: string; header: string }[];
  hidden: readonly string[];
  preferences: ListPreferencesOf;
  /** `ListParams.current`, for saving a view. */
  current: string;
};

const DENSITIES: readonly { value: Density; label: string }[] = [
  { value: 'comfortable', label: 'Comfortable rows' },
  { value: 'compact', label: 'Compact rows' },
];
const symbol = (Symbol: Icon) => <Symbol size={18} aria-hidden />;

/** Renders a list's menu: its own actions, then views, columns and row height. */
export function ListTools({ actions, columns, hidden, preferences, current }: ListToolsProps) {
  const [dialog, setDialog] = useState<'columns' | 'save' | 'edit' | null>(null);
  const { density, setDensity } = useDensity();
  const { views } = preferences;
  const close = (): void => setDialog(null);
  return (
    <>
      <ListMenu actions={actions}>
        {actions.length > 0 && <Menu.Divider />}
        <Menu.Item
          leftSection={symbol(IconBookmarkPlus)}
          disabled={views.length >= SAVED_VIEW_LIMIT}
          onClick={() => setDialog('save')}
        >
          Save this view…
        </Menu.Item>
        {views.length > 0 && (
          <Menu.Item leftSection={symbol(IconPencil)} onClick={() => setDialog('edit')}>
            Rename or remove views…
          </Menu.Item>
        )}
        {columns.length > 0 && (
          <Menu.Item visibleFrom="sm" leftSection={symbol(IconColumns3)} onClick={() => setDialog('columns')}>
            Columns…
          </Menu.Item>
        )}
        <Menu.Divider visibleFrom="sm" />
        {DENSITIES.map(({ value, label }) => (
          <Menu.Item
            key={value}
            visibleFrom="sm"
            leftSection={<IconCheck size={18} aria-hidden style={{ opacity: value === density ? 1 : 0 }} />}
            aria-current={value === density || undefined}
            onClick={() => setDensity(value)}
          >
            {label}
          </Menu.Item>
        ))}
      </ListMenu>
      <Suspense>
        {dialog === 'columns' && (
          <ColumnsDialog columns={columns} hidden={hidden} onChange={preferences.hideColumns} onClose={close} />
        )}
        {dialog === 'save' && (
          <SaveViewDialog
            takenNames={views.map(({ name }) => name)}
            onSave={(name) => {
              preferences.saveView(name, current, hidden);
              close();
            }}
            onCancel={close}
          />
        )}
        {dialog === 'edit' && (
          <EditViewsDialog
            views={views}
            onRename={preferences.renameView}
            onRemove={preferences.removeView}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
