import { readTree } from '@/domain/plumbing/record/tree';
import type { ViewedPlumbing } from '@/domain/plumbing/record/viewed';
import { plumbingReport } from '@/domain/plumbing/report/plumbingReport';
import type { ReportSource } from '@/entities/calculation/CalculationDetailsPage';
import { useUnits } from '@/entities/calculation/useUnits';
import { useMakePdf } from '@/entities/paper/useMakePdf';
import { AppError } from '@/lib/appError';

export type PermitSheetSource = ReportSource<ViewedPlumbing>;

/** Creates the permit sheet on the device, in the chosen units, one at a time. */
export function usePermitSheet(): { isMaking: boolean; download: (source: PermitSheetSource) => Promise<void> } {
  const { system } = useUnits();
  const { isMaking, make } = useMakePdf();
  const download = ({ viewed, ...head }: PermitSheetSource): Promise<void> =>
    make(async ({ renderPermitSheet }) => {
      const { tree } = readTree(viewed.tree);
      if (!tree) throw new AppError({ code: 'invalid', userMessage: 'The pipes cannot be read.' });
      return {
        named: { title: viewed.title, number: `${viewed.number} ${viewed.title}`, company: head.company },
        file: await renderPermitSheet({ report: plumbingReport(viewed, tree, system), ...head }),
      };
    });
  return { isMaking, download };
}
