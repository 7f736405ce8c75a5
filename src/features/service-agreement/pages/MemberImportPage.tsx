import { Button, FileButton, Group, Text } from '@mantine/core';
import { IconFileTypeCsv } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { useToday } from '@/entities/company/useToday';
import { NotAllowed } from '@/entities/team/NotAllowed';
import { userMessageOf } from '@/lib/appError';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { MemberImport } from '../components/MemberImport';
import { readMemberFile, type MemberFile } from '../hooks/readMemberFile';
import { usePlans } from '@/entities/agreement/usePlans';

/** Imports members from another program's file. They wait until someone has reviewed what they would be billed. */
export function Component() {
  const session = useSession();
  const today = useToday();
  const { offered } = usePlans();
  const [file, setFile] = useState<MemberFile | null>(null);
  const [problem, setProblem] = useState('');
  const take = async (chosen: File | null): Promise<void> => {
    if (!chosen) return;
    setProblem('');
    setFile(null);
    try {
      setFile(await readMemberFile(chosen));
    } catch (error) {
      setProblem(userMessageOf(error));
    }
  };
  return (
    <PageBody size="normal">
      <PageHeader title="Import members" back={{ to: paths.agreements, label: 'Service agreements' }} />
      {!canAct(session, 'manageAgreements') ? (
        <NotAllowed ask="agreements" title="Your role cannot import members" needs="The office does." />
      ) : offered.length === 0 ? (
        <EmptyState
          title="Set up your plans first"
          text="Each member of the file gets one of your plans, with its visits and terms."
          action={<LinkButton to={paths.agreementPlans}>Set up plans</LinkButton>}
        />
      ) : (
        <>
          <Section title="The file">
            <Text size="sm" mb="sm">
              The list of members of Housecall Pro, Jobber or ServiceTitan, or one of your own, as CSV: customer,
              address, plan, price, next bill or paid until, next visit. Import the customers first. The same file again
              adds no one twice.
            </Text>
            <Group>
              <FileButton
                onChange={(chosen) => void take(chosen)}
                accept=".csv,.txt,.tsv,text/csv"
                inputProps={{ 'aria-label': 'CSV file' }}
              >
                {(props) => (
                  <Button
                    {...props}
                    variant={file ? 'default' : 'filled'}
                    leftSection={<IconFileTypeCsv size={18} aria-hidden />}
                  >
                    {file ? 'Choose another file' : 'Choose a CSV file'}
                  </Button>
                )}
              </FileButton>
              {file && <Text size="sm">{file.name}</Text>}
            </Group>
            {problem !== '' && (
              <InlineNotice tone="danger" role="alert" title="This file cannot be imported">
                {problem}
              </InlineNotice>
            )}
          </Section>
          {file && (
            <MemberImport key={file.name + String(file.source.text.length)} file={file} plans={offered} today={today} />
          )}
        </>
      )}
    </PageBody>
  );
}
