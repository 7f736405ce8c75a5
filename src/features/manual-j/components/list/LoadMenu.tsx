import { ActionIcon, Menu } from '@mantine/core';
import { IconCopy, IconDots, IconEye, IconFileDescription, IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import type { LoadProject } from '@/domain/load-calc/project/schema';
import type { Stored } from '@/domain/record/schema';
import { paths } from '@/lib/paths';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { useLoadActions } from '../../hooks/useLoadActions';

type LoadMenuProps = {
  project: Stored<LoadProject>;
  /** On the calculation's own page: that is left when the calculation is gone. */
  isOnPage?: boolean;
  /** Where its results go into an estimate, where no button beside the menu leads there; ''. */
  estimateTo?: string;
};

/** What can be done to a calculation as a whole. */
export function LoadMenu({ project, isOnPage = false, estimateTo = '' }: LoadMenuProps) {
  const isPhone = useIsPhone();
  const { role, features } = useSession();
  const navigate = useNavigate();
  const { duplicate, remove } = useLoadActions();
  const mayEdit = can({ role, features }, 'update', 'manualJ');
  const removeHere = async (): Promise<void> => {
    if ((await remove(project)) && isOnPage) await navigate(paths.manualJ, { replace: true });
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
            onClick={() => void navigate(paths.manualJEdit(project.id))}
          >
            Open
          </Menu.Item>
        )}
        {!isOnPage && (
          <Menu.Item
            leftSection={<IconEye size={18} aria-hidden />}
            onClick={() => void navigate(paths.manualJView(project.id))}
          >
            View report
          </Menu.Item>
        )}
        {can({ role, features }, 'create', 'manualJ') && (
          <Menu.Item leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void duplicate(project)}>
            Duplicate
          </Menu.Item>
        )}
        {can({ role, features }, 'delete', 'manualJ') && (
          <Menu.Item color="red" leftSection={<IconTrash size={18} aria-hidden />} onClick={() => void removeHere()}>
            Delete…
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
