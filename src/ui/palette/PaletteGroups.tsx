import { Spotlight } from '@mantine/spotlight';
import type { PaletteAction } from './paletteActions';

type PaletteGroupsProps = { actions: readonly PaletteAction[] };

/** The palette's entries under their groups, in the order in which the groups first appear. */
export function PaletteGroups({ actions }: PaletteGroupsProps) {
  const groups = [...new Set(actions.map((action) => action.group ?? ''))];
  return groups.map((group) => {
    const members = actions.filter((action) => (action.group ?? '') === group);
    const entries = members.map(({ id, label, description, icon, onTrigger }) => (
      <Spotlight.Action
        key={id}
        label={label}
        leftSection={icon}
        onClick={onTrigger}
        {...(description !== undefined && { description })}
      />
    ));
    return group === '' ? (
      entries
    ) : (
      <Spotlight.ActionsGroup key={group} label={group}>
        {entries}
      </Spotlight.ActionsGroup>
    );
  });
}
