import { Button, Modal, Select } from '@mantine/core';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { startAgreement } from '@/domain/agreement/record/api';
import { notify } from '@/ui/feedback/notify';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import { OneColumn } from '@/ui/layout/OneColumn';

const WAYS = ['By phone', 'In person', 'Signed on paper', 'By e-mail'];

/** Records how the customer agreed elsewhere, with who entered it and when. */
export function StartDialog({ agreementId, onClose }: { agreementId: string; onClose: () => void }) {
  const [note, setNote] = useState('By phone');
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const start = () =>
    submit(async () => {
      await callFunction(startAgreement, { agreementId, note });
      notify.success('The agreement is running.');
      onClose();
    });
  return (
    <Modal opened onClose={onClose} title="The customer agreed">
      <OneColumn>
        <Select
          label="How did the customer agree?"
          description="Recorded with your name and the time."
          data={WAYS}
          value={note}
          onChange={(value) => setNote(value ?? 'By phone')}
          allowDeselect={false}
        />
        <SubmitNotice fault={fault} isSlow={isSlow} />
        <div>
          <Button loading={isBusy} onClick={() => void start()}>
            Start the agreement
          </Button>
        </div>
      </OneColumn>
    </Modal>
  );
}
