import { Button, Group, SimpleGrid } from '@mantine/core';
import { isDemoTab } from '@/data/demo/demoTab';
import { updateOwnUser } from '@/data/profile';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { requestPasswordReset } from '@/data/session/signIn';
import { ROLE_DESCRIPTIONS, ROLE_LABELS } from '@/domain/access/roles';
import { userProfileSchema, type UserProfile } from '@/domain/user/schema';
import { AppError } from '@/lib/appError';
import { paths } from '@/lib/paths';
import { notify } from '@/ui/feedback/notify';
import { FormPhone } from '@/ui/forms/FormPhone';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { DetailList } from '@/ui/layout/DetailList';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { Authenticator } from './Authenticator';
import { SettingsColumn } from './SettingsColumn';
import { SignOutEverywhereButton } from './SignOutEverywhereButton';
import { VisitAlerts } from './VisitAlerts';
import { YourCompanies } from './YourCompanies';

/**
 * Implemented without the record kit: an account has no revisions (functions write it too), and only its owner edits it. Only changes are
 * written, so another device's changes are kept.
 */
function ProfileForm() {
  const workspace = useWorkspace();
  const { uid, user } = useSession();
  const form = useSchemaForm({
    schema: userProfileSchema,
    initialValues: { firstName: user.firstName, lastName: user.lastName, phone: user.phone },
    draftKey: `${uid}:profile`,
  });
  const save = async (profile: UserProfile): Promise<void> => {
    const submitted = form.getValues();
    const changes = Object.fromEntries(
      Object.entries(profile).filter(([field, value]) => value !== form.opened[field as keyof UserProfile]),
    ) as Partial<UserProfile>;
    const isSaved = Object.keys(changes).length === 0 || (await updateOwnUser(workspace, changes));
    if (!isSaved)
      throw new AppError({
        code: 'unknown',
        userMessage: 'Your profile could not be saved. Please try again.',
      });
    form.startAnew(profile, submitted);
    notify.success('Profile saved.');
  };
  return (
    <SchemaForm form={form} onSubmit={save}>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <FormTextInput form={form} name="firstName" label="First name" autoComplete="given-name" isRequired />
        <FormTextInput form={form} name="lastName" label="Last name" autoComplete="family-name" />
      </SimpleGrid>
      <FormPhone form={form} name="phone" label="Phone" />
    </SchemaForm>
  );
}

/** Edits the user's own name, phone, and sign-in. */
export function ProfileSettings() {
  const { user, role } = useSession();
  const resetPassword = (): Promise<void> =>
    requestPasswordReset(user.email).then(
      () => notify.success(`A link to choose a new password is on its way to ${user.email}.`),
      (error: unknown) => notify.error(error),
    );
  const buttons = (
    <Group gap="xs">
      <Button variant="default" onClick={() => void resetPassword()}>
        Change password
      </Button>
      {!isDemoTab() && <SignOutEverywhereButton />}
    </Group>
  );
  return (
    <SettingsColumn>
      <Section title="You">
        <ProfileForm />
      </Section>
      <VisitAlerts />
      <Section
        title="Your business card"
        description="Your contact, a code to scan and your company’s links under an address of their own."
        actions={
          <LinkButton variant="default" to={paths.myCard}>
            Open your card
          </LinkButton>
        }
      >
        {null}
      </Section>
      <Section title="Sign-in" actions={buttons}>
        <DetailList
          items={[
            { label: 'E-mail', value: user.email },
            { label: 'Role', value: `${ROLE_LABELS[role]}: ${ROLE_DESCRIPTIONS[role]}` },
          ]}
        />
      </Section>
      {!isDemoTab() && <Authenticator />}
      {!isDemoTab() && <YourCompanies />}
    </SettingsColumn>
  );
}
