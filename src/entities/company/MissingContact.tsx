import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { formatAddress } from '@/domain/contact/format';
import { lazyPart } from '@/lib/lazyPage';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

const ContactDialog = lazyPart(() => import('./ContactDialog').then((module) => module.ContactDialog));

/**
 * Asks for the company's phone and address when the first document goes out without them, since registration doesn't. Renders nothing
 * once both are set; it never blocks sending.
 */
export function MissingContact() {
  const { company, role } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const missing = [
    ...(company.phone === '' ? ['phone number'] : []),
    ...(formatAddress({ ...company.address, country: '' }) === '' ? ['address'] : []),
  ];
  if (missing.length === 0) return null;
  return (
    <>
      <InlineNotice
        tone="warning"
        title={`Your ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing`}
        action={
          canAct({ role }, 'editCompany') ? (
            <Button size="xs" variant="default" onClick={() => setIsOpen(true)}>
              Add
            </Button>
          ) : undefined
        }
      >
        Customers look for it on the documents you send.
      </InlineNotice>
      {isOpen && (
        <Suspense>
          <ContactDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
