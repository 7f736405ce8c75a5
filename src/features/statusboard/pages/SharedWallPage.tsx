import { useParams } from 'react-router-dom';
import { LinkShowsNothing } from '@/entities/public-document/LinkShowsNothing';
import { AuthCard } from '@/ui/layout/AuthCard';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { PageSpinner } from '@/ui/feedback/PageSpinner';
import { useNow } from '@/ui/hooks/useNow';
import { PinForm } from '../components/PinForm';
import { Wall } from '../components/Wall';
import { useBoardParams } from '../hooks/useBoardParams';
import { useSharedWall } from '../hooks/useSharedWall';
import { isShareToken } from '@/domain/public-document/token';

const NOW_EVERY_MS = 30_000;

/** Shows the wall behind its share link, for a screen without a signed-in user. */
export function Component() {
  const { id = '' } = useParams();
  return isShareToken(id) ? <SharedWall key={id} token={id} /> : <LinkShowsNothing />;
}

function SharedWall({ token }: { token: string }) {
  const { wall, enter } = useSharedWall(token);
  const { grouping, setGrouping } = useBoardParams();
  const now = useNow(NOW_EVERY_MS);
  if (wall.status === 'gone') return <LinkShowsNothing />;
  return (
    <>
      <meta name="robots" content="noindex, nofollow, noarchive" />
      <meta name="referrer" content="no-referrer" />
      {wall.status === 'locked' ? (
        <AuthCard title="Status board" subtitle="Enter the PIN that came with this link.">
          <PinForm token={token} onPass={enter} />
        </AuthCard>
      ) : wall.status === 'shown' ? (
        <>
          <title>{`Status board · ${wall.board.companyName}`}</title>
          <Wall
            face={wall.board.face}
            companyName={wall.board.companyName}
            grouping={grouping}
            onGrouping={setGrouping}
            now={now}
            contactAt={wall.contactAt}
          />
        </>
      ) : wall.status === 'failed' ? (
        <ErrorState title="The board could not be loaded" error={wall.error} />
      ) : (
        <PageSpinner label="Loading the board" />
      )}
    </>
  );
}
