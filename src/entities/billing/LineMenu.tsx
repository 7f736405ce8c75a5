import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { LinePlace } from './linePlace';
import type { LineEdits } from './useLineEdits';

type LineMenuProps = {
  id: string;
  index: number;
  count: number;
  /** Name of the line. */
  called: string;
  place?: LinePlace | undefined;
  edits: LineEdits;
  onOpen: (id: string) => void;
};

/** Renders the actions for a line of an option: open, move within it, move or copy to another one, remove. */
export function LineMenu({ id, index, count, called, place, edits, onOpen }: LineMenuProps) {
  const others = place?.places.filter(({ optionId }) => optionId !== place.optionId) ?? [];
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon size={32} aria-label={`More for ${called}`}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onOpen(id)}>Details</Menu.Item>
        <Menu.Item onClick={() => edits.duplicate(id)}>Duplicate</Menu.Item>
        <Menu.Item disabled={index === 0} onClick={() => edits.move(id, index - 1)}>
          Move up
        </Menu.Item>
        <Menu.Item disabled={index === count - 1} onClick={() => edits.move(id, index + 1)}>
          Move down
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>Move to</Menu.Label>
        {others.map(({ optionId, name }) => (
          <Menu.Item key={optionId} aria-label={`Move to ${name}`} onClick={() => place?.onMoveTo(id, optionId)}>
            {name}
          </Menu.Item>
        ))}
        <Menu.Label>Copy to</Menu.Label>
        {others
          .filter(({ optionId }) => optionId !== '')
          .map(({ optionId, name }) => (
            <Menu.Item key={optionId} aria-label={`Copy to ${name}`} onClick={() => place?.onCopyTo(id, optionId)}>
              {name}
            </Menu.Item>
          ))}
        <Menu.Divider />
        <Menu.Item c="var(--fw-danger-fg)" onClick={() => edits.remove(id)}>
          Remove
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
