import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addressSchema, EMPTY_ADDRESS, type Address } from '@/domain/contact/schema';
import { renderWithUi } from '@/testing/renderWithUi';
import { AddressFields } from './AddressFields';
import { SchemaForm } from './SchemaForm';
import { useSchemaForm } from './useSchemaForm';

const schema = z.object({ address: addressSchema });

function Form({ start, onSave }: { start: Partial<Address>; onSave: (address: Address) => void }) {
  const form = useSchemaForm({ schema, initialValues: { address: { ...EMPTY_ADDRESS, ...start } } });
  return (
    <SchemaForm form={form} onSubmit={({ address }) => onSave(address)}>
      <AddressFields form={form} name="address" />
    </SchemaForm>
  );
}

function open(start: Partial<Address> = {}) {
  const saved: Address[] = [];
  const { user } = renderWithUi(<Form start={start} onSave={(address) => saved.push(address)} />);
  const save = async (): Promise<Address | undefined> => {
    await user.click(screen.getByText('Save'));
    return saved.at(-1);
  };
  return { user, save };
}
const state = () => screen.getByRole('combobox', { name: 'State' });

describe('the state field', () => {
  it.each([
    ['chosen from what was typed', 'north c{Enter}', 'NC'],
    ['taken when the field is left', 'north c{Tab}', 'NC'],
    ['taken by its letters', 'nc{Tab}', 'NC'],
    ['not guessed from what may be two', 'carolina{Tab}', ''],
    ['not made of what is none', 'bavaria{Tab}', ''],
  ])('gives the state when it is %s', async (_name, typed, code) => {
    const { user, save } = open();
    await user.type(state(), typed);
    expect((await save())?.state).toBe(code);
  });

  it('keeps the stored value until it is changed', async () => {
    const { save } = open({ state: 'North C', city: 'Asheville' });
    expect(state()).toHaveValue('North C');
    expect(await save()).toMatchObject({ state: 'North C', city: 'Asheville' });
  });

  it('shows a spelled-out name as that state', async () => {
    const { user, save } = open({ state: 'north carolina' });
    expect(state()).toHaveValue('North Carolina');
    await user.click(state());
    await user.tab();
    expect((await save())?.state).toBe('north carolina');
  });

  it('keeps a state chosen again after the ZIP code filled it in', async () => {
    const { user, save } = open();
    await user.type(screen.getByLabelText('ZIP code'), '78745');
    expect(state()).toHaveValue('Texas');
    await user.clear(state());
    await user.type(state(), 'tex');
    await user.click(await screen.findByRole('option', { name: 'Texas' }));
    expect((await save())?.state).toBe('TX');
  });

  it('is cleared by emptying the field', async () => {
    const { user, save } = open({ state: 'NC' });
    await user.clear(state());
    await user.tab();
    expect((await save())?.state).toBe('');
  });

  it('accepts the browser’s autofill', async () => {
    const { save } = open();
    fireEvent.input(state(), { target: { value: 'TX' } });
    expect((await save())?.state).toBe('TX');
  });

  it('is free text in other countries, and a province in Canada', () => {
    open({ country: 'France', state: 'Bretagne' });
    expect(screen.getByLabelText('State or region')).toHaveValue('Bretagne');
    expect(screen.getByLabelText('Postal code')).toBeVisible();
  });
});

describe('the ZIP code field', () => {
  it('fills in the state if empty', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText('ZIP code'), '28801');
    expect(state()).toHaveValue('North Carolina');
  });

  it('says when the ZIP code is in another state, and can fix it', async () => {
    const { user, save } = open({ state: 'NC' });
    await user.type(screen.getByLabelText('ZIP code'), '78701');
    expect(screen.getByRole('status')).toHaveTextContent('ZIP code 78701 is in Texas.');
    await user.click(screen.getByText('Use Texas'));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(await save()).toMatchObject({ state: 'TX', postalCode: '78701' });
  });
});

describe('a full address pasted into the street field', () => {
  it('is split when the field is left', async () => {
    const { user, save } = open();
    await user.click(screen.getByLabelText('Street'));
    await user.paste('12 Elm St, Apt 4, Austin, Texas 78701');
    await user.tab();
    expect(await save()).toMatchObject({
      street: '12 Elm St',
      unit: 'Apt 4',
      city: 'Austin',
      state: 'TX',
      postalCode: '78701',
    });
  });

  it('is kept if a city was typed, or if it is only a street', async () => {
    const { user, save } = open({ city: 'Waco' });
    await user.click(screen.getByLabelText('Street'));
    await user.paste('12 Elm St, Austin, TX 78701');
    await user.tab();
    expect(await save()).toMatchObject({ street: '12 Elm St, Austin, TX 78701', city: 'Waco' });
  });
});
