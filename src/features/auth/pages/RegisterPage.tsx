import { Anchor, Button, SimpleGrid, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { z } from 'zod';
import { useAuth } from '@/data/react/useAuth';
import { requiredEmail } from '@/domain/contact/schema';
import { requiredLine } from '@/domain/record/schema';
import { TRIAL_PLAN } from '@/domain/subscription/plans';
import { noteArrival } from '@/entities/subscription/subscribeClick';
import { paths } from '@/lib/paths';
import { FormPassword } from '@/ui/forms/FormPassword';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm, type SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { AuthCard } from '@/ui/layout/AuthCard';
import { PublicLayout } from '@/ui/layout/PublicLayout';
import { PublicNav } from '@/ui/public/PublicNav';
import { RouterLink } from '@/ui/links/RouterLink';
import { ChosenPlan } from '../components/ChosenPlan';
import { freeDaysOf } from '../components/freeDays';
import { keptPlan } from '../components/keptPlan';
import { CompanyFields } from '../components/CompanyFields';
import { InvitedSomebodyElse } from '../components/InvitedSomebodyElse';
import { invitedLinkOf, textedLinkOf, type InvitedLink } from '../components/invitedLink';
import { emptyNewCompany, newCompanySchema, toRegistration } from '../components/newCompany';

/** Firebase Auth and the callable functions are fetched on demand: no one has typed a password before that. */
const loadRegistration = () => import('@/data/registration');

const credentials = {
  email: requiredEmail,
  password: z.string().min(8, 'Use at least 8 characters').max(128, 'At most 128 characters'),
};
const credentialsSchema = z.object(credentials);
const ownerSchema = credentialsSchema.extend(newCompanySchema.shape);
const invitedSchema = z.object({
  firstName: requiredLine(80, 'Enter your first name'),
  lastName: requiredLine(80, 'Enter your last name'),
  ...credentials,
});

type Credentials = z.output<typeof credentialsSchema>;

function CredentialFields<Values extends Credentials>({ form }: { form: SchemaFormApi<Values> }) {
  // See CompanyFields: the kit's path types can't see the fields of a form that extends these.
  const account = form as unknown as SchemaFormApi<Credentials>;
  return (
    <>
      <FormTextInput form={account} name="email" label="E-mail" type="email" autoComplete="username" isRequired />
      <FormPassword
        form={account}
        name="password"
        label="Password"
        description="At least 8 characters"
        autoComplete="new-password"
        isRequired
      />
    </>
  );
}

/** The terms accepted by creating an account, next to the button. Links open a new tab, since the form doesn't keep the password. */
function Agreement() {
  return (
    <Text size="sm" c="dimmed">
      By continuing you agree to the{' '}
      <Anchor inherit href={paths.terms} target="_blank">
        terms of service
      </Anchor>{' '}
      and the{' '}
      <Anchor inherit href={paths.privacy} target="_blank">
        privacy policy
      </Anchor>
      .
    </Text>
  );
}

function OwnerForm({ onBegin, onDone }: { onBegin: () => void; onDone: () => void }) {
  const form = useSchemaForm({
    schema: ownerSchema,
    initialValues: { ...emptyNewCompany(), email: '', password: '' },
    draftKey: 'visitor:register',
    secretFields: ['password'],
  });
  return (
    <SchemaForm
      form={form}
      submitLabel="Create company"
      onSubmit={async ({ email, password, ...company }) => {
        onBegin();
        const { registerWithCompany } = await loadRegistration();
        await registerWithCompany({ email, password }, toRegistration(company));
        onDone();
      }}
    >
      <CredentialFields form={form} />
      <CompanyFields form={form} />
      <Agreement />
    </SchemaForm>
  );
}

type InvitedFormProps = { link: InvitedLink; onBegin: () => void; onDone: (hasJoined: boolean) => void };

function InvitedForm({ link, onBegin, onDone }: InvitedFormProps) {
  const { firstName, lastName, email } = link;
  const form = useSchemaForm({
    schema: invitedSchema,
    initialValues: { firstName, lastName, email, password: '' },
  });
  return (
    <SchemaForm
      form={form}
      submitLabel={link.invitation && email !== '' ? 'Join' : 'Create account'}
      onSubmit={async ({ email: address, password, ...name }) => {
        onBegin();
        const { registerInvited } = await loadRegistration();
        // The key confirms only the address that it was e-mailed to.
        const invitation = address === email && email !== '' ? link.invitation : undefined;
        await registerInvited({ email: address, password }, name, invitation);
        onDone(invitation !== undefined);
      }}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <FormTextInput form={form} name="firstName" label="First name" autoComplete="given-name" isRequired />
        <FormTextInput form={form} name="lastName" label="Last name" autoComplete="family-name" isRequired />
      </SimpleGrid>
      <CredentialFields form={form} />
      <Agreement />
    </SchemaForm>
  );
}

/** Creates an account, with a new company or, with `?invited`, to join one. `?from` is where to go after setup. */
export function Component() {
  const auth = useAuth();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [hasBegun, setHasBegun] = useState(false);
  const { search } = useLocation();
  const isInvited = params.has('invited');
  const next = paths.onboarding + search;
  const link = invitedLinkOf(params);

  // Signed-in members are only redirected from here, so they don't count as arrivals.
  const isVisitor = auth.status === 'signed-out';
  useEffect(() => {
    if (isVisitor) noteArrival(keptPlan(search));
  }, [isVisitor, search]);

  const switchForm = (): void => {
    const changed = new URLSearchParams(params);
    if (isInvited) changed.delete('invited');
    else changed.set('invited', '');
    setParams(changed, { replace: true });
  };

  // Midway through, the account exists and is signed in, but the form must stay until the company exists too.
  if (auth.status === 'signed-in' && !hasBegun) {
    if (isInvited && link.email !== '' && link.email !== auth.user.email)
      return <InvitedSomebodyElse invited={link.email} signedIn={auth.user.email} />;
    return <Navigate to={next} replace />;
  }

  const onBegin = (): void => setHasBegun(true);
  return (
    <PublicLayout nav={<PublicNav />}>
      <AuthCard
        title={isInvited ? 'Join your company' : 'Create your company'}
        subtitle={
          isInvited
            ? textedLinkOf(link)
              ? 'Enter your e-mail address and choose a password. We send you one e-mail to confirm the address, and you are in.'
              : link.invitation
                ? 'Choose a password, and you are in.'
                : 'Use the e-mail address that you were invited with.'
            : freeDaysOf(keptPlan(search)?.planId ?? TRIAL_PLAN)
        }
        footer={
          <>
            Have an account? <RouterLink to={paths.login + search}>Sign in</RouterLink>
          </>
        }
      >
        {!isInvited && <ChosenPlan search={search} />}
        {isInvited ? (
          <InvitedForm
            link={link}
            onBegin={onBegin}
            onDone={(hasJoined) => void navigate(hasJoined ? paths.start : next)}
          />
        ) : (
          <OwnerForm onBegin={onBegin} onDone={() => void navigate(next)} />
        )}
        {!(isInvited && link.invitation) && (
          <Button variant="subtle" size="sm" mt="xs" fullWidth onClick={switchForm}>
            {isInvited ? 'Create a new company instead' : 'I was invited to a company'}
          </Button>
        )}
      </AuthCard>
    </PublicLayout>
  );
}
