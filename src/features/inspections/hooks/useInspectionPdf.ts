import type { ViewedInspection } from '@/domain/inspection/viewed';
import { useMakePdf } from '@/entities/paper/useMakePdf';
import { inspectionPaper, type ReportHead } from '../inspectionPaper';

/** Creates a report's PDF on the device, one at a time. */
export function useInspectionPdf() {
  const { isMaking, make } = useMakePdf();
  const download = (viewed: ViewedInspection, head: ReportHead): Promise<void> =>
    make(async ({ renderInspection }) => ({
      named: { title: viewed.title, number: `${viewed.number} ${viewed.title}`, company: head.company },
      file: await renderInspection(inspectionPaper(viewed, head)),
    }));
  return { isMaking, download };
}
