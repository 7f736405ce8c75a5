import { Button, Text } from '@mantine/core';
import { IconFileZip } from '@tabler/icons-react';
import { collections } from '@/data/collections';
import { useCan } from '@/data/react/useCan';
import { useLiveRecords } from '@/data/react/useLiveRecords';
import { useWorkspace } from '@/data/react/WorkspaceProvider';
import { changeOrderName } from '@/domain/contract/money/changeOrder';
import type { LienWaiver } from '@/domain/contract/money/lienWaiver';
import { applicationName } from '@/domain/contract/money/payApplication';
import { ofContract } from '@/domain/contract/money/queries';
import { photosOfJob } from '@/domain/photo/queries';
import type { FieldReport } from '@/domain/field-report/fieldReport';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { fetchedBytes } from '@/lib/fetchedBytes';
import { formatCount } from '@/ui/format/quantities';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { contractFiles } from '../../closeoutContract';
import { closeoutTables, fileNamePart, withOwnLogo, type CloseoutFile } from '../../closeoutFiles';
import type { ContractTabProps } from '../../contractTabs';
import { useCloseout } from '../../hooks/useCloseout';
import { useContractLog } from '../../hooks/useContractLog';
import { useContractMoney, type ContractMoney } from '../../hooks/useContractMoney';
import { useContractReports } from '../../hooks/useContractPdf';
import { MoneyGate } from './MoneyGate';

/** Packs everything about a contract into one file for the owner: documents as PDFs, lists as tables, and the job's photos. */
export function CloseoutTab({ contract }: ContractTabProps) {
  const money = useContractMoney(contract);
  const api = useContractLog(contract.id);
  const waivers = useLiveRecords(collections.lienWaivers, ofContract(contract.id));
  const filesOf = useCloseoutFiles(money, waivers.records);
  const { done, isRunning, stoppedBy, missing, start, resume } = useCloseout(
    `${fileNamePart(`closeout ${contract.number}`)}.zip`,
  );
  return (
    <MoneyGate
      money={money}
      also={{ isLoading: api.isLoading || waivers.isLoading, error: api.error ?? waivers.error }}
    >
      <Section
        title="Closeout pack"
        description="The signed contract and its exhibits, applications, change orders and lien waivers as PDF, the schedule, costs and requests as tables, and the photos of the job."
      >
        <OneColumn gap="sm">
          {done && (
            <div>
              <ProgressBar label="Files written" value={done.of === 0 ? 0 : (100 * done.count) / done.of} />
              <Text size="sm" c="dimmed">
                {done.count} of {formatCount(done.of, 'file')}
              </Text>
            </div>
          )}
          {stoppedBy !== '' && <InlineNotice tone="warning">{stoppedBy}</InlineNotice>}
          {missing.length > 0 && (
            <InlineNotice tone="warning" title="Not in the pack">
              {missing.map((line) => (
                <div key={line}>{line}</div>
              ))}
            </InlineNotice>
          )}
          <div>
            {stoppedBy === '' ? (
              <Button
                leftSection={<IconFileZip size={18} aria-hidden />}
                loading={isRunning}
                onClick={() => void start(() => filesOf(closeoutTables(money, api.log)))}
              >
                Make the pack
              </Button>
            ) : (
              <Button onClick={() => void resume()}>Continue</Button>
            )}
          </div>
        </OneColumn>
      </Section>
    </MoneyGate>
  );
}

/** Lists the package's files in order. Documents and photos are produced only when their turn comes. */
function useCloseoutFiles(
  money: ContractMoney,
  waivers: readonly LienWaiver[],
): (tables: readonly CloseoutFile[]) => Promise<CloseoutFile[]> {
  const { repository } = useWorkspace();
  const can = useCan();
  const { company: printed, pageSize, ...reports } = useContractReports(money);
  return async (tables) => {
    // Load the code before the first file, so that a package in progress never needs any.
    const { renderFieldReport } = await import('@/documents/pdf/pdfInBrowser');
    const company = await withOwnLogo(printed);
    const paper = (name: string, report: () => FieldReport): CloseoutFile => ({
      name: `${name}.pdf`,
      make: async () => {
        const file = await renderFieldReport({ report: report(), company, pageSize });
        return new Uint8Array(await file.arrayBuffer());
      },
    });
    const { jobId } = money.contract;
    const photos =
      jobId !== '' && can('read', 'photos') ? await repository(collections.photos).getAll(photosOfJob(jobId)) : [];
    return [
      ...contractFiles(money.contract),
      ...tables,
      ...money.applications.flatMap((application) => {
        const { copy } = application;
        return copy
          ? [paper(`applications/${applicationName(application)}`, () => reports.application(application, copy))]
          : [];
      }),
      ...money.orders.map((order) =>
        paper(`change-orders/${changeOrderName(order)} ${fileNamePart(order.title)}`, () => reports.order(order)),
      ),
      ...waivers.map((waiver) => paper(`lien-waivers/${waiver.number} ${waiver.kind}`, () => reports.waiver(waiver))),
      ...photos.map(({ url, caption }, index): CloseoutFile => ({
        name: `photos/${String(index + 1).padStart(3, '0')} ${fileNamePart(caption)}.jpg`,
        make: () => fetchedBytes(url),
      })),
    ];
  };
}
