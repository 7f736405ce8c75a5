import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { changeEntry, removeEntry, segmentsOf } from '@/domain/plumbing/edit/editTree';
import { applianceSchema, type ApplianceInput } from '@/domain/plumbing/project/schema';
import { undoLater } from '@/entities/calculation/undoLater';
import { notify } from '@/ui/feedback/notify';
import { ChoiceField } from '../fields/ChoiceField';
import classes from '../fields/fields.module.css';
import { NameField } from '../fields/NameField';
import { TypedField } from '../fields/TypedField';
import { useEditing } from './editingContext';

/** One gas appliance: its load, in Btu/h or as a flow, and the pipe that it is on. */
export function ApplianceFields({ appliance, index }: { appliance: ApplianceInput; index: number }) {
  const { editor, draft, live, edit } = useEditing();
  const { id } = appliance;
  const number = (field: 'btuh' | 'cfh', description: string) => (
    <TypedField
      schema={applianceSchema.shape[field]}
      fieldKey={`appliances\n${id}\n${field}`}
      value={appliance[field]}
      description={description}
      write={(now, value) => ({ ...now, tree: changeEntry(now.tree, 'appliances', id, { [field]: value }) })}
    />
  );
  return (
    <>
      <div className={classes['grid']}>
        <NameField
          label="Name"
          value={id}
          onChange={(name) => {
            const taken = draft.tree.appliances?.some((one) => one.id === name) === true;
            if (taken) notify.error(`There is an appliance “${name}” already.`);
            else edit('', (tree) => changeEntry(tree, 'appliances', id, { id: name }));
          }}
        />
        {number('btuh', 'From the plate')}
        {number('cfh', 'Instead of the input')}
        <ChoiceField
          label="On gas"
          options={segmentsOf(draft.tree)
            .filter((one) => one.system === 'gas')
            .map((one) => one.id)}
          value={appliance.gas}
          error={live.faults.find(({ path }) => path === `appliances.${index}.gas`)?.message}
          onChange={(gas) => gas !== undefined && edit('', (tree) => changeEntry(tree, 'appliances', id, { gas }))}
        />
      </div>
      <Button
        mt="md"
        variant="default"
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => {
          edit('', (tree) => removeEntry(tree, 'appliances', id));
          notify.success(`${id} was removed.`, { undo: undoLater(editor, 'tree') });
        }}
      >
        Remove
      </Button>
    </>
  );
}
