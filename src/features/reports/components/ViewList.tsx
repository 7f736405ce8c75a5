import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { REPORT_INFO } from '@/domain/report/ids';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import { useReportViews } from '../hooks/useReportViews';
import { reportLink } from '../reportLinks';

/** Lists the saved views, if there are any. */
export function ViewList() {
  const { views, remove } = useReportViews();
  if (views.length === 0) return null;
  return (
    <Section title="Saved views">
      <LinedList label="Saved views">
        {views.map(({ id, name, report, question }) => (
          <LinedRow
            key={id}
            title={<RouterLink to={reportLink(report, question)}>{name}</RouterLink>}
            details={REPORT_INFO[report].title}
          >
            <ActionIcon variant="subtle" aria-label={`Remove the view ${name}`} onClick={() => void remove(id)}>
              <IconTrash size={18} />
            </ActionIcon>
          </LinedRow>
        ))}
      </LinedList>
    </Section>
  );
}
