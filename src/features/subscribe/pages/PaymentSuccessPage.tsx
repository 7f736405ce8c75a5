import { useLocation, useSearchParams } from 'react-router-dom';
import { useVisitor } from '@/data/react/useVisitor';
import { WorkspaceProvider } from '@/data/react/WorkspaceProvider';
import { loginPath } from '@/lib/returnPath';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { PageSpinner } from '@/ui/feedback/PageSpinner';
import { LinkButton } from '@/ui/links/LinkButton';
import { CheckoutOutcome } from '../components/CheckoutOutcome';
import { CheckoutNotFound } from '../components/outcomes';
import { OutcomeFrame } from '../components/OutcomeFrame';

/** Format of Stripe's checkout IDs; anything else isn't even requested. */
const CHECKOUT_ID = /^\w{1,250}$/;

/**
 * Shown after the checkout. The page grants nothing: it shows what the server has heard from Stripe, no matter who opens it and how often
 * it is reloaded.
 */
export function Component() {
  const visitor = useVisitor();
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const checkoutId = params.get('checkout') ?? '';

  switch (visitor.status) {
    case 'opening':
      return <PageSpinner label="Loading your account" />;
    case 'signed-out':
      return (
        <OutcomeFrame
          title="Sign in to see your plan"
          lead="Your payment is safe, signed in or not. Sign in so that we can show it to you."
        >
          <div>
            <LinkButton to={loginPath(pathname + search)}>Sign in</LinkButton>
          </div>
        </OutcomeFrame>
      );
    case 'failed':
      return (
        <OutcomeFrame title="Your plan">
          <ErrorState title="Your account could not be loaded" error={visitor.error} onRetry={visitor.retry} />
        </OutcomeFrame>
      );
    case 'signed-in':
      return (
        <WorkspaceProvider workspace={visitor.workspace} key={visitor.workspace.uid}>
          {CHECKOUT_ID.test(checkoutId) ? <CheckoutOutcome checkoutId={checkoutId} /> : <CheckoutNotFound />}
        </WorkspaceProvider>
      );
  }
}
