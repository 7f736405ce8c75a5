import { useDuplicateCheck } from '@/entities/customer/search/useDuplicateCheck';
import type { Customer } from '@/domain/customer/schema';
import type { Stored } from '@/domain/record/schema';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { RouterLink } from '@/ui/links/RouterLink';

/** Names other customers with the same phone or e-mail: a reply may be from any of them. Renders nothing if there are none. */
export function SharedNumber({ customer }: { customer: Stored<Customer> }) {
  const others = useDuplicateCheck({ phones: [customer.phone], emails: [customer.email], excludeId: customer.id });
  if (others.length === 0) return null;
  return (
    <InlineNotice tone="info" title="Other customers have the same phone or e-mail">
      A reply goes to the conversation with the one you wrote to last. See also{' '}
      {others.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <RouterLink to={paths.inboxWith(id)}>{name}</RouterLink>
        </span>
      ))}
      .
    </InlineNotice>
  );
}
