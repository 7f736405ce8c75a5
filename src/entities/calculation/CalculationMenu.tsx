import { ActionIcon, Menu } from '@mantine/core';
import { IconCopy, IconDots, IconEye, IconFileDescription, IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { useCan } from '@/data/react/useCan';
import type { Stored } from '@/domain/record/schema';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { type CalculationPlace, type CalculationRecord } from './calculationPlace';
import { useCalculationActions } from './useCalculationActions';

type CalculationMenuProps<R extends CalculationRecord> = {
  place: CalculationPlace<R>;
  project: Stored<R>;
  /** True on the calculation's own page, which is left when the calculation is deleted. */
  isOnPage?: boolean;
  /** URL for adding its results to an estimate, if no button next to the menu links there; ''. */
  estimateTo?: string;
};

/** Renders the actions for a calculation as a whole. */
export function CalculationMenu<R extends CalculationRecord>({
  place,
  project,
  isOnPage = false,
  estimateTo = '',
}: CalculationMenuProps<R>) {
  const isPhone = useIsPhone();
  const can = useCan();
  const navigate = useNavigate();
  const { duplicate, remove } = useCalculationActions(place);
  const mayEdit = can('update', place.collection);
  const removeHere = async (): Promise<void> => {
    if ((await remove(project)) && isOnPage) await navigate(place.list, { replace: true });
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant={isOnPage ? 'default' : 'subtle'}
          color="gray"
          {...(isOnPage && { size: isPhone ? 44 : 36 })}
          aria-label={`More for ${project.title}`}
        >
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {estimateTo !== '' && (
          <Menu.Item
            leftSection={<IconFileDescription size={18} aria-hidden />}
            onClick={() => void navigate(estimateTo)}
          >
            Add to estimate
          </Menu.Item>
        )}
        {mayEdit && !isOnPage && (
          <Menu.Item
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={() => void navigate(place.edit(project.id))}
          >
            Open
          </Menu.Item>
        )}
        {!isOnPage && (
          <Menu.Item
            leftSection={<IconEye size={18} aria-hidden />}
            onClick={() => void navigate(place.view(project.id))}
          >
            View {place.sheet}
          </Menu.Item>
        )}
        {can('create', place.collection) && (
          <Menu.Item leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void duplicate(project)}>
            Duplicate
          </Menu.Item>
        )}
        {can('delete', place.collection) && (
          <Menu.Item
            color="var(--fw-danger-fg)"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => void removeHere()}
          >
            Delete…
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
