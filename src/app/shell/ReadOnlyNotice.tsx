import { useLocation } from 'react-router-dom';
import { useSession } from '@/data/react/WorkspaceProvider';
import { FEATURE_INFO } from '@/domain/access/features';
import { canAct } from '@/domain/access/permissions';
import { checkRouteAccess, featureOfPath } from '@/domain/access/routes';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LinkButton } from '@/ui/links/LinkButton';

/** Explains above a withdrawn feature's pages why nothing can be edited there, and how to change that. */
export function ReadOnlyNotice() {
  const session = useSession();
  const { pathname } = useLocation();
  const feature = featureOfPath(pathname);
  if (!feature || !checkRouteAccess(pathname, session).isReadOnly) return null;
  const isPayer = canAct(session, 'manageBilling');
  return (
    <InlineNotice
      tone="info"
      role="status"
      title={`Read-only: your plan no longer includes ${FEATURE_INFO[feature].title}`}
      action={
        <LinkButton to={isPayer ? paths.billing : paths.pricing} size="xs" variant="default">
          {isPayer ? 'Plans' : 'See plans'}
        </LinkButton>
      }
    >
      What was entered stays here, can be read and exported.
      {isPayer ? '' : ' An admin of your company can choose a plan that includes it.'}
    </InlineNotice>
  );
}
