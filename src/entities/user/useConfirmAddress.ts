import { useEffect, useState } from 'react';
import { useAuth } from '@/data/react/useAuth';
import { notify } from '@/ui/feedback/notify';

// Loaded on demand: nearly everyone confirmed their address long ago.
const lookAtServer = (): Promise<void> =>
  import('@/data/session/authWatch').then(({ refreshAuthUser }) => refreshAuthUser());

/** Checks again when the user returns: the link opens outside the app, and no one should be asked whether they clicked it. */
function useLookOnReturn(isUnconfirmed: boolean): void {
  useEffect(() => {
    if (!isUnconfirmed) return undefined;
    // Without a response nothing changes, and the buttons are still there.
    const look = (): void => void lookAtServer().catch(() => undefined);
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [isUnconfirmed]);
}

/** Returns the actions for the user's own unconfirmed e-mail address; null once it's confirmed. */
export function useConfirmAddress(): {
  email: string;
  isSending: boolean;
  send: () => Promise<void>;
  lookAgain: () => Promise<void>;
} | null {
  const auth = useAuth();
  const [isSending, setIsSending] = useState(false);
  const isUnconfirmed = auth.status === 'signed-in' && !auth.user.isEmailVerified;
  useLookOnReturn(isUnconfirmed);
  if (!isUnconfirmed) return null;
  return {
    email: auth.user.email,
    isSending,
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
      lookAtServer().catch((error: unknown) => {
        notify.error(error);
      }),
  };
}
