import { bookableItems } from '@/domain/website/pages';
import type { WebsiteContent } from '@/domain/website/schema';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { paths } from '@/lib/paths';
import { FormNumber } from '@/ui/forms/FormNumber';
import { FormSwitch } from '@/ui/forms/FormSwitch';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LinkButton } from '@/ui/links/LinkButton';
import type { SchemaFormApi } from '@/ui/forms/useSchemaForm';
import { OneColumn } from '@/ui/layout/OneColumn';
import { Pair } from '@/ui/layout/Pair';

/** Edits whether customers can book times on the schedule themselves, and how soon. */
export function BookingFields({ form }: { form: SchemaFormApi<WebsiteContent> }) {
  const { isBookingOn } = form.values;
  const technicians = useTechnicians();
  const isNobodyThere = !technicians.isLoading && !technicians.error && technicians.active.length === 0;
  return (
    <OneColumn>
      <FormSwitch
        form={form}
        name="isBookingOn"
        label="Customers book online"
        description="They choose among arrival windows in which a technician is free. A booking is a job on your schedule and a lead to confirm."
      />
      {isBookingOn && bookableItems(form.values).length === 0 && (
        <InlineNotice tone="warning" title="No service can be booked yet">
          Open a “Services” block under Pages, and tick “Can be booked online” at those that may be booked.
        </InlineNotice>
      )}
      {isBookingOn && isNobodyThere && (
        <InlineNotice
          tone="warning"
          title="No technicians yet"
          action={
            <LinkButton variant="default" size="compact-md" to={paths.technicians}>
              Add technicians
            </LinkButton>
          }
        >
          Open times come from your technicians’ schedules. Until you add one, customers see no times.
        </InlineNotice>
      )}
      {isBookingOn && (
        <Pair least="12rem" isEven>
          <FormNumber form={form} name="noticeHours" label="At the earliest in" suffix=" hours" min={0} max={168} />
          <FormNumber form={form} name="daysAhead" label="At the latest in" suffix=" days" min={1} max={28} />
        </Pair>
      )}
    </OneColumn>
  );
}
