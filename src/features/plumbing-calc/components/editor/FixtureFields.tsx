import { Autocomplete, Button } from '@mantine/core';
import { OCCUPANCIES } from '@/domain/plumbing/core/fixtureNames';
import { changeEntry, fixturesOf, segmentsOf } from '@/domain/plumbing/edit/editTree';
import { fixtureChoices } from '@/domain/plumbing/edit/fixtureChoices';
import { fixtureSchema, type FixtureInput } from '@/domain/plumbing/project/schema';
import { SYSTEM_LABELS } from '@/domain/plumbing/report/words';
import { CONTROLS } from '@/domain/plumbing/water/fixtureUnits';
import { undoLater } from '@/entities/calculation/undoLater';
import { notify } from '@/ui/feedback/notify';
import { Pair } from '@/ui/layout/Pair';
import { ChoiceField } from '../fields/ChoiceField';
import { choicesOf } from '../fields/choices';
import { TypedField } from '../fields/TypedField';
import { useEditing } from './editingContext';
import { EntryName, RemoveEntry } from './EntryParts';

type NumberName = 'qty' | 'outletRiseFt' | 'wsfuEach' | 'dfuEach' | 'continuousGpm' | 'residualPsi' | 'p' | 'q';

/** Edits one fixture: its type, its pipes, and overrides of the tables. */
export function FixtureFields({ fixture, index }: { fixture: FixtureInput; index: number }) {
  const { editor, draft, live, edit } = useEditing();
  const { id } = fixture;
  const set = (step: string, fields: Parameters<typeof changeEntry<'fixtures'>>[3]): void =>
    edit(step, (tree) => changeEntry(tree, 'fixtures', id, fields));
  const faultOf = (field: string): string | undefined =>
    live.faults.find(({ path }) => path === `fixtures.${index}.${field}`)?.message;
  const number = (field: NumberName, description?: string) => (
    <TypedField
      schema={fixtureSchema.shape[field]}
      fieldKey={`fixtures\n${id}\n${field}`}
      value={fixture[field]}
      description={description}
      write={(now, value) => ({ ...now, tree: changeEntry(now.tree, 'fixtures', id, { [field]: value }) })}
    />
  );
  return (
    <>
      <Pair least="11.5rem" gap="sm" mayLeaveRoom>
        <EntryName list="fixtures" id={id} />
        <Autocomplete
          label="Fixture"
          size="md"
          maxLength={200}
          data={[...fixtureChoices(draft.tree)]}
          value={fixture.fixture}
          onChange={(name) => name !== '' && set(`fixtures.${id}.fixture`, { fixture: name })}
          onBlur={editor.settle}
          error={faultOf('fixture')}
        />
        {number('qty')}
        <ChoiceField
          label="Use"
          placeholder="Private, as usual"
          options={choicesOf(OCCUPANCIES)}
          value={fixture.occupancy}
          error={faultOf('occupancy')}
          onChange={(value) => set('', { occupancy: OCCUPANCIES.find((known) => known === value) })}
        />
        <ChoiceField
          label="Supply control"
          placeholder="As usual"
          options={choicesOf(CONTROLS)}
          value={fixture.control}
          onChange={(value) => set('', { control: CONTROLS.find((known) => known === value) })}
        />
        {(['cold', 'hot', 'drain', 'vent'] as const).map((side) => (
          <ChoiceField
            key={side}
            label={`On ${SYSTEM_LABELS[side].toLowerCase()}`}
            placeholder="None"
            options={segmentsOf(draft.tree)
              .filter((one) => one.system === side)
              .map((one) => one.id)}
            value={fixture[side]}
            error={faultOf(side)}
            onChange={(value) => set('', { [side]: value })}
          />
        ))}
        {number('outletRiseFt', 'A shower head has 6 ft')}
        {number('residualPsi', 'Instead of the table')}
        {number('wsfuEach', 'Instead of the table')}
        {number('dfuEach', 'Instead of the table')}
        {number('continuousGpm', 'A hose bibb under the IPC has 5 gpm')}
        {number('p', 'In the peak hour')}
        {number('q')}
      </Pair>
      <SameUnits fixture={fixture} />
      <RemoveEntry list="fixtures" id={id} />
    </>
  );
}

/** Copies manually entered fixture units to every fixture with the same name. */
function SameUnits({ fixture: { id, fixture, wsfuEach, dfuEach } }: { fixture: FixtureInput }) {
  const { editor, draft, edit } = useEditing();
  const others = fixturesOf(draft.tree).filter(
    (one) => one.id !== id && one.fixture === fixture && (one.wsfuEach !== wsfuEach || one.dfuEach !== dfuEach),
  );
  if (others.length === 0 || (wsfuEach === undefined && dfuEach === undefined)) return null;
  return (
    <Button
      mt="md"
      mr="sm"
      variant="default"
      onClick={() => {
        edit('', (tree) =>
          others.reduce((next, one) => changeEntry(next, 'fixtures', one.id, { wsfuEach, dfuEach }), tree),
        );
        notify.success(`All of “${fixture}” have these units.`, { undo: undoLater(editor, 'tree') });
      }}
    >
      Same units for {others.length === 1 ? 'the other' : `all ${others.length + 1}`} “{fixture}”
    </Button>
  );
}
