import { Button, Group, Text, Textarea } from '@mantine/core';
import { useMemo, useState, type ReactNode } from 'react';
import { callFunction } from '@/data/callables';
import { changeApplication, type ApplicationChange } from '@/domain/contract/money/api';
import { termsNow } from '@/domain/contract/money/billing';
import { applicationName, type PayApplication } from '@/domain/contract/money/payApplication';
import { isBilledByCost } from '@/domain/contract/record/state';
import type { Stored } from '@/domain/record/schema';
import { confirmAction } from '@/ui/feedback/confirm';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { DayInput } from '@/ui/forms/DayInput';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { Pair } from '@/ui/layout/Pair';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import { useApplicationDraft } from '../../hooks/useApplicationDraft';
import { useContractLog } from '../../hooks/useContractLog';
import type { ContractMoney } from '../../hooks/useContractMoney';
import { BilledCosts } from './BilledCosts';
import { ContinuationSheet } from './ContinuationSheet';
import { FindingNotices } from './FindingNotices';
import { howBilled } from './howBilled';
import { MaterialList } from './MaterialList';
import { RetainageDialog } from './RetainageDialog';
import { retainageText } from './retainageText';
import { SummaryFigures } from './SummaryFigures';

type ApplicationEditorProps = { money: ContractMoney; application: Stored<PayApplication> };

/** Edits a draft pay application: the continuation sheet and its totals. */
export function ApplicationEditor({ money, application }: ApplicationEditorProps) {
  const { log } = useContractLog(money.contract.id);
  const draft = useApplicationDraft(money.records, application, log);
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const { input, lines, names, findings, quantities, fees } = draft;
  const byLine = useMemo(
    // If a line has both, the error takes precedence over the warning.
    () => new Map(findings.toSorted((a, b) => (a.severity < b.severity ? 1 : -1)).map((each) => [each.lineId, each])),
    [findings],
  );
  const how = useMemo(() => howBilled(quantities, input.costs, fees), [quantities, input.costs, fees]);
  const call = (change: ApplicationChange, revision = application.revision) =>
    callFunction(changeApplication, {
      contractId: application.contractId,
      applicationId: application.id,
      revision,
      change,
    });
  const save = () =>
    submit(async () => {
      await call({ kind: 'save', fields: input });
      notify.success(`Application ${applicationName(application)} saved.`);
    });
  const send = () => submit(async () => void (await call({ kind: 'submit' })));
  const remove = async (): Promise<void> => {
    const isMeant = await confirmAction({
      title: `Delete application ${applicationName(application)}`,
      message: 'Everything entered in it will be lost. Certified applications stay as they are.',
      confirmLabel: 'Delete draft',
      tone: 'danger',
    });
    if (isMeant) await submit(async () => void (await call({ kind: 'delete' })));
  };
  return (
    <>
      <Section title={`Application ${applicationName(application)}`}>
        <OneColumn gap="sm">
          <Pair>
            <DayInput
              label="Period from"
              value={input.periodFrom}
              isClearable
              onChange={(periodFrom) => draft.change({ periodFrom })}
            />
            <DayInput
              label="Period to"
              value={input.periodEnd}
              onChange={(periodEnd) => {
                if (periodEnd !== '') draft.change({ periodEnd });
              }}
            />
          </Pair>
          <ContinuationSheet
            how={how}
            lines={lines}
            names={names}
            findings={byLine}
            isFixed={false}
            onChange={draft.changeEntry}
          />
        </OneColumn>
      </Section>
      {isBilledByCost(money.contract.priceType) && (
        <BilledCosts
          money={money}
          log={log}
          input={input}
          fault={draft.costFault}
          onChange={(costs) => draft.change({ costs })}
        />
      )}
      <MaterialList
        materials={input.materials}
        lineIds={lines.filter(({ storedCents }) => storedCents !== 0).map(({ id }) => id)}
        names={names}
        onChange={(materials) => draft.change({ materials })}
      />
      <SummarySection money={money} draft={draft}>
        <SubmitNotice fault={fault} isSlow={isSlow} />
        <Group justify="space-between" mt="sm">
          <Button variant="subtle" color="red" onClick={() => void remove()}>
            Delete draft
          </Button>
          <Group gap="xs">
            {draft.isChanged && (
              <Text size="sm" c="dimmed">
                Save it first, then submit it.
              </Text>
            )}
            <Button variant="default" loading={isBusy} disabled={!draft.isChanged} onClick={() => void save()}>
              Save draft
            </Button>
            <Button loading={isBusy} disabled={draft.isChanged || !draft.isRight} onClick={() => void send()}>
              Submit
            </Button>
          </Group>
        </Group>
      </SummarySection>
    </>
  );
}

type SummarySectionProps = {
  money: ContractMoney;
  draft: ReturnType<typeof useApplicationDraft>;
  /** Buttons for the application's actions. */
  children: ReactNode;
};

/** Shows an application's total, its retainage, and a note to the owner. */
function SummarySection({ money, draft, children }: SummarySectionProps) {
  const [isChangingTerms, setIsChangingTerms] = useState(false);
  const terms = draft.input.retainage ?? termsNow(money.records);
  return (
    <>
      <Section
        title="Summary"
        description={`Retainage: ${retainageText(terms)}${draft.input.retainage === null ? '' : ', from this application on'}`}
        actions={
          <Group gap="xs">
            {draft.input.retainage !== null && (
              <Button variant="subtle" onClick={() => draft.change({ retainage: null })}>
                As before
              </Button>
            )}
            <Button variant="default" onClick={() => setIsChangingTerms(true)}>
              Change retainage
            </Button>
          </Group>
        }
      >
        <OneColumn gap="sm">
          {draft.result ? (
            <SummaryFigures summary={draft.result} />
          ) : (
            <InlineNotice tone="danger">
              Correct the marked lines. Their amounts are outside the allowed range.
            </InlineNotice>
          )}
          <FindingNotices findings={draft.warnings} />
          <Textarea
            label="Note"
            autosize
            minRows={2}
            maxLength={2000}
            value={draft.input.note}
            onChange={(event) => draft.change({ note: event.currentTarget.value })}
          />
          {children}
        </OneColumn>
      </Section>
      {isChangingTerms && (
        <RetainageDialog
          title="Retainage from this application on"
          terms={terms}
          onSave={(retainage) => {
            draft.change({ retainage });
            return Promise.resolve();
          }}
          onClose={() => setIsChangingTerms(false)}
        />
      )}
    </>
  );
}
