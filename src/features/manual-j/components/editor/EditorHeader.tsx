import { ActionIcon, Button, Menu, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconDots, IconFileDescription, IconPencil } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { paths } from '@/lib/paths';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import { useUnits } from '@/entities/load-calculation/useUnits';
import { ShareCalculation } from '../share/ShareCalculation';
import { UnitSwitch } from '../UnitSwitch';
import { useEditing, useFields } from './editingContext';
import { SavedNote } from './SavedNote';

/** Name, customer, whether it is saved, and what can be done with the calculation. */
export function EditorHeader() {
  const { editor } = useFields();
  const { record, draft, canUndo, canRedo, showField } = useEditing();
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
          <SavedNote />
        </>
      }
      actions={
        <>
          <Tooltip label="Undo (Ctrl+Z)">
            <ActionIcon variant="default" size={36} aria-label="Undo" disabled={!canUndo} onClick={editor.undo}>
              <IconArrowBackUp size={20} aria-hidden />
            </ActionIcon>
          </Tooltip>
          <Tooltip label="Redo (Ctrl+Shift+Z)">
            <ActionIcon variant="default" size={36} aria-label="Redo" disabled={!canRedo} onClick={editor.redo}>
              <IconArrowForwardUp size={20} aria-hidden />
            </ActionIcon>
          </Tooltip>
          <UnitSwitch isShort={isPhone} />
          <ShareCalculation projectId={record.id} />
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
