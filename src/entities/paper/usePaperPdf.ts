import type { Paper } from '@/domain/paper/schema';
import { useMakePdf } from './useMakePdf';

/** Creates PDFs of documents on the device, one at a time. */
export function usePaperPdf(): { isMaking: boolean; download: (paper: Paper) => Promise<void> } {
  const { isMaking, make } = useMakePdf();
  const download = (paper: Paper): Promise<void> =>
    make(async ({ renderPdf }) => ({ named: paper, file: await renderPdf(paper) }));
  return { isMaking, download };
}
