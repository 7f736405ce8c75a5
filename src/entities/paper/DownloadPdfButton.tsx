import { Button, type ButtonProps } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import type { Paper } from '@/domain/paper/schema';
import { usePaperPdf } from './usePaperPdf';

type DownloadPdfButtonProps = ButtonProps & { paper: Paper };

/** Creates the PDF and downloads it. In the meantime the button says so and ignores further clicks. */
export function DownloadPdfButton({ paper, ...button }: DownloadPdfButtonProps) {
  const { isMaking, download } = usePaperPdf();
  return (
    <Button
      variant="default"
      leftSection={<IconFileTypePdf size={18} aria-hidden />}
      {...button}
      loading={isMaking}
      onClick={() => void download(paper)}
    >
      Download PDF
    </Button>
  );
}
