import type { Estimate } from '@/domain/estimate/schema';
import type { Stored } from '@/domain/record/schema';
import { DownloadPdfButton } from '@/entities/paper/DownloadPdfButton';
import { PaperView } from '@/entities/paper/PaperView';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { useEstimatePaper } from '../hooks/useEstimatePaper';

/** The estimate's paper on the screen and as a PDF, or why there is none. */
export function EstimatePaper({ estimate }: { estimate: Stored<Estimate> }) {
  const { paper, fault } = useEstimatePaper(estimate, estimate.id);
  if (paper) {
    return (
      <>
        <PaperView paper={paper} />
        <div>
          <DownloadPdfButton paper={paper} />
        </div>
      </>
    );
  }
  return (
    <InlineNotice tone="danger" title="It cannot be shown yet">
      {fault}
    </InlineNotice>
  );
}
