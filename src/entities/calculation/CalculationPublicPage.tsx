import { Group } from '@mantine/core';
import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import type { PublicDocument } from '@/domain/public-document/schema';
import { PublicDocumentPage } from '@/entities/public-document/PublicDocumentPage';
import { PublicFrame } from '@/entities/public-document/PublicFrame';
import { formatDate } from '@/ui/format/dateTime';
import type { ReportSource } from './CalculationDetailsPage';
import { ReportTitle } from './ReportTitle';

type Part = 'loadCalculation' | 'plumbing';
type Viewed<P extends Part> = NonNullable<PublicDocument[P]>;

type CalculationPublicPageProps<P extends Part> = {
  part: P;
  /** Its name, in lowercase. */ name: string;
  /** Units, print and PDF. */ Actions: ComponentType<{ source: ReportSource<Viewed<P>> }>;
  View: ComponentType<{ viewed: Viewed<P>; dateText: string }>;
};

/** Shows a calculation to anyone with its link. Needs no sign-in; it's calculated in their browser. */
export function CalculationPublicPage<P extends Part>({ part, name, Actions, View }: CalculationPublicPageProps<P>) {
  const { id: token = '' } = useParams();
  return (
    <PublicDocumentPage token={token} part={part} name={name}>
      {(viewed, { company, updatedAt, timeZone }) => {
        const dateText = formatDate(updatedAt, timeZone);
        return (
          <PublicFrame title={viewed.title} company={company}>
            <Group justify="space-between" mb="md" gap="sm">
              <ReportTitle>{viewed.title}</ReportTitle>
              <Actions source={{ viewed, company, pageSize: 'letter', dateText }} />
            </Group>
            <View viewed={viewed} dateText={dateText} />
          </PublicFrame>
        );
      }}
    </PublicDocumentPage>
  );
}
