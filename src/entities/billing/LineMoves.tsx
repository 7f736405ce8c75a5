import { Group, Button } from '@mantine/core';
import classes from './LineSheet.module.css';
import type { LineEdits } from './useLineEdits';

type LineMovesProps = {
  id: string;
  index: number;
  /** Number of lines in the list. */
  count: number;
  edits: LineEdits;
  /** The line was copied or removed: closes its details first. */
  onLeave: (act: () => void) => void;
};

/** Moves, copies or removes a line. */
export function LineMoves({ id, index, count, edits, onLeave }: LineMovesProps) {
  return (
    <Group gap="xs" className={classes.moves}>
      <Button variant="default" disabled={index === 0} onClick={() => edits.move(id, index - 1)}>
        Move up
      </Button>
      <Button variant="default" disabled={index === count - 1} onClick={() => edits.move(id, index + 1)}>
        Move down
      </Button>
      <Button variant="default" onClick={() => onLeave(() => edits.duplicate(id))}>
        Duplicate
      </Button>
      <Button variant="default" c="var(--fw-danger-fg)" onClick={() => onLeave(() => edits.remove(id))}>
        Remove
      </Button>
    </Group>
  );
}
