import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';

type UndoButtonsProps = { editor: { undo: () => void; redo: () => void }; canUndo: boolean; canRedo: boolean };

/** Renders undo and redo; the shortcuts are in `useUndoKeys`. */
export function UndoButtons({ editor, canUndo, canRedo }: UndoButtonsProps) {
  return (
    <>
      <Tooltip label="Undo (Ctrl+Z)">
        <ActionIcon variant="default" size={36} aria-label="Undo" disabled={!canUndo} onClick={editor.undo}>
          <IconArrowBackUp size={20} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label="Redo (Ctrl+Shift+Z)">
        <ActionIcon variant="default" size={36} aria-label="Redo" disabled={!canRedo} onClick={editor.redo}>
          <IconArrowForwardUp size={20} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </>
  );
}
