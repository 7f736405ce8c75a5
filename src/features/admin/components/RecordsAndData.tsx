import { useSession } from '@/data/react/WorkspaceProvider';
import { RETENTION_DAYS } from '@/domain/assistant/schema';
import { checkRouteAccess } from '@/domain/access/routes';
import { paths } from '@/lib/paths';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';

const LINKS: readonly { to: string; name: string; text: string }[] = [
  { to: paths.auditLog, name: 'Audit log', text: 'Who changed what and when, by person and period, as CSV' },
  { to: paths.adminBackend, name: 'What each person may do', text: 'Every feature with the reason it is on or off' },
  {
    to: `${paths.adminBackend}?tab=diagnostics`,
    name: 'Stripe messages',
    text: 'What Stripe has sent, and handling it again',
  },
  { to: paths.customers, name: 'Export customers', text: 'With properties, equipment and notes, from the list’s menu' },
  { to: paths.invoices, name: 'Export invoices', text: 'As CSV, from the list’s menu' },
  { to: paths.payments, name: 'Export payments', text: 'As CSV, with fees and payouts' },
  { to: paths.jobs, name: 'Export jobs', text: 'As CSV, from the list’s menu' },
];

/** Links to the history and the company’s data exports, and explains which data isn't kept forever. */
export function RecordsAndData() {
  const { role, features } = useSession();
  const links = LINKS.filter(({ to }) => checkRouteAccess(to.split('?')[0] ?? to, { role, features }).isAllowed);
  return (
    <Section
      title="Records and data"
      description={`Your records are kept until you delete them, also after a plan ends. AI conversations are deleted ${RETENTION_DAYS} days after their last message.`}
    >
      <LinedList label="Records and data">
        {links.map(({ to, name, text }) => (
          <LinedRow key={name} title={<RouterLink to={to}>{name}</RouterLink>} details={text} />
        ))}
      </LinedList>
    </Section>
  );
}
