import type { Estimate } from '@/domain/estimate/schema';
import type { Stored } from '@/domain/record/schema';
import { DownloadPdfButton } from '@/entities/paper/DownloadPdfButton';
import { PaperView } from '@/entities/paper/PaperView';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { useEstimatePaper } from '../hooks/useEstimatePaper';

/** Shows the estimate as a document and PDF, or why it can't be built. */
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
