import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { acceptValue } from '../../../editing/acceptValue';
import { GROUP_WORDS, inSentence, newEntry } from '../../../editing/fieldWords';
import { textOfPath, type Path } from '@/domain/load-calc/edit/path';
import classes from '../editor.module.css';
import { useFields } from '../editingContext';

type GroupFieldsProps = {
  name: string;
  path: Path;
  isOptional: boolean;
  isGiven: boolean;
  /** Its fields. */ children: ReactNode;
};

/** Edits a group of fields, such as an overhang's; optional groups are added and removed as a whole. */
export function GroupFields({ name, path, isOptional, isGiven, children }: GroupFieldsProps) {
  const { editor } = useFields();
  const title = GROUP_WORDS[name] ?? name;
  const set = (isWanted: boolean): void =>
    editor.change('', (draft) => acceptValue(draft, path, isWanted ? newEntry(name, draft.house) : undefined, ''));
  if (!isGiven && isOptional)
    return (
      <div className={classes['wide']}>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          data-path={textOfPath(path)}
          onClick={() => set(true)}
        >
          Add {inSentence(title)}
        </Button>
      </div>
    );
  return (
    <fieldset className={classes['group']}>
      <legend>{title}</legend>
      {children}
      {isOptional && (
        <Button
          variant="subtle"
          color="gray"
          mt="xs"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => set(false)}
        >
          Remove {inSentence(title)}
        </Button>
      )}
    </fieldset>
  );
}
