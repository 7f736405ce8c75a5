import { IconHourglass } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { standingOf } from '@/domain/subscription/standing';
import { paths } from '@/lib/paths';
import { DAY_MS } from '@/lib/time';
import { formatCount } from '@/ui/format/quantities';
import { useNow } from '@/ui/hooks/useNow';

type TrialDaysProps = { className: string | undefined; labelClassName?: string | undefined; onOpen?: () => void };

/** Shows how many trial days are left, to users who can choose a plan; renders nothing if the company isn't in a trial. */
export function TrialDays({ className, labelClassName, onOpen }: TrialDaysProps) {
  const { company, role } = useSession();
  const now = useNow();
  const { kind, endsAt } = standingOf(company.subscription, now.toISOString());
  if (kind !== 'trialing' || endsAt === '' || !canAct({ role }, 'manageBilling')) return null;
  const days = Math.floor((Date.parse(endsAt) - now.getTime()) / DAY_MS);
  return (
    <Link to={paths.billing} className={className} onClick={onOpen}>
      <IconHourglass size={18} stroke={1.7} aria-hidden />
      <span className={labelClassName}>
        {days < 1 ? 'The trial’s last day' : `${formatCount(days, 'day')} of the trial left`}
      </span>
    </Link>
  );
}
