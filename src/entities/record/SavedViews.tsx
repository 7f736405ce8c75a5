import { Button, Menu } from '@mantine/core';
import { IconBookmark, IconCheck, IconDeviceFloppy, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { isSame } from '@/lib/stableJson';
import type { ListParams } from '@/ui/table/useListParams';
import { SAVED_VIEW_LIMIT, type SavedView } from './listPreferences';
import { EditViewsDialog } from './EditViewsDialog';
import { SaveViewDialog } from './SaveViewDialog';
import type { ListPreferencesOf } from './useListPreferences';

type SavedViewsProps = { params: Pick<ListParams, 'current' | 'apply'>; preferences: ListPreferencesOf };

/** A person's own views of a list: chosen, saved, renamed, removed. */
export function SavedViews({ params, preferences }: SavedViewsProps) {
  const { views, hiddenColumns } = preferences;
  const [dialog, setDialog] = useState<'save' | 'edit' | null>(null);
  const close = (): void => setDialog(null);
  const isOpen = (view: SavedView): boolean =>
    view.params === params.current && isSame(view.hiddenColumns.toSorted(), hiddenColumns.toSorted());
  const open = views.find(isOpen);
  const choose = (view: SavedView): void => {
    preferences.hideColumns(view.hiddenColumns);
    params.apply(view.params);
  };
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            visibleFrom="sm"
            leftSection={<IconBookmark size={18} aria-hidden />}
            aria-label={open ? `My views: ${open.name}` : 'My views'}
          >
            {open?.name ?? 'My views'}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {views.map((view) => (
            <Menu.Item
              key={view.id}
              leftSection={<IconCheck size={18} aria-hidden style={{ opacity: view === open ? 1 : 0 }} />}
              aria-current={view === open || undefined}
              onClick={() => choose(view)}
            >
              {view.name}
            </Menu.Item>
          ))}
          {views.length > 0 && <Menu.Divider />}
          <Menu.Item
            leftSection={<IconDeviceFloppy size={18} aria-hidden />}
            disabled={views.length >= SAVED_VIEW_LIMIT}
            onClick={() => setDialog('save')}
          >
            Save this view…
          </Menu.Item>
          {views.length > 0 && (
            <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={() => setDialog('edit')}>
              Rename or remove…
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {dialog === 'save' && (
        <SaveViewDialog
          takenNames={views.map(({ name }) => name)}
          onSave={(name) => {
            preferences.saveView(name, params.current);
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
    </>
  );
}
