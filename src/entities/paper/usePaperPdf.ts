import { useCallback, useState } from 'react';
import { pdfFileName } from '@/documents/fileName';
import type { Paper } from '@/domain/paper/schema';
import { downloadFile } from '@/lib/downloadFile';
import { notify } from '@/ui/feedback/notify';

/** Makes PDFs on the device, one at a time. The engine is loaded with the first one. */
export function usePaperPdf(): { isMaking: boolean; download: (paper: Paper) => Promise<void> } {
  const [isMaking, setIsMaking] = useState(false);
  const download = useCallback(async (paper: Paper): Promise<void> => {
    setIsMaking(true);
    try {
      const { renderPdf } = await import('@/documents/pdf/pdfInBrowser');
      downloadFile(pdfFileName(paper), await renderPdf(paper));
    } catch (error) {
      console.error(error);
      notify.error('The PDF could not be made. Check the connection and try again.');
    } finally {
      setIsMaking(false);
    }
  }, []);
  return { isMaking, download };
}
