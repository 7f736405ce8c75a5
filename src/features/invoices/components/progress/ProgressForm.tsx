import { Button, Group, Radio, Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useSaveRecord } from '@/data/react/useSaveRecord';
import { grossOf, totalsOf } from '@/domain/billing/parts';
import { calculateProgress, type Completion } from '@/domain/billing/progress';
import { progressDraft } from '@/domain/invoice/progressDraft';
import { formatCents } from '@/domain/money/format';
import { RATE_ONE_PPM } from '@/domain/money/limits';
import { multiplyDivide } from '@/domain/money/rounding';
import { ExplainAmount } from '@/entities/billing/ExplainAmount';
import { userMessageOf } from '@/lib/appError';
import { newId } from '@/lib/ids';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { PlainList } from '@/ui/layout/PlainList';
import { Section } from '@/ui/layout/Section';
import type { ProgressOrigin } from '../../hooks/useProgressOrigin';
import { newInvoice } from '../../newInvoice';
import { BillFigures } from './BillFigures';
import { PercentInput } from './PercentInput';
import classes from './progress.module.css';

/** Edits percent complete, overall or by line item, and shows the resulting bill with its calculation. */
export function ProgressForm({ estimate, draft, contract, billedBefore, today }: ProgressOrigin) {
  const navigate = useNavigate();
  const { create } = useSaveRecord(collections.invoices);
  const [id] = useState(() => newId());
  const billedOf = useMemo(
    () =>
      new Map(
        contract.map((part) => [part.id, totalsOf(billedBefore.filter((billed) => billed.id === part.id)).totalCents]),
      ),
    [contract, billedBefore],
  );
  const sharePpm = (partId: string, wholeCents: number): number =>
    wholeCents === 0 ? 0 : Math.min(RATE_ONE_PPM, multiplyDivide(billedOf.get(partId) ?? 0, RATE_ONE_PPM, wholeCents));
  const [kind, setKind] = useState<Completion['kind']>('overall');
  const [overallPpm, setOverallPpm] = useState(RATE_ONE_PPM);
  const [perPart, setPerPart] = useState<Record<string, number>>(() =>
    Object.fromEntries(contract.map((part) => [part.id, sharePpm(part.id, grossOf(part))])),
  );
  const [isExplained, setIsExplained] = useState(false);
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();

  const completion: Completion = useMemo(
    () => (kind === 'overall' ? { kind, ppm: overallPpm } : { kind, ppm: perPart }),
    [kind, overallPpm, perPart],
  );
  const bill = useMemo(() => {
    try {
      return { result: calculateProgress({ contract, billedBefore, completion }), fault: '' };
    } catch (error) {
      return { result: null, fault: userMessageOf(error) };
    }
  }, [contract, billedBefore, completion]);
  const { currency } = estimate.document;
  const money = (cents: number): string => formatCents(cents, { currency });
  const now = new Map(bill.result?.parts.map((part) => [part.id, grossOf(part)]));

  const make = () =>
    submit(async () => {
      const input = progressDraft({ draft, estimate, billedBefore, completion, today });
      await create(newInvoice(input), { id, label: `${input.draftNumber} ${input.title}` });
      await navigate(paths.invoice(id), { replace: true });
    });
  return (
    <Stack>
      <Section title="Work completed">
        <Stack>
          <Radio.Group
            label="Finished"
            value={kind}
            onChange={(value) => setKind(value === 'perPart' ? 'perPart' : 'overall')}
          >
            <Group mt={4}>
              <Radio value="overall" label="As a whole" />
              <Radio value="perPart" label="Line by line" />
            </Group>
          </Radio.Group>
          {kind === 'overall' && (
            <PercentInput label="Percent complete overall" ppm={overallPpm} onChange={setOverallPpm} />
          )}
          <PlainList gap="sm" aria-label="Lines of the contract">
            {contract.map((part) => (
              <li key={part.id} className={classes.part}>
                <div>
                  {part.name}
                  <div className={classes.second}>
                    Contract {money(grossOf(part))} with tax · billed before {money(billedOf.get(part.id) ?? 0)}
                  </div>
                </div>
                {kind === 'perPart' && (
                  <PercentInput
                    label={`Percent complete of ${part.name}`}
                    ppm={perPart[part.id] ?? 0}
                    onChange={(ppm) => setPerPart({ ...perPart, [part.id]: ppm })}
                  />
                )}
                <strong className={classes.amount}>{money(now.get(part.id) ?? 0)}</strong>
              </li>
            ))}
          </PlainList>
        </Stack>
      </Section>
      <Section title="This bill">
        {bill.result ? (
          <BillFigures bill={bill.result} currency={currency} onExplain={() => setIsExplained(true)} />
        ) : (
          <InlineNotice tone="warning">{bill.fault}</InlineNotice>
        )}
      </Section>
      <SubmitNotice fault={fault} isSlow={isSlow} />
      <Group justify="flex-end">
        <Button onClick={() => void make()} loading={isBusy} disabled={!bill.result}>
          Create the bill
        </Button>
      </Group>
      {isExplained && bill.result && (
        <ExplainAmount node={bill.result.derivation} currency={currency} onClose={() => setIsExplained(false)} />
      )}
    </Stack>
  );
}
