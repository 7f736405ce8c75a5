import { Button, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import type { Agreement } from '@/domain/agreement/record/schema';
import { unitOfAgreement } from '@/domain/agreement/record/unit';
import { businessUnitName } from '@/domain/business-unit/units';
import type { Stored } from '@/domain/record/schema';
import { useBillingSettings } from '@/entities/billing/useBillingSettings';
import { AppError } from '@/lib/appError';
import { formatCount } from '@/ui/format/quantities';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { DetailList } from '@/ui/layout/DetailList';
import { OneColumn } from '@/ui/layout/OneColumn';
import { MaintenanceUnitField } from './MaintenanceUnitField';

type MoveUnitDialogProps = {
  agreement: Stored<Agreement>;
  onMove: (businessUnitId: string, name: string) => Promise<void>;
  onClose: () => void;
};

/** Moves a running agreement to another business unit, after showing what changes and what stays. */
export function MoveUnitDialog({ agreement, onMove, onClose }: MoveUnitDialogProps) {
  const { units } = useBillingSettings().settings;
  const now = unitOfAgreement(units, agreement);
  const [unit, setUnit] = useState(now);
  const isSame = unitOfAgreement(units, { businessUnitId: unit }) === now;
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const named = (businessUnitId: string): string => {
    const id = unitOfAgreement(units, { businessUnitId });
    return id === '' ? 'the company' : businessUnitName(units, id);
  };
  const billed = agreement.bills.filter(({ invoiceId }) => invoiceId !== '').length;
  const planned = agreement.visits.filter(({ state }) => state === 'scheduled').length;
  const move = () =>
    submit(async () => {
      if (isSame) throw new AppError({ code: 'invalid', userMessage: 'Choose another unit.' });
      await onMove(unit, named(unit));
      onClose();
    });
  return (
    <Modal opened size="lg" onClose={onClose} title="Move to another business unit">
      <OneColumn>
        <MaintenanceUnitField value={unit} onChange={setUnit} />
        <DetailList
          columns={1}
          items={[
            { label: 'Now', value: named(now) },
            {
              label: 'From now on',
              value: isSame
                ? ''
                : `Bills, letters, the customer’s page and visits that are planned after this use the name ${named(unit)}`,
              isHiddenWhenEmpty: true,
            },
            {
              label: 'Stays as it is',
              value: `${billed === 0 ? 'Nothing is billed yet' : `${formatCount(billed, 'bill')} so far, including drafts, and how reports show them`}${
                planned === 0
                  ? ''
                  : `; ${formatCount(planned, 'visit')} that ${planned === 1 ? 'is' : 'are'} on the schedule already`
              }`,
            },
          ]}
        />
        <Text size="sm" c="dimmed">
          The price, term and agreed terms do not change.
        </Text>
        <SubmitNotice fault={fault} isSlow={isSlow} />
        <div>
          <Button loading={isBusy} onClick={() => void move()}>
            Move the agreement
          </Button>
        </div>
      </OneColumn>
    </Modal>
  );
}
