import { Button, Modal } from '@mantine/core';
import { IconMessagePlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CustomerPicker } from '@/entities/customer/CustomerPicker';
import { paths } from '@/lib/paths';

/** Starts a conversation with a customer who hasn't texted yet. */
export function NewMessage({ view }: { view: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  const begin = (customerId: string): void => {
    if (customerId === '') return;
    setIsOpen(false);
    void navigate(`${paths.inboxWith(customerId)}&view=${view}`);
  };
  return (
    <>
      <Button variant="default" leftSection={<IconMessagePlus size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        New message
      </Button>
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} title="Who are you writing to?">
        <CustomerPicker label="Customer" value="" onChange={begin} offersNew />
      </Modal>
    </>
  );
}
