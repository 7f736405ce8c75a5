import type * as renderers from '@/documents/pdf/pdfInBrowser';
import { useCallback, useState } from 'react';
import { pdfFileName } from '@/documents/fileName';
import { downloadFile } from '@/lib/downloadFile';
import { notify } from '@/ui/feedback/notify';

type Renderers = typeof renderers;
type Made = { named: Parameters<typeof pdfFileName>[0]; file: Blob };

/**
 * Creates PDFs on the device, one at a time, and downloads them. The engine loads with the first one; the `work` callback gets it and
 * returns the file and the parts of its name. Failures are reported.
 */
export function useMakePdf(): {
  isMaking: boolean;
  make: (work: (engine: Renderers) => Promise<Made>) => Promise<void>;
} {
  const [isMaking, setIsMaking] = useState(false);
  const make = useCallback(async (work: (engine: Renderers) => Promise<Made>): Promise<void> => {
    setIsMaking(true);
    try {
      const { named, file } = await work(await import('@/documents/pdf/pdfInBrowser'));
      downloadFile(pdfFileName(named), file);
    } catch (error) {
      console.error(error);
      notify.error('The PDF could not be made. Check the connection and try again.');
    } finally {
      setIsMaking(false);
    }
  }, []);
  return { isMaking, make };
}
