import { Group } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { ReportTitle } from '@/entities/calculation/ReportTitle';
import { PublicDocumentPage } from '@/entities/public-document/PublicDocumentPage';
import { PublicFrame } from '@/entities/public-document/PublicFrame';
import { formatDate } from '@/ui/format/dateTime';
import { LoadView } from '../components/view/LoadView';
import { ViewActions } from '../components/view/ViewActions';

/** A load calculation as whoever has its link sees it. Needs no sign-in; it is calculated in their browser. */
export function Component() {
  const { id: token = '' } = useParams();
  return (
    <PublicDocumentPage token={token} part="loadCalculation" name="load calculation">
      {(viewed, { company, updatedAt, timeZone }) => {
        const dateText = formatDate(updatedAt, timeZone);
        return (
          <PublicFrame title={viewed.title} company={company}>
            <Group justify="space-between" mb="md" gap="sm">
              <ReportTitle>{viewed.title}</ReportTitle>
              <ViewActions source={{ viewed, company, pageSize: 'letter', dateText }} />
            </Group>
            <LoadView viewed={viewed} dateText={dateText} />
          </PublicFrame>
        );
      }}
    </PublicDocumentPage>
  );
}
