import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { downloadSealed, type SealedFileOf } from '../signerLinks';

/** Downloads the sealed PDF: the signed contract with its certificate. */
export function SealedFileButton({ of }: { of: SealedFileOf }) {
  const { isBusy, carryOut } = useCarryOut();
  return (
    <Button
      variant="default"
      loading={isBusy}
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={() => void carryOut(() => downloadSealed(of))}
    >
      Download signed PDF
    </Button>
  );
}
