import { IconGripVertical } from '@tabler/icons-react';
import classes from './LineGrid.module.css';
import { DRAGGED_LINE } from './linePlace';

/** Renders a row's drag handle, with its number. */
export function LineGrip({ id, index }: { id: string; index: number }) {
  return (
    <td className={classes.grip}>
      <span
        draggable
        title="Drag to move (or Alt with ↑ ↓)"
        onDragStart={(event) => event.dataTransfer.setData(DRAGGED_LINE, id)}
      >
        <IconGripVertical size={16} aria-hidden />
      </span>
      <span className={classes.number}>{index + 1}</span>
    </td>
  );
}
