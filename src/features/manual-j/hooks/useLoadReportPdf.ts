import { readHouse } from '@/domain/load-calc/project/house';
import type { ViewedLoad } from '@/domain/load-calc/project/viewed';
import { loadReport } from '@/domain/load-calc/report/loadReport';
import { useMakePdf } from '@/entities/paper/useMakePdf';
import { AppError } from '@/lib/appError';
import type { ReportSource } from '@/entities/calculation/CalculationDetailsPage';
import { useUnits } from '@/entities/calculation/useUnits';

export type LoadReportSource = ReportSource<ViewedLoad>;

/** Creates the report on the device, in the chosen units, one at a time. */
export function useLoadReportPdf(): { isMaking: boolean; download: (source: LoadReportSource) => Promise<void> } {
  const { system } = useUnits();
  const { isMaking, make } = useMakePdf();
  const download = ({ viewed, ...head }: LoadReportSource): Promise<void> =>
    make(async ({ renderLoadReport }) => {
      const { inputs } = readHouse(viewed.house);
      if (!inputs) throw new AppError({ code: 'invalid', userMessage: 'The house cannot be read.' });
      const number = [viewed.number, viewed.title].filter(Boolean).join(' ');
      return {
        named: { title: viewed.title, number, company: head.company },
        file: await renderLoadReport({ report: loadReport(viewed, inputs, system), ...head }),
      };
    });
  return { isMaking, download };
}
