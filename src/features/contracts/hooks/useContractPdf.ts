import { useSession } from '@/data/react/WorkspaceProvider';
import { sumBeforeOrder, type ChangeOrderRecord } from '@/domain/contract/money/changeOrder';
import { applicationReport, changeOrderReport, waiverReport, type PaperOf } from '@/domain/contract/money/papers';
import type { LienWaiver } from '@/domain/contract/money/lienWaiver';
import type { ApplicationCopy, PayApplication } from '@/domain/contract/money/payApplication';
import type { FieldReport } from '@/domain/field-report/fieldReport';
import { pageSizeOf, printedCompany } from '@/domain/paper/header';
import type { Stored } from '@/domain/record/schema';
import { useMakePdf } from '@/entities/paper/useMakePdf';
import { formatDate } from '@/ui/format/dateTime';
import type { ContractMoney } from './useContractMoney';

/** Builds a contract's documents as printable reports. */
export function useContractReports(money: ContractMoney) {
  const { company } = useSession();
  const { contract, book, orders } = money;
  const of: PaperOf = { contract, companyName: company.name, date: (day) => formatDate(day, company.timeZone) };
  return {
    company: printedCompany(company),
    pageSize: pageSizeOf(company),
    order: (order: Stored<ChangeOrderRecord>): FieldReport =>
      changeOrderReport(order, sumBeforeOrder(book, orders, order), of),
    application: (application: PayApplication, copy: ApplicationCopy): FieldReport =>
      applicationReport(application, copy, of),
    waiver: (waiver: LienWaiver): FieldReport =>
      waiverReport(
        waiver,
        {
          claimant: waiver.direction === 'given' ? company.name : waiver.partyName,
          owner: contract.customerName,
          job: [contract.title, contract.propertyAddress].filter(Boolean).join(', '),
        },
        of,
      ),
  };
}

/** Creates PDFs of a contract's documents on the device, one at a time. */
export function useContractPdf(money: ContractMoney) {
  const { company, pageSize, ...reports } = useContractReports(money);
  const { isMaking, make } = useMakePdf();
  const download = (report: FieldReport): Promise<void> =>
    make(async ({ renderFieldReport }) => ({
      named: { title: report.kind, number: report.number, company },
      file: await renderFieldReport({ report, company, pageSize }),
    }));
  return {
    isMaking,
    order: (order: Stored<ChangeOrderRecord>) => download(reports.order(order)),
    application: (application: PayApplication, copy: ApplicationCopy) =>
      download(reports.application(application, copy)),
    waiver: (waiver: LienWaiver) => download(reports.waiver(waiver)),
  };
}
