import { ActionIcon, Button, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { addCalendarDays } from '@/lib/calendar';
import { nextWeek, previousWeek } from '@/domain/hours/week';
import { formatShortDate } from '@/ui/format/dateTime';
import type { HoursParams } from '../hooks/useHoursParams';

/** Shows the current week, with navigation to others. */
export function WeekSteps({ params, timeZone }: { params: HoursParams; timeZone: string }) {
  const { week, thisWeek, goTo } = params;
  const [from, to] = [week, addCalendarDays(week, 6)].map((date) => formatShortDate(date, timeZone));
  return (
    <Group gap={4} ml={-12}>
      <ActionIcon variant="subtle" size={44} aria-label="Previous week" onClick={() => goTo(previousWeek(week))}>
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <span>
        {from} – {to}
      </span>
      <ActionIcon variant="subtle" size={44} aria-label="Next week" onClick={() => goTo(nextWeek(week))}>
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
      {week !== thisWeek && (
        <Button variant="subtle" h={44} px="xs" onClick={() => goTo(thisWeek)}>
          This week
        </Button>
      )}
    </Group>
  );
}
