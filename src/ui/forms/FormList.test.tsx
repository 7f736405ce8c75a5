import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { contactSchema } from '@/domain/customer/schema';
import { newId } from '@/lib/ids';
import { renderWithUi } from '@/testing/renderWithUi';
import { FormList } from './FormList';
import { FormPhone } from './FormPhone';
import { FormTextInput } from './FormTextInput';
import { SchemaForm } from './SchemaForm';
import { useSchemaForm } from './useSchemaForm';

const schema = z.object({ contacts: z.array(contactSchema).min(1, 'Add a contact').max(3) });
type Values = z.infer<typeof schema>;
const contact = (name: string) => ({ id: newId(), name, role: '', phone: '', email: '' });

function ContactsForm({
  names,
  onSubmit = () => undefined,
}: {
  names: string[];
  onSubmit?: (values: Values) => unknown;
}) {
  const form = useSchemaForm({ schema, initialValues: { contacts: names.map(contact) } });
  return (
    <SchemaForm form={form} onSubmit={onSubmit}>
      <FormList form={form} name="contacts" label="Contacts" itemLabel="Contact" max={3} newItem={() => contact('')}>
        {(index) => (
          <>
            <FormTextInput form={form} name={`contacts.${index}.name`} label="Name" />
            <FormPhone form={form} name={`contacts.${index}.phone`} label="Phone" />
          </>
        )}
      </FormList>
    </SchemaForm>
  );
}

const item = (number: number) => within(screen.getByRole('group', { name: `Contact ${number}` }));
const nameOf = (number: number) => item(number).getByRole('textbox', { name: 'Name' });

it('adds an item, focuses its first field, and stops at the limit', async () => {
  const { user } = renderWithUi(<ContactsForm names={['Ada', 'Grace']} />);
  await user.click(screen.getByRole('button', { name: 'Add contact' }));
  expect(nameOf(3)).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Add contact' })).toBeDisabled();
});

it('moves an item with the keyboard and stays on its button', async () => {
  const { user } = renderWithUi(<ContactsForm names={['Ada', 'Grace', 'Joan']} />);
  await user.click(screen.getByRole('button', { name: 'Move Contact 1 down' }));
  expect(nameOf(2)).toHaveValue('Ada');
  expect(screen.getByRole('button', { name: 'Move Contact 2 down' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Contact is now number 2 of 3');
  await user.keyboard('{Enter}');
  // At the end "down" is disabled, so the focus goes to its neighbor instead of being lost.
  expect(nameOf(3)).toHaveValue('Ada');
  expect(screen.getByRole('button', { name: 'Move Contact 3 up' })).toHaveFocus();
});

it('removes an item, keeps the focus in the list, and announces it', async () => {
  const { user } = renderWithUi(<ContactsForm names={['Ada', 'Grace']} />);
  await user.click(screen.getByRole('button', { name: 'Remove Contact 1' }));
  expect(nameOf(1)).toHaveValue('Grace');
  expect(screen.getByRole('button', { name: 'Remove Contact 1' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove Contact 1' }));
  expect(screen.getByRole('button', { name: 'Add contact' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Contact 1 removed');
});

it('shows a nested field’s error, which moves with its item', async () => {
  const { user } = renderWithUi(<ContactsForm names={['Ada', '', 'Joan']} />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(nameOf(2)).toHaveFocus();
  expect(nameOf(2)).toHaveAccessibleDescription('Enter a name');
  await user.click(screen.getByRole('button', { name: 'Remove Contact 1' }));
  expect(nameOf(1)).toHaveAccessibleDescription('Enter a name');
});

it("shows the list's own error", async () => {
  const onSubmit = vi.fn();
  const { user } = renderWithUi(<ContactsForm names={[]} onSubmit={onSubmit} />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('group', { name: 'Contacts' })).toHaveAccessibleDescription('Add a contact');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('returns the items in their new order', async () => {
  const onSubmit = vi.fn<(values: Values) => void>();
  const { user } = renderWithUi(<ContactsForm names={['Ada', 'Grace']} onSubmit={onSubmit} />);
  await user.click(screen.getByRole('button', { name: 'Move Contact 2 up' }));
  await user.type(item(1).getByRole('textbox', { name: 'Phone' }), '5125550134');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit.mock.calls[0]?.[0].contacts.map(({ name, phone }) => [name, phone])).toEqual([
    ['Grace', '(512) 555-0134'],
    ['Ada', ''],
  ]);
});
