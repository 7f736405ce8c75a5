import { Group, Text } from '@mantine/core';
import { paths } from '@/lib/paths';
import { AuthCard } from '@/ui/layout/AuthCard';
import { PublicLayout } from '@/ui/layout/PublicLayout';
import { LinkButton } from '@/ui/links/LinkButton';
import { SignOutButton } from './SignOutButton';

/** Shown when an invitation is opened while someone else is signed in. */
export const InvitedSomebodyElse = ({ invited, signedIn }: { invited: string; signedIn: string }) => (
  <PublicLayout>
    <AuthCard title="This invitation is for someone else" subtitle={`You are signed in as ${signedIn}.`}>
      <Text size="sm" mb="md">
        It was sent to {invited}. If that is you, too, sign out and open the link again; an invitation counts for its
        address only.
      </Text>
      <Group gap="sm">
        <SignOutButton />
        <LinkButton variant="default" to={paths.start}>
          Stay signed in
        </LinkButton>
      </Group>
    </AuthCard>
  </PublicLayout>
);
