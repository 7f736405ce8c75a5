import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { changeApplication } from '@/domain/contract/money/api';
import { summaryFindings } from '@/domain/contract/money/findings';
import { applicationName, type ApplicationCopy, type PayApplication } from '@/domain/contract/money/payApplication';
import type { Stored } from '@/domain/record/schema';
import { newId } from '@/lib/ids';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { Section } from '@/ui/layout/Section';
import type { ContractMoney } from '../../hooks/useContractMoney';
import { useContractPdf } from '../../hooks/useContractPdf';
import { CertifyDialog } from './CertifyDialog';
import { ContinuationSheet } from './ContinuationSheet';
import { howOfCopy } from './howBilled';
import { FindingNotices } from './FindingNotices';
import { SummaryFigures } from './SummaryFigures';

type SubmittedApplicationProps = {
  money: ContractMoney;
  application: Stored<PayApplication>;
  copy: ApplicationCopy;
  mayChange: boolean;
};

const NOTHING = new Map<string, never>();
const ignore = (): void => undefined;

/** Shows a submitted application: both sheets as sent, and the architect's response. */
export function SubmittedApplication({ money, application, copy, mayChange }: SubmittedApplicationProps) {
  const [isCertifying, setIsCertifying] = useState(false);
  const { isBusy, carryOut } = useCarryOut();
  const pdf = useContractPdf(money);
  const revise = () =>
    carryOut(() =>
      callFunction(changeApplication, {
        contractId: application.contractId,
        applicationId: application.id,
        revision: application.revision,
        change: { kind: 'revise', newId: newId() },
      }),
    );
  return (
    <Section
      title={`Application ${applicationName(application)}, submitted`}
      actions={
        <Group gap="xs">
          <Button variant="default" loading={pdf.isMaking} onClick={() => void pdf.application(application, copy)}>
            PDF
          </Button>
          {mayChange && (
            <Button variant="default" loading={isBusy} onClick={() => void revise()}>
              Revise
            </Button>
          )}
          {mayChange && <Button onClick={() => setIsCertifying(true)}>Certify</Button>}
        </Group>
      }
    >
      <SummaryFigures summary={copy} />
      <FindingNotices findings={summaryFindings(copy, money.book, money.contract.priceType)} />
      <ContinuationSheet
        how={howOfCopy(copy)}
        lines={copy.lines}
        names={new Map(copy.lines.map((line) => [line.id, line]))}
        findings={NOTHING}
        isFixed
        onChange={ignore}
      />
      {isCertifying && <CertifyDialog application={application} onClose={() => setIsCertifying(false)} />}
    </Section>
  );
}
