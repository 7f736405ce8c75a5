import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconPlus, IconTrash, IconX } from '@tabler/icons-react';
import {
  addSegment,
  changeEntry,
  possibleParents,
  removeBranch,
  removeSegment,
  renameSegment,
  segmentsOf,
} from '@/domain/plumbing/edit/editTree';
import { undoLater } from '@/entities/calculation/undoLater';
import { notify } from '@/ui/feedback/notify';
import { Pair } from '@/ui/layout/Pair';
import { Section } from '@/ui/layout/Section';
import { ChoiceField } from '../fields/ChoiceField';
import { NameField } from '../fields/NameField';
import { AnswerCard } from './AnswerCard';
import { useEditing } from './editingContext';
import { SegmentNumbers } from './SegmentNumbers';

/** Shows one pipe's fields and results. */
export function SegmentDetails({ id }: { id: string }) {
  const { editor, draft, live, edit, select } = useEditing();
  const segment = segmentsOf(draft.tree).find((one) => one.id === id);
  if (!segment) return null;
  const index = segmentsOf(draft.tree).indexOf(segment);
  const faultOf = (field: string): string | undefined =>
    live.faults.find(({ path }) => path === `segments.${index}.${field}`)?.message;
  const gone = (words: string): void => notify.success(words, { undo: undoLater(editor, 'tree') });
  const parents = possibleParents(draft.tree, id);
  return (
    <Section
      title={id}
      actions={
        <ActionIcon variant="subtle" color="gray" size={36} aria-label="Close this pipe" onClick={() => select('')}>
          <IconX size={18} aria-hidden />
        </ActionIcon>
      }
    >
      <AnswerCard result={live.segments.get(id)} />
      <Pair least="11.5rem" gap="sm" mayLeaveRoom>
        <NameField
          label="Name"
          value={id}
          onChange={(name) => {
            const renamed = renameSegment(draft.tree, id, name);
            edit('', () => renamed.tree);
            select(renamed.id);
          }}
        />
        <ChoiceField
          label="Connected to"
          options={[
            { value: 'source', label: 'Where it begins (source)' },
            ...parents.map((one) => ({ value: one.id, label: one.id })),
          ]}
          value={segment.parent}
          error={faultOf('parent')}
          isSearchable
          onChange={(parent) =>
            parent !== undefined && edit('', (tree) => changeEntry(tree, 'segments', id, { parent }))
          }
        />
        <SegmentNumbers segment={segment} faultOf={faultOf} />
      </Pair>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 16 }}>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => {
            const added = addSegment(draft.tree, segment.system, id);
            edit('', () => added.tree);
            select(added.id);
          }}
        >
          Add pipe here
        </Button>
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" leftSection={<IconTrash size={18} aria-hidden />}>
              Remove…
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              onClick={() => {
                edit('', (tree) => removeSegment(tree, id));
                gone(`${id} was removed. What was connected to it now connects to its parent.`);
              }}
            >
              This pipe alone
            </Menu.Item>
            <Menu.Item
              color="red"
              onClick={() => {
                edit('', (tree) => removeBranch(tree, id));
                gone(`${id} and everything connected to it were removed.`);
              }}
            >
              With everything connected to it
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </Section>
  );
}
