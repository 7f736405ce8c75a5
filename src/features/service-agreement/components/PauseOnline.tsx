import { Button, Modal, Select, Text } from '@mantine/core';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { pauseMyAgreement } from '@/domain/agreement/record/api';
import { pauseEnds } from '@/domain/agreement/record/memberPause';
import type { ViewedAgreement } from '@/domain/agreement/record/viewed';
import { calendarDay } from '@/lib/dates';
import { formatDate } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { OneColumn } from '@/ui/layout/OneColumn';

type PauseOnlineProps = { token: string; agreement: ViewedAgreement; timeZone: string };

/** Lets the member pause for some months without a call, after showing the effect on bills and visits. */
export function PauseOnline({ token, agreement, timeZone }: PauseOnlineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [months, setMonths] = useState('1');
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const { pauseMonths } = agreement;
  if (pauseMonths === 0) return null;
  const until = formatDate(pauseEnds(calendarDay(timeZone), Number(months)), timeZone);
  const pause = () =>
    submit(async () => {
      await callFunction(pauseMyAgreement, { token, change: { kind: 'pause', months: Number(months) } });
      setIsOpen(false);
    });
  return (
    <>
      <Button variant="text" onClick={() => setIsOpen(true)}>
        Pause my agreement
      </Button>
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} title="Pause my agreement">
        <OneColumn>
          <Select
            label="For how long?"
            allowDeselect={false}
            data={Array.from({ length: pauseMonths }, (_, index) => ({
              value: String(index + 1),
              label: formatCount(index + 1, 'month'),
            }))}
            value={months}
            onChange={(value) => setMonths(value ?? '1')}
          />
          <Text>
            From today until {until}, nothing is billed and no visit becomes due. Member prices pause, too. Your next
            bill, your open visits and the end of your term move back by the same number of days, so nothing you have
            paid for is lost.
          </Text>
          <Text size="sm" c="dimmed">
            It resumes automatically on {until}. You can resume sooner on this page. A visit that is already scheduled
            stays scheduled.
          </Text>
          <SubmitNotice fault={fault} isSlow={isSlow} />
          <div>
            <Button loading={isBusy} onClick={() => void pause()}>
              Pause until {until}
            </Button>
          </div>
        </OneColumn>
      </Modal>
    </>
  );
}

/** Ends a pause that the member made. */
export function ResumeOnline({ token }: { token: string }) {
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  return (
    <OneColumn gap="sm">
      <SubmitNotice fault={fault} isSlow={isSlow} />
      <div>
        <Button
          loading={isBusy}
          onClick={() =>
            void submit(async () => {
              await callFunction(pauseMyAgreement, { token, change: { kind: 'resume' } });
            })
          }
        >
          Resume now
        </Button>
      </div>
    </OneColumn>
  );
}
