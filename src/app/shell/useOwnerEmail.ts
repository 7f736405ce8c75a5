import { useEffect, useRef } from 'react';
import { callFunction } from '@/data/callables';
import { useAuth } from '@/data/react/useAuth';
import { useWorkspaceState } from '@/data/react/WorkspaceProvider';

/**
 * An owner with a confirmed address sets it as their company's, if that has none: customers are asked to reply to its
 * e-mails. It happens where the confirmation is noticed, in this tab or at the next sign-in.
 */
export function useOwnerEmail(): void {
  const auth = useAuth();
  const { company } = useWorkspaceState();
  const me = auth.status === 'signed-in' && auth.user.isEmailVerified ? auth.user.uid : '';
  const companyId = company && company.email === '' && me !== '' && company.ownerId === me ? company.id : '';
  // A company that wants no address is not asked again and again.
  const asked = useRef('');
  useEffect(() => {
    if (companyId === '' || asked.current === companyId) return;
    asked.current = companyId;
    // Not awaited; e-mails name the sender's address until then. Loaded when it is needed: once in a company's life.
    void import('@/domain/company/api')
      .then(({ takeOwnerEmail }) => callFunction(takeOwnerEmail, {}))
      .catch((error: unknown) => {
        console.warn('The company was not given its address', error);
      });
  }, [companyId]);
}
