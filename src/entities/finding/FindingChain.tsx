import { useSession } from '@/data/react/WorkspaceProvider';
import { checkRouteAccess } from '@/domain/access/routes';
import type { Finding, FindingSourceKind } from '@/domain/finding/schema';
import { SOURCE_WORDS } from '@/domain/finding/words';
import { paths } from '@/lib/paths';
import { formatDateTime } from '@/ui/format/dateTime';
import { RouterLink } from '@/ui/links/RouterLink';
import classes from './finding.module.css';

type Link = { label: string; at: string; words: React.ReactNode };

const SOURCE_PAGES: Record<FindingSourceKind, (id: string) => string> = {
  inspection: paths.inspectionView,
  diagnostic: paths.diagnosticView,
  job: paths.jobDetails,
};

/** `isOpen`: whether the user may open a URL: many people see findings without having the features that created them. */
function linksOf(finding: Finding, isOpen: (path: string) => boolean): Link[] {
  const { source, repairJobId, estimateId, verifiedBy, verificationId } = finding;
  const linked = (path: string, words: string): React.ReactNode =>
    isOpen(path) ? <RouterLink to={path}>{words}</RouterLink> : words;
  const found = source.label || (source.id === '' ? 'At the customer' : SOURCE_WORDS[source.kind]);
  const by = (name: string): string => (name === '' ? '' : ` by ${name}`);
  return [
    {
      label: 'Found',
      at: finding.raisedAt,
      words: (
        <>
          {source.id === '' ? found : linked(SOURCE_PAGES[source.kind](source.id), found)}
          {by(finding.raisedByName)}
        </>
      ),
    },
    {
      label: 'Offered',
      at: finding.offeredAt,
      words: (
        <>
          <RouterLink to={paths.estimateView(estimateId)}>{`Estimate ${finding.estimateNumber}`}</RouterLink>
          {by(finding.offeredByName)}
        </>
      ),
    },
    { label: 'Approved', at: finding.approvedAt, words: finding.approvedByName },
    {
      label: 'Declined',
      at: finding.declinedAt,
      words: [finding.declinedByName, finding.declineReason].filter(Boolean).join(': '),
    },
    {
      label: 'Scheduled',
      at: finding.scheduledAt,
      words: repairJobId !== '' && <RouterLink to={paths.jobDetails(repairJobId)}>Open the job</RouterLink>,
    },
    { label: 'Repaired', at: finding.repairedAt, words: finding.repairedByName },
    {
      label: 'Verified',
      at: finding.verifiedAt,
      words: (
        <>
          {verifiedBy === 'diagnostic'
            ? linked(paths.diagnosticView(verificationId), 'By readings')
            : verifiedBy === 'inspection'
              ? linked(paths.inspectionView(verificationId), 'By an inspection')
              : 'Seen'}
          {by(finding.verifiedByName)}
          {finding.verificationNote !== '' && `: ${finding.verificationNote}`}
        </>
      ),
    },
  ].filter(({ at }) => at !== '');
}

/** Lists a finding's history in chronological order: when, what, and by whom. */
export function FindingChain({ finding }: { finding: Finding }) {
  const session = useSession();
  const { timeZone } = session.company;
  const links = linksOf(finding, (path) => checkRouteAccess(path, session).isAllowed).toSorted((one, other) =>
    one.at < other.at ? -1 : 1,
  );
  return (
    <ol className={classes['chain']} aria-label="What became of it">
      {links.map(({ label, at, words }) => (
        <li key={label}>
          <strong>{label}</strong>
          <span>
            {words}
            <span className={classes['second']}> · {formatDateTime(at, timeZone)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
