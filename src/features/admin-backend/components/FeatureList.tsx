import { Accordion, Group, SegmentedControl, Stack, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { explainFeature, type ExplainedUser } from '@/domain/access/explainFeature';
import { explainRights } from '@/domain/access/explainRights';
import { type Feature, FEATURE_INFO, FEATURES, isReleased } from '@/domain/access/features';
import type { User } from '@/domain/user/schema';
import { nowIso } from '@/lib/dates';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import classes from './adminBackend.module.css';
import { RecordRightsList } from './RecordRightsList';
import { WhyText } from './WhyText';

const SHOWN = [
  { value: 'all', label: 'All' },
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
];
const byTitle = (a: Feature, b: Feature): number => FEATURE_INFO[a].title.localeCompare(FEATURE_INFO[b].title);
const SORTED = [...FEATURES].sort(byTitle);

type FeatureListProps = { member: User; explained: ExplainedUser };

/** Lists every feature as on or off for one person, with the reason and what would change it. */
export function FeatureList({ member, explained }: FeatureListProps) {
  const { company } = useSession();
  const titleId = useId();
  const [shown, setShown] = useState('all');
  const [opened, setOpened] = useState<string[]>([]);
  const now = nowIso();
  const all = SORTED.map((feature) => ({ feature, why: explainFeature({ feature, user: explained, company, now }) }));
  const rows = all.filter(({ why }) => shown === 'all' || why.isOn === (shown === 'on'));

  return (
    <Stack component="section" gap="xs" aria-labelledby={titleId}>
      <Group justify="space-between">
        <Title order={3} id={titleId} size="h4">
          Features
        </Title>
        <SegmentedControl size="xs" aria-label="Which features" data={SHOWN} value={shown} onChange={setShown} />
      </Group>
      <Accordion multiple value={opened} onChange={setOpened} variant="contained" chevronPosition="right">
        {rows.map(({ feature, why }) => (
          <Accordion.Item key={feature} value={feature}>
            <Accordion.Control>
              <span className={classes['feature']}>
                <span className={classes['featureName']}>{FEATURE_INFO[feature].title}</span>{' '}
                <StatusBadge
                  tone={why.isOn ? 'success' : 'neutral'}
                  label={why.isOn ? 'On' : why.isReadOnly ? 'Read-only' : 'Off'}
                />{' '}
                <span className={classes['why']}>Why?</span>
              </span>
            </Accordion.Control>
            <Accordion.Panel>
              {opened.includes(feature) && (
                <Stack gap="sm">
                  <WhyText why={why} member={member} isOwner={explained.isOwner} />
                  {!isReleased(feature) && (
                    <span className={classes['dimmed']}>
                      Its pages are in development: the flag counts as soon as they arrive.
                    </span>
                  )}
                  <RecordRightsList rights={explainRights(feature, member)} />
                </Stack>
              )}
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Stack>
  );
}
