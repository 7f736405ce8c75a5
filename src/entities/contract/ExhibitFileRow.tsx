import { Button, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ExhibitFile } from '@/domain/contract/record/parts';
import { AppError } from '@/lib/appError';
import { downloadFile } from '@/lib/downloadFile';
import { fetchedBytes } from '@/lib/fetchedBytes';
import { fileSizeText } from '@/lib/fileSize';
import { sha256Hex } from '@/lib/sha256Hex';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';

/** Shows an exhibit's file with its hash and download: only the exact file whose hash is signed is delivered. */
export function ExhibitFileRow({ exhibit, file }: { exhibit: string; file: ExhibitFile }) {
  const { isBusy, carryOut } = useCarryOut();
  const { name, url, sizeBytes, sha256 } = file;
  const download = async (): Promise<void> => {
    const bytes = await fetchedBytes(url);
    if (bytes === null) throw new AppError({ code: 'not-found', userMessage: 'This file no longer exists.' });
    if ((await sha256Hex(bytes)) !== sha256)
      throw new AppError({
        code: 'conflict',
        userMessage: 'This is not the file that was attached: its hash differs. Ask the company for the original.',
      });
    downloadFile(name, new Blob([bytes]));
  };
  return (
    <LinedList label={`File of ${exhibit}`}>
      <LinedRow
        title={`${name} (${fileSizeText(sizeBytes)})`}
        details={
          <Text component="span" size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {`SHA-256 ${sha256}`}
          </Text>
        }
      >
        <Button
          className="no-print"
          variant="default"
          loading={isBusy}
          leftSection={<IconDownload size={18} aria-hidden />}
          aria-label={`Download ${name}`}
          onClick={() => void carryOut(download)}
        >
          Download
        </Button>
      </LinedRow>
    </LinedList>
  );
}
