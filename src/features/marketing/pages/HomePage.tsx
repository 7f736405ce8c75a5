import { Group, List, SimpleGrid, Text, Title } from '@mantine/core';
import {
  IconAddressBook,
  IconCalendarTime,
  IconCamera,
  IconCloudCheck,
  IconFileExport,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useAuth } from '@/data/react/useAuth';
import { paths } from '@/lib/paths';
import { PublicLayout } from '@/ui/layout/PublicLayout';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import { DayPreview } from '../components/DayPreview';
import classes from './HomePage.module.css';

const PROMISES = [
  {
    icon: IconCloudCheck,
    title: 'Nothing entered is ever lost',
    text: 'No signal in the basement? Keep working. Notes, photos and progress wait on the phone, you see how many, and they arrive in order when the signal is back.',
  },
  {
    icon: IconAddressBook,
    title: 'Customers with their homes',
    text: 'Contacts, properties, gate codes and every unit with its serial number. Search 50,000 of them as you type, merge duplicates, and undo it.',
  },
  {
    icon: IconCalendarTime,
    title: 'Jobs from call to done',
    text: 'Arrival windows, checklists, who did what and when. The office sees the van’s progress as it happens.',
  },
  {
    icon: IconCamera,
    title: 'Made for one hand and a glove',
    text: 'A technician’s day on one screen: next stop, call, navigate, start, photograph, finish.',
  },
  {
    icon: IconUsersGroup,
    title: 'Your crew, with its papers',
    text: 'Skills, working hours, and licenses that warn you before they expire.',
  },
  {
    icon: IconFileExport,
    title: 'Your data stays yours',
    text: 'Bring your customers from Jobber, Housecall Pro or QuickBooks with a dry run first. Take everything with you whenever you like.',
  },
] as const;

const INDUSTRIES = ['HVAC', 'Plumbing', 'Construction', 'Demolition'];

/** The front door: what the product is, and the way in. */
export function Component() {
  const isSignedIn = useAuth().status === 'signed-in';
  const entrance = isSignedIn ? (
    <LinkButton to={paths.landing} size="md">
      Open your workspace
    </LinkButton>
  ) : (
    <Group gap="sm">
      <LinkButton to={paths.register} size="md">
        Create your company
      </LinkButton>
      <LinkButton to={paths.login} size="md" variant="default">
        Sign in
      </LinkButton>
    </Group>
  );

  return (
    <PublicLayout
      actions={
        <>
          <LinkButton to={paths.features} variant="subtle" px="sm">
            Features
          </LinkButton>
          {!isSignedIn && (
            <LinkButton to={paths.login} variant="subtle" px="sm">
              Sign in
            </LinkButton>
          )}
        </>
      }
      footer={<Text size="sm">Fieldwright is open: the code, the rules and the numbers can all be read.</Text>}
    >
      <title>Fieldwright: field-service management that loses nothing</title>
      <div className={classes['page']}>
        <section className={classes['hero']}>
          <div>
            <Text className={classes['trades']}>{INDUSTRIES.join(' · ')}</Text>
            <Title order={1} className={classes['headline']}>
              Run the day. Lose nothing.
            </Title>
            <Text size="lg" className={classes['lead']}>
              Fieldwright keeps customers, jobs and crews of a trade company in one place: fast in the office,
              dependable in a crawl space without signal.
            </Text>
            {entrance}
            <List size="sm" mt="lg" spacing={4} className={classes['facts']}>
              <List.Item>
                Unlimited technicians, no contract, no card to start.{' '}
                <RouterLink to={paths.pricing}>See the prices</RouterLink>
              </List.Item>
              <List.Item>Works offline on the phone you have</List.Item>
            </List>
          </div>
          <DayPreview />
        </section>
        <section aria-labelledby="promises" className={classes['promises']}>
          <Title order={2} id="promises" className={classes['sectionTitle']}>
            What you can rely on
          </Title>
          <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing="lg" verticalSpacing="xl">
            {PROMISES.map(({ icon: Icon, title, text }) => (
              <article key={title}>
                <Icon size={26} stroke={1.6} className={classes['icon']} aria-hidden />
                <Title order={3} mt={6}>
                  {title}
                </Title>
                <Text size="sm" c="dimmed" mt={4}>
                  {text}
                </Text>
              </article>
            ))}
          </SimpleGrid>
        </section>
        <section className={classes['closing']}>
          <Title order={2}>Ready before the next call comes in</Title>
          <Text c="dimmed" mb="md">
            Create your company, import your customers, book the first job. It takes minutes, not an onboarding program.
            program.
          </Text>
          {entrance}
        </section>
      </div>
    </PublicLayout>
  );
}
