import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { EditorHead } from '@/entities/calculation/EditorHead';
import { LOAD_PLACE } from '../../loadPlace';
import { useEditing, useFields } from './editingContext';

/** Renders a load calculation's header, linked to its name on another tab. */
export function EditorHeader() {
  const { editor } = useFields();
  const { record, draft, saved, canUndo, canRedo, showField } = useEditing();
  return (
    <EditorHead
      place={LOAD_PLACE}
      record={record}
      draft={draft}
      editor={editor}
      saved={saved}
      canUndo={canUndo}
      canRedo={canRedo}
      badge={
        <ActionIcon aria-label="Rename this calculation" onClick={() => showField('title')}>
          <IconPencil size={18} aria-hidden />
        </ActionIcon>
      }
    />
  );
}
