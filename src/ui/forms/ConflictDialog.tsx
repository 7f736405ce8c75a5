import { Button, Group, Modal, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { ConflictRow, type ConflictField, type ConflictSide } from './ConflictRow';
import classes from './ConflictDialog.module.css';

export type ConflictChoice = Record<string, ConflictSide>;

type ConflictDialogProps = {
  isOpen: boolean;
  rows: readonly ConflictField[];
  /** The person who saved the other version, if known. */
  changedBy?: ReactNode;
  onResolve: (choice: ConflictChoice) => void;
  onCancel: () => void;
};

const allOf = (rows: readonly ConflictField[], side: ConflictSide): ConflictChoice =>
  Object.fromEntries(rows.map(({ field }) => [field, side]));

/** Shows both versions when two people changed the same fields, and lets the user choose, for all of them or field by field. */
export function ConflictDialog({ isOpen, rows, changedBy, onResolve, onCancel }: ConflictDialogProps) {
  const [choice, setChoice] = useState<ConflictChoice>({});
  const open = rows.filter(({ field }) => choice[field] === undefined).length;
  return (
    <Modal opened={isOpen} onClose={onCancel} title="Someone else changed this too" size="lg">
      <Text size="sm">
        Another version was saved {changedBy && <>by {changedBy} </>}while you were editing. Choose what to keep;
        nothing is lost until you do.
      </Text>
      <Group gap="xs" mt="md">
        <Button variant="default" onClick={() => setChoice(allOf(rows, 'mine'))}>
          Keep mine
        </Button>
        <Button variant="default" onClick={() => setChoice(allOf(rows, 'theirs'))}>
          Keep theirs
        </Button>
      </Group>
      <div className={classes.rows}>
        {rows.map((row) => (
          <ConflictRow
            key={row.field}
            row={row}
            side={choice[row.field] ?? null}
            onChoose={(side) => setChoice({ ...choice, [row.field]: side })}
          />
        ))}
      </div>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Text size="sm" c="dimmed" role="status">
          {open === 0 ? '' : `${open} of ${rows.length} left to choose`}
        </Text>
        <Button variant="default" onClick={onCancel}>
          Back to editing
        </Button>
        <Button disabled={open > 0} onClick={() => onResolve(choice)}>
          Save this choice
        </Button>
      </Group>
    </Modal>
  );
}
