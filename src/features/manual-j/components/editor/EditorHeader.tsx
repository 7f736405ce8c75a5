import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconFileDescription, IconPencil } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { paths } from '@/lib/paths';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import { useUnits } from '@/entities/calculation/useUnits';
import { ShareLink } from '@/entities/public-document/ShareLink';
import { UndoButtons } from '@/entities/calculation/UndoButtons';
import { UnitSwitch } from '@/entities/calculation/UnitSwitch';
import { useEditing, useFields } from './editingContext';
import { SavedNote } from '@/entities/calculation/SavedNote';

/** Name, customer, whether it is saved, and what can be done with the calculation. */
export function EditorHeader() {
  const { editor } = useFields();
  const { record, draft, saved, canUndo, canRedo, showField } = useEditing();
  const session = useSession();
  const { system } = useUnits();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const mayEstimate = can(session, 'create', 'estimates') && can(session, 'read', 'customers');
  // What was typed a moment ago belongs into the estimate too.
  const toEstimate = async (): Promise<void> => {
    await editor.save();
    await navigate(paths.estimateNewFromLoad(record.id, system));
  };
  return (
    <PageHeader
      title={draft.title}
      back={{ to: paths.manualJ, label: 'Manual J' }}
      badge={
        <ActionIcon aria-label="Rename this calculation" onClick={() => showField('title')}>
          <IconPencil size={18} aria-hidden />
        </ActionIcon>
      }
      subtitle={
        <>
          {record.number}
          {draft.customerId !== '' && (
            <>
              {' · '}
              <RouterLink underline="always" to={paths.customerDetails(draft.customerId)}>
                {draft.customerName || 'Customer'}
              </RouterLink>
            </>
          )}
          {draft.address !== '' && ` · ${draft.address}`}
          {' · '}
          <SavedNote saved={saved} onSave={() => void editor.save()} />
        </>
      }
      actions={
        <>
          <UndoButtons editor={editor} canUndo={canUndo} canRedo={canRedo} />
          <UnitSwitch isShort={isPhone} />
          <ShareLink kind="load-calculation" subjectId={record.id} collection="manualJ" view={paths.manualJView} />
          {isPhone && (
            <Menu position="bottom-end">
              <Menu.Target>
                <ActionIcon variant="default" size={44} aria-label="More actions">
                  <IconDots size={18} aria-hidden />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                {mayEstimate && <Menu.Item onClick={() => void toEstimate()}>Add to estimate</Menu.Item>}
                <Menu.Item component={Link} to={paths.manualJView(record.id)}>
                  View report
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          )}
          {mayEstimate && !isPhone && (
            <Button
              variant="default"
              leftSection={<IconFileDescription size={18} aria-hidden />}
              onClick={() => void toEstimate()}
            >
              Add to estimate
            </Button>
          )}
          {!isPhone && (
            <LinkButton to={paths.manualJView(record.id)} variant="default">
              View report
            </LinkButton>
          )}
        </>
      }
    />
  );
}
