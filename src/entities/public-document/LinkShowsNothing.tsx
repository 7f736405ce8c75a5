import { IconLinkOff } from '@tabler/icons-react';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LinkButton } from '@/ui/links/LinkButton';
import { PublicFrame } from './PublicFrame';

type LinkShowsNothingProps = {
  /** Sign-in page for members, who may see something else at this URL; '' = nothing else can be there. */
  signInPath?: string;
};

/** Shown for a link that is unknown, altered or revoked: all three look alike, so that nothing can be found out by trying. */
export function LinkShowsNothing({ signInPath = '' }: LinkShowsNothingProps) {
  return (
    <PublicFrame title="Nothing to show" company={null}>
      <h1 className="visually-hidden">Nothing to show</h1>
      <EmptyState
        icon={<IconLinkOff size={28} />}
        title="This link does not show anything"
        text="Part of it may be missing, or the company has turned it off. Please ask the company for a new link."
        action={
          signInPath !== '' && (
            <LinkButton to={signInPath} variant="default">
              Sign in
            </LinkButton>
          )
        }
      />
    </PublicFrame>
  );
}
