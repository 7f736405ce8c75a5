import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconFileDescription } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useCan } from '@/data/react/useCan';
import type { Stored } from '@/domain/record/schema';
import { ShareLink } from '@/entities/public-document/ShareLink';
import { paths } from '@/lib/paths';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import { backTo, type CalculationPlace, type CalculationRecord } from './calculationPlace';
import { SavedNote } from './SavedNote';
import { UndoButtons } from './UndoButtons';
import { UnitSwitch } from './UnitSwitch';
import type { SavedState } from './useCalculationEditing';
import { useUnits } from './useUnits';

type EditorHeadProps<R extends CalculationRecord> = {
  place: CalculationPlace<R>;
  record: Stored<R>;
  draft: Pick<CalculationRecord, 'title' | 'customerId' | 'customerName' | 'address'>;
  editor: { undo: () => void; redo: () => void; save: () => Promise<void> };
  saved: SavedState;
  canUndo: boolean;
  canRedo: boolean;
  /** Shown next to the number: the code it follows. */ facts?: string;
  badge?: ReactNode;
};

/** Renders the name, customer, save status and actions of a calculation being edited. */
export function EditorHead<R extends CalculationRecord>(props: EditorHeadProps<R>) {
  const { place, record, draft, editor, saved, canUndo, canRedo, facts = '', badge } = props;
  const can = useCan();
  const navigate = useNavigate();
  const isPhone = useIsPhone();
  const { system } = useUnits();
  const mayEstimate = can('create', 'estimates') && can('read', 'customers');
  // Text typed a moment ago belongs in the estimate too.
  const toEstimate = async (): Promise<void> => {
    await editor.save();
    await navigate(place.estimateFrom(record.id, system));
  };
  return (
    <PageHeader
      title={draft.title}
      back={backTo(place)}
      badge={badge}
      subtitle={
        <>
          {[record.number, facts].filter(Boolean).join(' · ')}
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
          <ShareLink kind={place.shareKind} subjectId={record.id} collection={place.collection} view={place.view} />
          {isPhone ? (
            <Menu position="bottom-end">
              <Menu.Target>
                <ActionIcon variant="default" size={44} aria-label="More actions">
                  <IconDots size={18} aria-hidden />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                {mayEstimate && <Menu.Item onClick={() => void toEstimate()}>Add to estimate</Menu.Item>}
                <Menu.Item component={Link} to={place.view(record.id)}>
                  View {place.sheet}
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
              <LinkButton to={place.view(record.id)} variant="default">
                View {place.sheet}
              </LinkButton>
            </>
          )}
        </>
      }
    />
  );
}
