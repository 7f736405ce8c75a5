import { Button, Menu } from '@mantine/core';
import { IconDots, IconFileTypePdf, IconPencil, IconRepeat } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { reopenedFields } from '@/domain/inspection/assess';
import type { Inspection } from '@/domain/inspection/schema';
import type { ViewedInspection } from '@/domain/inspection/viewed';
import { pageSizeOf, printedCompany } from '@/domain/paper/header';
import type { Stored } from '@/domain/record/schema';
import { ShareLink } from '@/entities/public-document/ShareLink';
import { useDelete } from '@/entities/record/useDelete';
import { usePressedChange } from '@/entities/record/usePressedChange';
import { paths } from '@/lib/paths';
import { confirmAction } from '@/ui/feedback/confirm';
import { notify } from '@/ui/feedback/notify';
import { LinkButton } from '@/ui/links/LinkButton';
import { useInspectionPdf } from '../hooks/useInspectionPdf';
import { useReinspect } from '../hooks/useReinspect';

type ViewActionsProps = {
  record: Stored<Inspection>;
  /** Printable contents of the report. */ viewed: ViewedInspection;
  /** Whether photos are still loading. */ isIncomplete: boolean;
};

/** Actions on a report: share it, continue it, reinspect failed items. */
export function ViewActions({ record, viewed, isIncomplete }: ViewActionsProps) {
  const session = useSession();
  const can = useCan();
  const { company } = session;
  const navigate = useNavigate();
  const change = usePressedChange(collections.inspections);
  const remove = useDelete(collections.inspections);
  const { reinspect, isStarting } = useReinspect(record);
  const pdf = useInspectionPdf();
  const isOpen = record.state === 'in-progress';
  const mayReopen = !isOpen && can('delete', 'inspections');
  const reopen = async (): Promise<void> => {
    const isSure = await confirmAction({
      title: 'Open this inspection again?',
      message: 'Its answers can be changed then, and it has to be completed again.',
      confirmLabel: 'Open again',
    });
    if (!isSure) return;
    try {
      await change(record, reopenedFields(), record.number);
      await navigate(paths.inspectionFill(record.id));
    } catch (error) {
      notify.error(error);
    }
  };
  const removeHere = async (): Promise<void> => {
    const words = {
      name: record.number,
      message: 'The answers are permanently deleted. Findings and photos stay with the customer and the job.',
    };
    if (await remove(record.id, words)) await navigate(paths.inspections, { replace: true });
  };
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button variant="default" aria-label="More" px={10}>
            <IconDots size={18} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => window.print()}>Print</Menu.Item>
          {mayReopen && <Menu.Item onClick={() => void reopen()}>Open again</Menu.Item>}
          {can('delete', 'inspections') && (
            <Menu.Item color="var(--fw-danger-fg)" onClick={() => void removeHere()}>
              Delete
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {!isOpen && (
        <ShareLink kind="inspection" subjectId={record.id} collection="inspections" view={paths.inspectionView} />
      )}
      {record.state === 'failed' && can('create', 'inspections') && (
        <Button
          variant="default"
          loading={isStarting}
          leftSection={<IconRepeat size={18} aria-hidden />}
          onClick={() => void reinspect()}
        >
          Re-inspect
        </Button>
      )}
      {isOpen && can('update', 'inspections') ? (
        <LinkButton to={paths.inspectionFill(record.id)} leftSection={<IconPencil size={18} aria-hidden />}>
          Continue
        </LinkButton>
      ) : (
        <Button
          // Until all photos are loaded, the PDF would be missing some.
          loading={pdf.isMaking || isIncomplete}
          leftSection={<IconFileTypePdf size={18} aria-hidden />}
          onClick={() =>
            void pdf.download(viewed, {
              company: printedCompany(company),
              pageSize: pageSizeOf(company),
              timeZone: company.timeZone,
            })
          }
        >
          PDF
        </Button>
      )}
    </>
  );
}
