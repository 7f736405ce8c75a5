import { Button, Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { changeApplication, changeContractBook } from '@/domain/contract/money/api';
import { retainageFindings } from '@/domain/contract/law/retainageLaw';
import { certifiedCentsSoFar, certifiedOnes, openOne, termsNow } from '@/domain/contract/money/billing';
import { PROJECT_KIND_LABELS } from '@/domain/contract/money/book';
import { projectOf, type Finding } from '@/domain/contract/money/findings';
import { scheduleFault } from '@/domain/contract/money/schedule';
import type { PriceType } from '@/domain/contract/record/state';
import { useToday } from '@/entities/company/useToday';
import { newId } from '@/lib/ids';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { useCarryOut } from '@/ui/feedback/useCarryOut';
import { formatDate } from '@/ui/format/dateTime';
import { DetailList } from '@/ui/layout/DetailList';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import type { ContractTabProps } from '../../contractTabs';
import { useContractMoney, type ContractMoney } from '../../hooks/useContractMoney';
import { ApplicationEditor } from './ApplicationEditor';
import { ApplicationList } from './ApplicationList';
import { DepositSection } from './DepositSection';
import { Figures } from './Figures';
import { FindingNotices } from './FindingNotices';
import { MoneyGate } from './MoneyGate';
import { RetainageDialog } from './RetainageDialog';
import { retainageText } from './retainageText';
import { SubmittedApplication } from './SubmittedApplication';
import { TermsDialog } from './TermsDialog';

/** Progress billing: pay applications based on the schedule of values, each of which becomes an invoice. */
export function BillingTab({ contract }: ContractTabProps) {
  const money = useContractMoney(contract);
  const mayChange = useCan()('update', 'contracts') && money.isOpen;
  const open = openOne(money.applications);
  return (
    <MoneyGate money={money}>
      <DepositSection money={money} mayChange={mayChange} />
      <BilledSoFar money={money} mayChange={mayChange} hasOpen={open !== null} />
      {open?.state === 'draft' && (
        <ApplicationEditor key={`${open.id} ${open.revision}`} money={money} application={open} />
      )}
      {open?.state === 'submitted' && open.copy && (
        <SubmittedApplication money={money} application={open} copy={open.copy} mayChange={mayChange} />
      )}
      <ApplicationList money={money} mayChange={mayChange} />
      <TermsSection money={money} mayChange={mayChange} />
    </MoneyGate>
  );
}

/** Billing basis of contracts without a fixed price. */
const HOW_BILLED: Record<PriceType, string> = {
  fixed: '',
  unit: 'Unit prices: an application takes what was installed of each line. Quantities beyond the estimate are billed at the same price and marked.',
  'cost-plus':
    'Cost plus: an application takes what the work has cost, and the fee follows from it. A line’s expected cost is not a limit.',
  'not-to-exceed':
    'Not to exceed: an application takes what the work has cost, and the fee follows from it, up to the contract sum. Lines without costs can be billed by amount.',
};

type PartProps = { money: ContractMoney; mayChange: boolean };

function BilledSoFar({ money, mayChange, hasOpen }: PartProps & { hasOpen: boolean }) {
  const today = useToday();
  const { isBusy, carryOut } = useCarryOut();
  const { records, book, sumCents, contract } = money;
  const last = certifiedOnes(money.applications).at(-1);
  const heldCents = last?.copy?.line5Cents ?? 0;
  const certifiedCents = certifiedCentsSoFar(records);
  const fault = scheduleFault(book.lines, book.originalSumCents);
  const begin = (isRelease: boolean) =>
    carryOut(() =>
      callFunction(changeApplication, {
        contractId: money.contract.id,
        applicationId: newId(),
        revision: '',
        change: {
          kind: 'save',
          fields: {
            periodFrom: last?.periodEnd ?? '',
            periodEnd: last && last.periodEnd > today ? last.periodEnd : today,
            entries: [],
            materials: [],
            retainage: isRelease ? { ...termsNow(records), method: 'fixed', fixedCents: 0 } : null,
            note: '',
          },
        },
      }),
    );
  return (
    <Section
      title="Billed so far"
      actions={
        mayChange &&
        !hasOpen && (
          <Group gap="xs">
            {heldCents > 0 && (
              <Button variant="default" loading={isBusy} onClick={() => void begin(true)}>
                Release retainage
              </Button>
            )}
            <Button
              leftSection={<IconPlus size={18} aria-hidden />}
              loading={isBusy}
              disabled={fault !== ''}
              onClick={() => void begin(false)}
            >
              New application
            </Button>
          </Group>
        )
      }
    >
      <OneColumn gap="sm">
        <Figures
          items={[
            { label: 'Contract sum to date', cents: sumCents },
            { label: 'Completed and stored', cents: last?.copy?.line4Cents ?? 0 },
            { label: 'Certified', cents: certifiedCents },
            { label: 'Retainage held', cents: heldCents },
            { label: 'Still to be certified', cents: sumCents - certifiedCents },
          ]}
        />
        {fault !== '' && <InlineNotice tone="warning">{fault}</InlineNotice>}
        {HOW_BILLED[contract.priceType] !== '' && (
          <Text size="sm" c="dimmed">
            {HOW_BILLED[contract.priceType]}
          </Text>
        )}
      </OneColumn>
    </Section>
  );
}

function TermsSection({ money, mayChange }: PartProps) {
  const [isOpen, setIsOpen] = useState<'terms' | 'retainage' | null>(null);
  const { book, contract, revision } = money;
  const { terms } = book;
  const { timeZone } = useSession().company;
  const findings = retainageFindings(projectOf(book), termsNow(money.records)).map(({ message, basis }): Finding => ({
    severity: 'warning',
    lineId: '',
    message,
    basis,
  }));
  return (
    <Section
      title="Billing terms"
      actions={
        mayChange && (
          <Group gap="xs">
            {book.frozenAt === '' && (
              <Button variant="default" onClick={() => setIsOpen('retainage')}>
                Retainage
              </Button>
            )}
            <Button variant="default" onClick={() => setIsOpen('terms')}>
              Edit terms
            </Button>
          </Group>
        )
      }
    >
      <OneColumn gap="sm">
        <DetailList
          items={[
            { label: 'Retainage', value: retainageText(termsNow(money.records)) },
            { label: 'Kind of work', value: PROJECT_KIND_LABELS[terms.project] },
            { label: 'State', value: terms.state },
            { label: 'Days to pay', value: String(terms.paymentDays) },
            { label: 'First day of work', value: formatDate(terms.firstFurnishedOn, timeZone) },
          ]}
        />
        <FindingNotices findings={findings} />
        <Text size="sm" c="dimmed">
          Bills of a contract carry no tax of their own: where tax applies, the contract sum includes it.
        </Text>
        {isOpen === 'terms' && <TermsDialog money={money} onClose={() => setIsOpen(null)} />}
        {isOpen === 'retainage' && (
          <RetainageDialog
            title="Retainage"
            terms={terms.retainage}
            onSave={async (retainage) =>
              void (await callFunction(changeContractBook, {
                contractId: contract.id,
                revision,
                change: { kind: 'terms', terms: { ...terms, retainage } },
              }))
            }
            onClose={() => setIsOpen(null)}
          />
        )}
      </OneColumn>
    </Section>
  );
}
