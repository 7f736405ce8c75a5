import { Group, Title } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { DownloadPdfButton } from '@/entities/paper/DownloadPdfButton';
import { PaperView } from '@/entities/paper/PaperView';
import { PublicDocumentPage } from '@/entities/public-document/PublicDocumentPage';
import { PublicFrame } from '@/entities/public-document/PublicFrame';

/** Shows the finished work to the customer through their link. Needs no sign-in. */
export function Component() {
  const { id: token = '' } = useParams();
  return (
    <PublicDocumentPage token={token} part="serviceReport" name="service report">
      {(_parts, { company, paper }) =>
        paper && (
          <PublicFrame title={`${paper.title} ${paper.number}`} company={company}>
            <Group justify="space-between" gap="sm" mb="md">
              <Title order={1}>{paper.title}</Title>
              <DownloadPdfButton paper={paper} />
            </Group>
            <PaperView paper={paper} />
          </PublicFrame>
        )
      }
    </PublicDocumentPage>
  );
}
