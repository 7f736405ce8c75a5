import { useState } from 'react';
import { useAuth } from '@/data/react/useAuth';
import { notify } from '@/ui/feedback/notify';

/** What can be done about an own e-mail address that is not confirmed; null once it is. */
export function useConfirmAddress(): {
  email: string;
  isSending: boolean;
  send: () => Promise<void>;
  lookAgain: () => Promise<void>;
} | null {
  const auth = useAuth();
  const [isSending, setIsSending] = useState(false);
  if (auth.status !== 'signed-in' || auth.user.isEmailVerified) return null;
  return {
    email: auth.user.email,
    isSending,
    // Loaded when they are needed: nearly everybody has confirmed their address long ago.
    send: async () => {
      setIsSending(true);
      await import('@/data/session/signIn')
        .then(({ resendVerification }) => resendVerification())
        .then(
          () => notify.success('The e-mail is on its way.'),
          (error: unknown) => notify.error(error),
        );
      setIsSending(false);
    },
    lookAgain: () =>
      import('@/data/session/authWatch')
        .then(({ refreshAuthUser }) => refreshAuthUser())
        .catch((error: unknown) => {
          notify.error(error);
        }),
  };
}
