import { useEffect, useRef } from 'react';
import { callFunction } from '@/data/callables';
import { useAuth } from '@/data/react/useAuth';
import { useWorkspaceState } from '@/data/react/WorkspaceProvider';

/**
 * Sets an owner's confirmed e-mail address as their company's, if the company has none: it's the reply-to address of e-mails to customers.
 * This happens where the confirmation is noticed, in this tab or at the next sign-in.
 */
export function useOwnerEmail(): void {
  const auth = useAuth();
  const { company } = useWorkspaceState();
  const me = auth.status === 'signed-in' && auth.user.isEmailVerified ? auth.user.uid : '';
  const companyId = company && company.email === '' && me !== '' && company.ownerId === me ? company.id : '';
  // A company that doesn't want an address isn't asked repeatedly.
  const asked = useRef('');
  useEffect(() => {
    if (companyId === '' || asked.current === companyId) return;
    asked.current = companyId;
    // Not awaited; until then, e-mails use the sender's address. Loaded on demand, because it's needed once in a company's lifetime.
    void import('@/domain/company/api')
      .then(({ takeOwnerEmail }) => callFunction(takeOwnerEmail, {}))
      .catch((error: unknown) => {
        console.warn('The company was not given its address', error);
      });
  }, [companyId]);
}
