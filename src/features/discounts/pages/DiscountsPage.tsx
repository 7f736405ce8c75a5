import { Tabs } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '@/data/react/WorkspaceProvider';
import { hasFeature } from '@/domain/access/features';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { GivenAway } from '../components/GivenAway';
import { DiscountsPanel } from '../components/DiscountsPanel';

const TABS = [
  { value: 'list', label: 'Discounts', Panel: DiscountsPanel },
  { value: 'given', label: 'Given away', Panel: GivenAway },
] as const;

/** The company's discounts, and what was given away. The open tab is in the address. */
export function Component() {
  const { features } = useSession();
  const [params, setParams] = useSearchParams();
  const open = TABS.find(({ value }) => value === params.get('tab'))?.value ?? 'list';

  return (
    <PageBody size="wide">
      <PageHeader title="Discounts" subtitle="What may be given, on which terms, and what was given away." />
      {!hasFeature(features, 'discounts') && (
        <InlineNotice
          tone="info"
          title="Discounts are not switched on for you"
          action={
            <LinkButton variant="default" size="compact-md" to={paths.lockedFeature('discounts')}>
              What it does
            </LinkButton>
          }
        >
          You can look at the discounts, but not change them.
        </InlineNotice>
      )}
      <Tabs value={open} onChange={(tab) => setParams(tab && tab !== 'list' ? { tab } : {}, { replace: true })} keepMounted={false}>
        <Tabs.List mb="lg">
          {TABS.map(({ value, label }) => (
            <Tabs.Tab key={value} value={value} mih={44}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {TABS.map(({ value, Panel }) => (
          <Tabs.Panel key={value} value={value}>
            <Panel />
          </Tabs.Panel>
        ))}
      </Tabs>
    </PageBody>
  );
}
