import { Button, Text } from '@mantine/core';
import classes from './work.module.css';

type ArchivedChoicesProps = {
  /** Plural noun: "job types". */
  noun: string;
  choices: readonly { id: string; name: string }[];
  onRestore: (id: string) => void;
};

/** Lists archived choices, which old records still refer to, with a way to restore them. */
export function ArchivedChoices({ noun, choices, onRestore }: ArchivedChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <section aria-label={`Archived ${noun}`}>
      <Text size="sm" fw={600}>
        Archived
      </Text>
      <Text size="sm" c="dimmed">
        No longer offered. Old records keep the name.
      </Text>
      <ul className={classes.archived}>
        {choices.map(({ id, name }) => (
          <li key={id} className={classes.choice}>
            <span className={classes.name}>{name}</span>
            <Button variant="default" size="compact-sm" aria-label={`Restore ${name}`} onClick={() => onRestore(id)}>
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
