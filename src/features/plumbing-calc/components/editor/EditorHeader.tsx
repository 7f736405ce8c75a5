import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconFileDescription } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { useSession } from '@/data/react/WorkspaceProvider';
import { can } from '@/domain/access/permissions';
import { codeText } from '@/domain/plumbing/report/words';
import { SavedNote } from '@/entities/calculation/SavedNote';
import { ShareLink } from '@/entities/public-document/ShareLink';
import { UndoButtons } from '@/entities/calculation/UndoButtons';
import { UnitSwitch } from '@/entities/calculation/UnitSwitch';
import { useUnits } from '@/entities/calculation/useUnits';
import { paths } from '@/lib/paths';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import { useEditing } from './editingContext';

/** Name, customer, code, whether it is saved, and what can be done with the calculation. */
export function EditorHeader() {
  const { editor, record, draft, saved, canUndo, canRedo } = useEditing();
  const session = useSession();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const { system, setSystem } = useUnits();
  const mayEstimate = can(session, 'create', 'estimates') && can(session, 'read', 'customers');
  // What was typed a moment ago belongs into the estimate too.
  const toEstimate = async (): Promise<void> => {
    await editor.save();
    await navigate(paths.estimateNewFromPlumbing(record.id));
  };
  return (
    <PageHeader
      title={draft.title}
      back={{ to: paths.plumbingCalc, label: 'Plumbing' }}
      subtitle={
        <>
          {record.number} · {codeText(draft.tree.code)}
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
          {!isPhone && <UnitSwitch />}
          <ShareLink kind="plumbing" subjectId={record.id} collection="plumbingCalc" view={paths.plumbingCalcView} />
          {isPhone ? (
            <Menu position="bottom-end">
              <Menu.Target>
                <ActionIcon variant="default" size={44} aria-label="More actions">
                  <IconDots size={18} aria-hidden />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                {mayEstimate && <Menu.Item onClick={() => void toEstimate()}>Add to estimate</Menu.Item>}
                <Menu.Item component={Link} to={paths.plumbingCalcView(record.id)}>
                  View permit sheet
                </Menu.Item>
                <Menu.Item onClick={() => setSystem(system === 'us' ? 'si' : 'us')}>
                  {system === 'us' ? 'Show SI units' : 'Show US units'}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          ) : (
            <>
              {mayEstimate && (
                <Button
                  variant="default"
                  leftSection={<IconFileDescription size={18} aria-hidden />}
                  onClick={() => void toEstimate()}
                >
                  Add to estimate
                </Button>
              )}
              <LinkButton to={paths.plumbingCalcView(record.id)} variant="default">
                View permit sheet
              </LinkButton>
            </>
          )}
        </>
      }
    />
  );
}
