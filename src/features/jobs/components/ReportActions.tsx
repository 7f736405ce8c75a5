import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, IconFileTypePdf, IconPrinter, IconSend } from '@tabler/icons-react';
import { useCan } from '@/data/react/useCan';
import type { Job } from '@/domain/job/schema';
import type { Paper } from '@/domain/paper/schema';
import type { ReportParts } from '@/domain/public-document/schema';
import type { Stored } from '@/domain/record/schema';
import { usePaperPdf } from '@/entities/paper/usePaperPdf';
import { copyCustomerLink, takeBackCustomerLink } from '@/entities/public-document/customerLink';
import { LinkMenuItems } from '@/entities/public-document/LinkMenuItems';
import { paths } from '@/lib/paths';
import { useCarryOut } from '@/ui/feedback/useCarryOut';

type ReportActionsProps = {
  job: Stored<Job>;
  paper: Paper;
  parts: ReportParts;
  /** Whether there is finished work to send. */
  isDone: boolean;
  onSend: () => void;
};

/** Lets the user send, print or download the report, or share it under a link that can be revoked. */
export function ReportActions({ job, paper, parts, isDone, onSend }: ReportActionsProps) {
  const can = useCan();
  const { isMaking, download } = usePaperPdf();
  const { isBusy, carryOut } = useCarryOut();
  const mayShare = isDone && can('progress', 'jobs');
  const subject = { kind: 'service-report' as const, subjectId: job.id };

  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            variant="default"
            size={36}
            loading={isBusy || isMaking}
            aria-label="More actions for this report"
          >
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
            Print
          </Menu.Item>
          <Menu.Item leftSection={<IconFileTypePdf size={18} aria-hidden />} onClick={() => void download(paper)}>
            Download PDF
          </Menu.Item>
          {mayShare && (
            <>
              <Menu.Divider />
              <LinkMenuItems
                onCopy={() => void carryOut(() => copyCustomerLink({ ...subject, report: parts }, '', paths.jobReport))}
                onRevoke={() => void carryOut(() => takeBackCustomerLink(subject))}
              />
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {mayShare && (
        <Button leftSection={<IconSend size={18} aria-hidden />} onClick={onSend}>
          Send report…
        </Button>
      )}
    </>
  );
}
