import { Button, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { changeContractBook } from '@/domain/contract/money/api';
import type { Clock } from '@/domain/contract/money/book';
import { basisOfClock, businessDaysText, clocksOf } from '@/domain/contract/money/clocks';
import { promptPayKnown } from '@/domain/contract/money/paymentDue';
import { promptPayText } from '@/domain/contract/money/paymentWords';
import { preliminaryNoticesFor } from '@/domain/contract/law/lienLaw';
import { doubtOf } from '@/domain/law/datedRule';
import { useToday } from '@/entities/company/useToday';
import { daysBetween } from '@/lib/calendar';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDate } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import { DayInput } from '@/ui/forms/DayInput';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Section } from '@/ui/layout/Section';
import type { Tone } from '@/ui/tone';
import type { ContractTabProps } from '../../contractTabs';
import { useContractLog } from '../../hooks/useContractLog';
import { useContractMoney, type ContractMoney } from '../../hooks/useContractMoney';
import { PaymentDerivation } from './PaymentDerivation';

/** Shows a contract's deadlines: preliminary notices under state law, payments due, and payments to pass on. */
export function ClocksSection({ contract }: ContractTabProps) {
  const { timeZone } = useSession().company;
  const money = useContractMoney(contract);
  const { log } = useContractLog(contract.id);
  const mayChange = useCan()('update', 'contracts');
  const [served, setServed] = useState<Clock | null>(null);
  if (money.isLoading || money.error || !money.isOpen) return null;
  const clocks = clocksOf(money.book, money.applications, timeZone, log);
  const { state, firstFurnishedOn } = money.book.terms;
  return (
    <Section title="Deadlines">
      {clocks.length === 0 ? (
        <Text size="sm" c="dimmed">
          {state === '' || firstFurnishedOn === ''
            ? 'Enter the state and the first day of work in the billing terms: the deadline of the preliminary notice is counted from them.'
            : preliminaryNoticesFor({ ...money.book.terms, firstFurnishedOn }).length === 0
              ? `Preliminary notice: not researched here for ${state}. Its law may ask for one: check it.`
              : 'No deadlines right now.'}
        </Text>
      ) : (
        <LinedList label="Deadlines">
          {clocks.map((clock) => (
            <ClockRow
              key={clock.id}
              money={money}
              clock={clock}
              mayChange={mayChange}
              onServed={() => setServed(clock)}
            />
          ))}
        </LinedList>
      )}
      {clocks.some(({ kind, doneOn }) => kind === 'notice' && doneOn === '') && (
        <Text size="sm" c="dimmed">
          {`Preliminary notices count from ${formatDate(firstFurnishedOn, timeZone)}, the first day of work in the billing terms. Change it there if work began on another day.`}
        </Text>
      )}
      <Text size="sm" c="dimmed" mt="xs">
        {promptPayText(promptPayKnown(money.book), money.book.terms)}
      </Text>
      {served && <ServedDialog money={money} clock={served} onClose={() => setServed(null)} />}
    </Section>
  );
}

type ClockRowProps = { money: ContractMoney; clock: Clock; mayChange: boolean; onServed: () => void };

function ClockRow({ money, clock, mayChange, onServed }: ClockRowProps) {
  const today = useToday();
  const { timeZone } = useSession().company;
  const { kind, label, dueOn, doneOn } = clock;
  const basis = basisOfClock(clock);
  const date = (day: string): string => formatDate(day, timeZone);
  const { tone, text } = standing(clock, today, date);
  const source = basis
    ? [
        basis.note,
        businessDaysText(money.book, clock),
        doubtOf(basis),
        `Checked ${date(basis.checkedOn)} (${basis.confidence} confidence).`,
        'Verify it.',
      ]
    : [];
  return (
    <LinedRow
      title={label}
      details={
        <>
          {dueOn !== '' && doneOn === '' && `Last day ${date(dueOn)}. `}
          {kind !== 'notice' && doneOn === '' && <PaymentDerivation money={money} clock={clock} />}
          {source.filter(Boolean).join(' ')}
        </>
      }
    >
      <StatusBadge tone={tone} label={text} />
      {mayChange && kind !== 'payment' && doneOn === '' && (
        <Button variant="default" onClick={onServed}>
          {kind === 'notice' ? 'Mark as served' : 'Mark as paid'}
        </Button>
      )}
    </LinedRow>
  );
}

function standing(
  { kind, warnOn, dueOn, doneOn }: Clock,
  today: string,
  date: (day: string) => string,
): { tone: Tone; text: string } {
  if (doneOn !== '') return { tone: 'success', text: `${kind === 'notice' ? 'Served' : 'Paid'} ${date(doneOn)}` };
  if (dueOn === '') return { tone: 'warning', text: 'See the rule' };
  const days = daysBetween(today, dueOn);
  if (days < 0) return { tone: 'danger', text: `${formatCount(-days, 'day')} late` };
  return { tone: warnOn <= today ? 'warning' : 'info', text: `${formatCount(days, 'day')} left` };
}

type ServedDialogProps = { money: ContractMoney; clock: Clock; onClose: () => void };

function ServedDialog({ money, clock, onClose }: ServedDialogProps) {
  const today = useToday();
  const [on, setOn] = useState(today);
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const save = () =>
    submit(async () => {
      await callFunction(changeContractBook, {
        contractId: money.contract.id,
        revision: money.revision,
        change: { kind: 'served', ruleId: clock.kind === 'notice' ? clock.ruleId : clock.id, on },
      });
      onClose();
    });
  return (
    <Modal
      opened
      onClose={onClose}
      title={clock.kind === 'notice' ? 'The notice was served' : 'Everyone entitled to a share was paid'}
    >
      <OneColumn>
        <DayInput label="On" value={on} maxDate={today} onChange={setOn} />
        <SubmitNotice fault={fault} isSlow={isSlow} />
        <div>
          <Button loading={isBusy} disabled={on === ''} onClick={() => void save()}>
            Record it
          </Button>
        </div>
      </OneColumn>
    </Modal>
  );
}
