import { Group, Stack, Text } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Mend } from '@/domain/access/explainFeature';
import type { RouteExplanation } from '@/domain/access/explainRoute';
import type { User } from '@/domain/user/schema';
import { formatDate } from '@/ui/format/dateTime';
import { MendButton } from './MendButton';

const DECIDED_BY: Record<RouteExplanation['decidedBy'], string> = {
  included: 'Included',
  plan: 'Plan',
  flag: 'Flag',
  withdrawn: 'Withdrawn',
  stripe: 'Stripe',
  role: 'Role',
  opened: 'Sign-in',
  unknown: 'Unknown',
};

type WhyTextProps = {
  why: { decidedBy: RouteExplanation['decidedBy']; sentence: string; until: string; mend: Mend | null };
  member: User;
  isOwner: boolean;
};

/** Explains the deciding factor in a sentence, with the fix next to it. */
export function WhyText({ why: { decidedBy, sentence, until, mend }, member, isOwner }: WhyTextProps) {
  const { company } = useSession();
  return (
    <Stack gap="xs">
      <Text size="sm">
        <strong>{DECIDED_BY[decidedBy]}.</strong> {sentence}{' '}
        {until !== '' && `This holds until ${formatDate(until, company.timeZone)}.`}
      </Text>
      {mend && (
        <Group gap="xs">
          <MendButton mend={mend} member={member} isOwner={isOwner} />
        </Group>
      )}
    </Stack>
  );
}
