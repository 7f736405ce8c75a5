import { Modal, Text } from '@mantine/core';
import { z } from 'zod';
import { callFunction } from '@/data/callables';
import { creditLimitOf, mayCollect, refundLimitOf, RIGHT_LIMIT_CENTS, seesCosts } from '@/domain/access/rights';
import { ROLE_LABELS } from '@/domain/access/roles';
import { amountCents } from '@/domain/money/schema';
import { changeMemberRights } from '@/domain/team/api';
import { userName, type User } from '@/domain/user/schema';
import { notify } from '@/ui/feedback/notify';
import { FormMoney } from '@/ui/forms/FormMoney';
import { FormSwitch } from '@/ui/forms/FormSwitch';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Pair } from '@/ui/layout/Pair';
import { useForgetMembers } from './useForgetMembers';

const limit = amountCents.max(RIGHT_LIMIT_CENTS, 'At most 1,000,000');
const schema = z.object({
  collects: z.boolean(),
  seesCosts: z.boolean(),
  creditLimitCents: limit,
  refundLimitCents: limit,
});

/** Edits one person's extra permissions beyond their role. They apply from that person's next action, on every device. */
export function MemberRightsDialog({ member, onClose }: { member: User; onClose: () => void }) {
  const name = userName(member);
  const forgetMembers = useForgetMembers();
  const form = useSchemaForm({
    schema,
    initialValues: {
      collects: mayCollect(member),
      seesCosts: seesCosts(member),
      creditLimitCents: creditLimitOf(member),
      refundLimitCents: refundLimitOf(member),
    },
  });
  return (
    <Modal opened onClose={onClose} title={`What ${name} may do`} size="lg">
      <OneColumn>
        <Text size="sm" c="dimmed">
          In addition to what comes with the role “{ROLE_LABELS[member.role]}”.
        </Text>
        <SchemaForm
          form={form}
          submitLabel="Save"
          onCancel={onClose}
          onSubmit={async (rights) => {
            await callFunction(changeMemberRights, { uid: member.id, rights });
            await forgetMembers();
            notify.success(`Saved. It holds from the next thing ${name} does.`);
            onClose();
          }}
        >
          <FormSwitch
            form={form}
            name="collects"
            label="Bill and collect on site"
            description="After “Finish”: the invoice of their own job, paid by link, card, cash or check, and its receipt."
          />
          <FormSwitch
            form={form}
            name="seesCosts"
            label="See costs and margins"
            description="What parts and hours cost the company, and what is left of a price."
          />
          <Pair>
            <FormMoney
              form={form}
              name="creditLimitCents"
              label="Credit notes up to"
              description="Each. 0 = none."
              currencySymbol="$"
            />
            <FormMoney
              form={form}
              name="refundLimitCents"
              label="Refunds up to"
              description="At a time. 0 = none."
              currencySymbol="$"
            />
          </Pair>
        </SchemaForm>
      </OneColumn>
    </Modal>
  );
}
