import { Button, Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Paper } from '@/domain/paper/schema';
import { downloadFile } from '@/lib/downloadFile';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { PageSpinner } from '@/ui/feedback/PageSpinner';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import classes from './BrandPreview.module.css';

/** Debounce, so that typing doesn't render a PDF per letter. */
const QUIET_MS = 600;

type Made = { file: Blob; address: string };

/** Shows the actual PDF, rendered again once the kit hasn't changed for a moment. Phones can't embed PDFs, so there it opens separately. */
export function PdfPreview({ paper }: { paper: Paper }) {
  const [made, setMade] = useState<Made | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const isPhone = useIsPhone();

  useEffect(() => {
    let isLeft = false;
    const make = async (): Promise<void> => {
      try {
        const { renderPdf } = await import('@/documents/pdf/pdfInBrowser');
        const file = await renderPdf(paper);
        if (!isLeft) setMade({ file, address: URL.createObjectURL(file) });
      } catch (failure) {
        if (!isLeft) setError(failure);
      }
    };
    const timer = setTimeout(() => void make(), QUIET_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [paper, attempt]);
  useEffect(() => () => URL.revokeObjectURL(made?.address ?? ''), [made]);

  if (error !== null) {
    const retry = (): void => {
      setError(null);
      setAttempt(attempt + 1);
    };
    return <ErrorState title="The PDF could not be made" error={error} onRetry={retry} />;
  }
  if (!made) return <PageSpinner label="Making the PDF" />;
  return (
    <>
      {!isPhone && (
        <iframe title="PDF in your colors" src={`${made.address}#toolbar=0&view=FitH`} className={classes['frame']} />
      )}
      <Group mt="sm">
        <Button variant="default" component="a" href={made.address} target="_blank" rel="noreferrer">
          Open the PDF
        </Button>
        <Button variant="subtle" onClick={() => downloadFile('sample-invoice.pdf', made.file)}>
          Download
        </Button>
      </Group>
    </>
  );
}
