import { Button, Group } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useMemo } from 'react';
import { contractPaper } from '@/domain/contract/record/paper';
import { useSession } from '@/data/react/WorkspaceProvider';
import { useToday } from '@/entities/company/useToday';
import { ContractPaperView } from '@/entities/contract/ContractPaperView';
import { downloadFile } from '@/lib/downloadFile';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { OneColumn } from '@/ui/layout/OneColumn';
import type { ContractTabProps } from '../contractTabs';

/** Shows what would be signed if the draft went out today. The law collection loads with it. */
export function DraftPaper({ contract }: ContractTabProps) {
  const { company } = useSession();
  const today = useToday();
  const { isBusy, carryOut } = useCarryOut();
  const paper = useMemo(
    () => contractPaper({ contract, company, version: contract.version + 1, today }),
    [contract, company, today],
  );
  const download = async (): Promise<void> => {
    const { renderContract } = await import('@/documents/pdf/pdfInBrowser');
    downloadFile(
      `Contract ${paper.number} draft.pdf`,
      await renderContract({ company: paper.company, paper, certificate: null }),
    );
  };
  return (
    <OneColumn>
      <Group gap="xs" className="no-print">
        <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
          Print
        </Button>
        <Button
          variant="default"
          loading={isBusy}
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => void carryOut(download)}
        >
          Download PDF
        </Button>
      </Group>
      <ContractPaperView paper={paper} />
    </OneColumn>
  );
}
