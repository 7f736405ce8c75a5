import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { withHouse } from '../../../editing/acceptValue';
import { ENTRY_WORDS, newEntry } from '../../../editing/fieldWords';
import { textOfPath, valueAt, withValueAt, type Path } from '@/domain/load-calc/edit/path';
import { capitalize } from '@/lib/words';
import classes from '../editor.module.css';
import { useFields } from '../editingContext';

type ListFieldsProps = {
  name: string;
  path: Path;
  count: number;
  /** Fields of one entry. */ children: (index: number) => ReactNode;
};

/** Edits entries without names of their own: ventilators, ducts, layers. */
export function ListFields({ name, path, count, children }: ListFieldsProps) {
  const { editor } = useFields();
  const word = ENTRY_WORDS[name] ?? 'entry';
  const add = (): void =>
    editor.change('', (draft) => {
      const at = (valueAt(draft.house, path) as readonly unknown[] | undefined)?.length ?? 0;
      return withHouse(draft, withValueAt(draft.house, [...path, at], newEntry(name, draft.house)));
    });
  // Rejected input is keyed by list position, which has changed.
  const remove = (index: number): void =>
    editor.change('', (draft) => {
      const start = `${path.join('\n')}\n`;
      const refused = Object.fromEntries(Object.entries(draft.refused).filter(([key]) => !key.startsWith(start)));
      return withHouse({ ...draft, refused }, withValueAt(draft.house, [...path, index], undefined));
    });
  return (
    <div className={classes['wide']} data-path={textOfPath(path)} tabIndex={-1}>
      {Array.from({ length: count }, (_, index) => (
        <fieldset key={index} className={classes['group']}>
          <legend>
            {capitalize(word)} {index + 1}
          </legend>
          {children(index)}
          <Button
            variant="subtle"
            color="gray"
            mt="xs"
            leftSection={<IconTrash size={18} aria-hidden />}
            aria-label={`Remove ${word} ${index + 1}`}
            onClick={() => remove(index)}
          >
            Remove
          </Button>
        </fieldset>
      ))}
      <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
        Add {word}
      </Button>
    </div>
  );
}
