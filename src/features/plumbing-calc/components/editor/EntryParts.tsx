import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { changeEntry, removeEntry } from '@/domain/plumbing/edit/editTree';
import { undoLater } from '@/entities/calculation/undoLater';
import { notify } from '@/ui/feedback/notify';
import { NameField } from '../fields/NameField';
import { useEditing } from './editingContext';

type Entry = {
  list: 'fixtures' | 'appliances';
  id: string;
};

const NOUNS = { fixtures: 'a fixture', appliances: 'an appliance' } as const;

/** Edits the name of a fixture or an appliance, which must be unique. */
export function EntryName({ list, id }: Entry) {
  const { draft, edit } = useEditing();
  return (
    <NameField
      label="Name"
      value={id}
      onChange={(name) => {
        const taken = draft.tree[list]?.some((one) => one.id === name) === true;
        if (taken) notify.error(`There is ${NOUNS[list]} “${name}” already.`);
        else edit('', (tree) => changeEntry(tree, list, id, { id: name }));
      }}
    />
  );
}

/** Removes a fixture or an appliance, with undo. */
export function RemoveEntry({ list, id }: Entry) {
  const { editor, edit } = useEditing();
  return (
    <Button
      mt="md"
      variant="default"
      leftSection={<IconTrash size={18} aria-hidden />}
      onClick={() => {
        edit('', (tree) => removeEntry(tree, list, id));
        notify.success(`${id} was removed.`, { undo: undoLater(editor, 'tree') });
      }}
    >
      Remove
    </Button>
  );
}
