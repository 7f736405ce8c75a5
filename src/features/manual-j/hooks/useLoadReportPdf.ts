import { useCallback, useState } from 'react';
import { pdfFileName } from '@/documents/fileName';
import { readHouse } from '@/domain/load-calc/project/house';
import type { ViewedLoad } from '@/domain/load-calc/project/viewed';
import { loadReport } from '@/domain/load-calc/report/loadReport';
import type { Paper, PaperCompany } from '@/domain/paper/schema';
import { AppError } from '@/lib/appError';
import { downloadFile } from '@/lib/downloadFile';
import { notify } from '@/ui/feedback/notify';
import { useUnits } from '@/entities/load-calculation/useUnits';

export type LoadReportSource = {
  viewed: ViewedLoad;
  company: PaperCompany;
  pageSize: Paper['pageSize'];
  dateText: string;
};

/** Makes the report on the device, in the chosen units, one at a time. The engine of PDFs is loaded with the first one. */
export function useLoadReportPdf(): { isMaking: boolean; download: (source: LoadReportSource) => Promise<void> } {
  const { system } = useUnits();
  const [isMaking, setIsMaking] = useState(false);
  const download = useCallback(
    async ({ viewed, company, pageSize, dateText }: LoadReportSource): Promise<void> => {
      setIsMaking(true);
      try {
        const { inputs } = readHouse(viewed.house);
        if (!inputs) throw new AppError({ code: 'invalid', userMessage: 'The house cannot be read.' });
        const { renderLoadReport } = await import('@/documents/pdf/pdfInBrowser');
        const file = await renderLoadReport({
          report: loadReport(viewed, inputs, system),
          company,
          pageSize,
          dateText,
        });
        downloadFile(
          pdfFileName({
            title: viewed.title,
            number: [viewed.number, viewed.title].filter(Boolean).join(' '),
            company,
          }),
          file,
        );
      } catch (error) {
        console.error(error);
        notify.error('The PDF could not be made. Check the connection and try again.');
      } finally {
        setIsMaking(false);
      }
    },
    [system],
  );
  return { isMaking, download };
}
