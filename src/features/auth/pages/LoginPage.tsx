import { Button, Divider, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { hasGoogleSignIn, usesEmulators } from '@/data/firebase/env';
import { useAuth } from '@/data/react/useAuth';
import type { SignedOutReason } from '@/data/session/authState';
import type { SecondStep } from '@/data/session/signIn';
import { userMessageOf } from '@/lib/appError';
import { paths } from '@/lib/paths';
import { returnPath } from '@/lib/returnPath';
import { sayNotLoaded } from '@/ui/feedback/sayNotLoaded';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { FormPassword } from '@/ui/forms/FormPassword';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { useLazyPart } from '@/ui/hooks/useLazyPart';
import { AuthCard } from '@/ui/layout/AuthCard';
import { PublicLayout } from '@/ui/layout/PublicLayout';
import { RouterLink } from '@/ui/links/RouterLink';
import { DemoSignIns } from '../components/DemoSignIns';
import { credentialsSchema } from '../components/credentialsSchema';

// Everyone waits for the sign-in page first, so rarely needed parts and zod's full form load on demand.
const loadPasswordReset = () => import('../components/PasswordReset');
const loadSecondStep = () => import('../components/SecondStepCode');

/** Firebase Auth is fetched after the page renders; no one has typed a password by then. */
const loadSignIn = () => import('@/data/session/signIn');
const continueWithGoogle = async () => (await loadSignIn()).signInWithGoogle();

const SIGNED_OUT: Record<SignedOutReason, string> = {
  'switched-off': 'This account was switched off. Ask your administrator.',
  ended: 'You were signed out. Sign in again to continue.',
};

/** Signs the user in and returns them to the page they wanted. */
export function Component() {
  const auth = useAuth();
  const { search } = useLocation();
  const [isResetting, setIsResetting] = useState(false);
  const [googleError, setGoogleError] = useState('');
  const [secondStep, setSecondStep] = useState<SecondStep>();
  const form = useSchemaForm({ schema: credentialsSchema, initialValues: { email: '', password: '' } });

  const reset = useLazyPart(loadPasswordReset, isResetting, () => {
    setIsResetting(false);
    sayNotLoaded();
  });

  const code = useLazyPart(loadSecondStep, secondStep !== undefined, () => {
    setSecondStep(undefined);
    sayNotLoaded();
  });

  if (auth.status === 'signed-in') return <Navigate to={returnPath(search, paths.start)} replace />;
  if (isResetting && reset)
    return <reset.PasswordReset email={form.values.email} onBack={() => setIsResetting(false)} />;

  if (secondStep && code) return <code.SecondStepCode step={secondStep} onBack={() => setSecondStep(undefined)} />;

  return (
    <PublicLayout>
      <AuthCard
        title="Sign in"
        footer={
          <>
            New here? <RouterLink to={paths.register + search}>Create your company</RouterLink>
          </>
        }
      >
        {auth.status === 'signed-out' && auth.reason && (
          <InlineNotice tone="warning" role="alert" title={SIGNED_OUT[auth.reason]}>
            What you entered is kept on this device.
          </InlineNotice>
        )}
        <SchemaForm
          form={form}
          submitLabel="Sign in"
          onSubmit={async ({ email, password }) => setSecondStep(await (await loadSignIn()).signIn(email, password))}
        >
          <FormTextInput form={form} name="email" label="E-mail" type="email" autoComplete="username" />
          <FormPassword form={form} name="password" label="Password" autoComplete="current-password" />
        </SchemaForm>
        <Group justify="flex-end" mt="xs">
          <Button variant="text" size="sm" onClick={() => setIsResetting(true)}>
            Forgot password?
          </Button>
        </Group>
        {hasGoogleSignIn && (
          <Stack gap="sm" mt="sm">
            <Divider label="or" />
            {googleError && (
              <InlineNotice tone="danger" role="alert">
                {googleError}
              </InlineNotice>
            )}
            <Button
              variant="default"
              onClick={() =>
                void continueWithGoogle().then(setSecondStep, (error: unknown) => setGoogleError(userMessageOf(error)))
              }
            >
              Continue with Google
            </Button>
          </Stack>
        )}
        {usesEmulators && <DemoSignIns onChoose={(account) => form.setValues(account)} />}
      </AuthCard>
    </PublicLayout>
  );
}
