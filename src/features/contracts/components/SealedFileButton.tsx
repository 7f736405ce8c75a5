import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { callFunction } from '@/data/callables';
import { readSealedContract } from '@/domain/contract/record/api';
import { downloadBase64 } from '@/lib/downloadBase64';
import { useCarryOut } from '@/ui/feedback/useCarryOut';

type SealedFileButtonProps = { of: { token: string } | { contractId: string; orderId?: string; version: number } };

/** Downloads the sealed PDF: the signed contract with its certificate. */
export function SealedFileButton({ of }: SealedFileButtonProps) {
  const { isBusy, carryOut } = useCarryOut();
  const download = async (): Promise<void> => {
    const { fileName, base64 } = await callFunction(readSealedContract, of);
    downloadBase64(fileName, base64, 'application/pdf');
  };
  return (
    <Button
      variant="default"
      loading={isBusy}
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={() => void carryOut(download)}
    >
      Download signed PDF
    </Button>
  );
}
