import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { readingsReport } from '@/domain/diagnostics/report/readingsReport';
import type { Diagnostic } from '@/domain/diagnostics/record/schema';
import { findingsOf } from '@/domain/finding/queries';
import { pageSizeOf, printedCompany } from '@/domain/paper/header';
import { photosOfSubject } from '@/domain/photo/queries';
import type { Stored } from '@/domain/record/schema';
import { useMakePdf } from '@/entities/paper/useMakePdf';
import { formatDateTime } from '@/ui/format/dateTime';

/** Creates the customer's report on a set of readings on the device, one at a time. */
export function useReadingsPdf(): { isMaking: boolean; download: (record: Stored<Diagnostic>) => Promise<void> } {
  const { repository } = useWorkspace();
  const session = useSession();
  const can = useCan();
  const { isMaking, make } = useMakePdf();
  const { company } = session;

  const reportOf = async (record: Stored<Diagnostic>) => {
    const [findings, photos] = await Promise.all([
      can('read', 'findings') ? repository(collections.findings).getAll(findingsOf('source.id', record.id)) : [],
      can('read', 'photos')
        ? repository(collections.photos).getAll(photosOfSubject({ subjectId: record.id, itemId: '' }))
        : [],
    ]);
    const measuredText = formatDateTime(record.measuredAt, company.timeZone);
    const report = readingsReport({
      record,
      findings,
      photos: photos.map(({ url, caption }) => ({ url, caption })),
      measuredText,
    });
    return { report, company: printedCompany(company), pageSize: pageSizeOf(company) };
  };

  const download = (record: Stored<Diagnostic>): Promise<void> =>
    make(async ({ renderFieldReport }) => {
      const printed = await reportOf(record);
      const { title, number } = printed.report;
      return {
        named: { title, number: `${number} ${title}`, company: printed.company },
        file: await renderFieldReport(printed),
      };
    });
  return { isMaking, download };
}
