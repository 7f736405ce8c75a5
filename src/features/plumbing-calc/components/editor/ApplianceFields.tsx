import { changeEntry, segmentsOf } from '@/domain/plumbing/edit/editTree';
import { applianceSchema, type ApplianceInput } from '@/domain/plumbing/project/schema';
import { Pair } from '@/ui/layout/Pair';
import { ChoiceField } from '../fields/ChoiceField';
import { TypedField } from '../fields/TypedField';
import { useEditing } from './editingContext';
import { EntryName, RemoveEntry } from './EntryParts';

/** Edits one gas appliance: its load, in Btu/h or as a flow, and its pipe. */
export function ApplianceFields({ appliance, index }: { appliance: ApplianceInput; index: number }) {
  const { draft, live, edit } = useEditing();
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
      <Pair least="11.5rem" gap="sm" mayLeaveRoom>
        <EntryName list="appliances" id={id} />
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
      </Pair>
      <RemoveEntry list="appliances" id={id} />
    </>
  );
}
