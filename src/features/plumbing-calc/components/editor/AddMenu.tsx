import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { addSegment, segmentsOf } from '@/domain/plumbing/edit/editTree';
import {
  addApplianceOnBranch,
  addGroup,
  GROUPS,
  USUAL_APPLIANCES,
  type ApplianceKind,
  type GroupKind,
} from '@/domain/plumbing/edit/groups';
import { SYSTEMS, type System } from '@/domain/plumbing/project/schema';
import { SYSTEM_LABELS } from '@/domain/plumbing/report/words';
import { undoLater } from '@/entities/calculation/undoLater';
import { notify } from '@/ui/feedback/notify';
import { useEditing } from './editingContext';

const GROUP_KINDS = Object.keys(GROUPS) as GroupKind[];
const APPLIANCE_KINDS = Object.keys(USUAL_APPLIANCES) as ApplianceKind[];

/** Adds a common group, an appliance, or a single pipe. */
export function AddMenu() {
  const { editor, draft, edit, select, selected, setDrawn } = useEditing();
  const said = (name: string): void => notify.success(`${name} was added.`, { undo: undoLater(editor, 'tree') });
  const group = (kind: GroupKind): void => {
    const added = addGroup(draft.tree, kind);
    edit('', () => added.tree);
    said(added.id);
  };
  const appliance = (kind: ApplianceKind): void => {
    const added = addApplianceOnBranch(draft.tree, kind);
    edit('', () => added.tree);
    setDrawn('gas');
    said(added.id);
  };
  const pipe = (system: System): void => {
    // Added to the selected pipe, or at the start of its system.
    const chosen = segmentsOf(draft.tree).find(({ id }) => id === selected);
    const first = segmentsOf(draft.tree).find((one) => one.system === system);
    const parent = chosen?.system === system ? chosen.id : (first?.id ?? 'source');
    const added = addSegment(draft.tree, system, parent);
    edit('', () => added.tree);
    select(added.id);
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button leftSection={<IconPlus size={18} aria-hidden />}>Add</Button>
      </Menu.Target>
      <Menu.Dropdown mah="min(70vh, 480px)" style={{ overflowY: 'auto' }}>
        <Menu.Label>Group of fixtures</Menu.Label>
        {GROUP_KINDS.map((kind) => (
          <Menu.Item key={kind} onClick={() => group(kind)}>
            {GROUPS[kind].label}
          </Menu.Item>
        ))}
        <Menu.Label>Gas appliance</Menu.Label>
        {APPLIANCE_KINDS.map((kind) => (
          <Menu.Item key={kind} onClick={() => appliance(kind)}>
            {USUAL_APPLIANCES[kind].label}
          </Menu.Item>
        ))}
        <Menu.Label>Pipe</Menu.Label>
        {SYSTEMS.map((system) => (
          <Menu.Item key={system} onClick={() => pipe(system)}>
            {SYSTEM_LABELS[system]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
