import { Drawer } from '@mantine/core';
import { fieldsOf } from '../../../editing/listFields';
import { pathOfText, valueAt } from '@/domain/load-calc/edit/path';
import { useEditing } from '../editingContext';
import { SchemaFields } from '../fields/SchemaFields';

/** Edits all of a surface's fields, including those without a grid column. */
export function DetailsDrawer() {
  const { draft, details, setDetails } = useEditing();
  const path = pathOfText(details);
  const entry = details === '' ? undefined : (valueAt(draft.house, path) as { id?: string } | undefined);
  return (
    <Drawer
      opened={entry !== undefined}
      onClose={() => setDetails('')}
      position="right"
      size="lg"
      title={entry?.id ?? ''}
    >
      {/* Undo applies to the house here, as on the page. */}
      {entry && (
        <div data-editing>
          <SchemaFields fields={fieldsOf(String(path[0]))} path={path} without={['id']} />
        </div>
      )}
    </Drawer>
  );
}
