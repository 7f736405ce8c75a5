import type { SecondStep } from '@/data/session/signIn';
import { AuthenticatorCodeForm } from '@/entities/user/AuthenticatorCodeForm';
import { AuthCard } from '@/ui/layout/AuthCard';
import { PublicLayout } from '@/ui/layout/PublicLayout';

/** Asks for the code from the account's authenticator app. The sign-in page redirects once the user is signed in. */
export const SecondStepCode = ({ step, onBack }: { step: SecondStep; onBack: () => void }) => (
  <PublicLayout>
    <AuthCard
      title="Enter the code"
      subtitle="Open the authenticator app on your phone. Phone lost? An admin of your company can take the app off your account."
    >
      <AuthenticatorCodeForm submitLabel="Sign in" onCode={step.confirm} onCancel={onBack} />
    </AuthCard>
  </PublicLayout>
);
