import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { optionalPhone } from '@/domain/contact/schema';
import { line, requiredLine } from '@/domain/record/schema';
import { confirmAction, pendingConfirm } from '@/ui/feedback/confirm';
import { AppError } from '@/lib/appError';
import { renderWithUi } from '@/testing/renderWithUi';
import { FormPhone } from './FormPhone';
import { FormTextInput } from './FormTextInput';
import { SchemaForm } from './SchemaForm';
import { useSchemaForm } from './useSchemaForm';

const schema = z.object({ name: requiredLine(20, 'Enter a name'), city: line(20), phone: optionalPhone });
type Values = z.infer<typeof schema>;

const EMPTY: Values = { name: '', city: '', phone: '' };

type TestFormProps = { onSubmit?: (values: Values) => unknown; initialValues?: Values };

function TestForm({ onSubmit = () => undefined, initialValues = EMPTY }: TestFormProps) {
  const form = useSchemaForm({ schema, initialValues, draftKey: 'ada:customer:new' });
  return (
    <SchemaForm form={form} onSubmit={onSubmit} onCancel={() => undefined}>
      <FormTextInput form={form} name="name" label="Name" isRequired />
      <FormTextInput form={form} name="city" label="City" />
      <FormPhone form={form} name="phone" label="Phone" />
    </SchemaForm>
  );
}

const name = () => screen.getByRole('textbox', { name: 'Name' });
const city = () => screen.getByRole('textbox', { name: 'City' });
const phone = () => screen.getByRole('textbox', { name: 'Phone' });
const save = () => screen.getByRole('button', { name: 'Save' });

it('shows an error beside a field once it is left', async () => {
  const { user } = renderWithUi(<TestForm />);
  await user.type(phone(), '12');
  expect(phone()).toBeValid();
  await user.tab();
  expect(phone()).toBeInvalid();
  expect(phone()).toHaveAccessibleDescription('Enter a phone number with 7 to 15 digits');
});

it('shows no error for an untouched field when Cancel is pressed', async () => {
  const { user } = renderWithUi(<TestForm />);
  await user.click(name());
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(name()).toBeValid();
});

it('shifts no layout while Save is being pressed, so the click does not miss', async () => {
  const { user } = renderWithUi(<TestForm />);
  await user.type(phone(), '12');
  await user.pointer({ keys: '[MouseLeft>]', target: save() });
  expect(phone()).toBeValid();
  await user.pointer({ keys: '[/MouseLeft]', target: save() });
  expect(phone()).toBeInvalid();
});

it('summarizes what prevents saving, and focuses the first field', async () => {
  const onSubmit = vi.fn();
  const { user } = renderWithUi(<TestForm onSubmit={onSubmit} />);
  await user.type(phone(), '12');
  await user.click(save());
  expect(screen.getByRole('alert')).toHaveTextContent('Please correct 2 fields');
  expect(name()).toHaveFocus();
  expect(name()).toHaveAccessibleDescription('Enter a name');
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Enter a phone number with 7 to 15 digits' }));
  expect(phone()).toHaveFocus();
});

it('returns parsed values, formats phones, and saves once despite repeated clicks', async () => {
  let finish = () => {};
  const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { user } = renderWithUi(<TestForm onSubmit={onSubmit} />);
  await user.type(name(), '  Ada ');
  await user.type(phone(), '5125550134');
  await user.dblClick(save());
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Ada', city: '', phone: '(512) 555-0134' });
  finish();
  await waitFor(() => expect(save()).toBeEnabled());
});

it('restores unsaved input after a reload, and discards it on request', async () => {
  const first = renderWithUi(<TestForm />);
  await first.user.type(name(), 'Ada');
  first.unmount();

  const { user } = renderWithUi(<TestForm />);
  expect(name()).toHaveValue('Ada');
  expect(screen.getByRole('status')).toHaveTextContent('Your unsaved changes are back');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(name()).toHaveValue('');
  expect(screen.queryByText('Your unsaved changes are back')).not.toBeInTheDocument();
});

it('saves the draft when typing pauses, without leaving the page', async () => {
  const { user } = renderWithUi(<TestForm />);
  await user.type(name(), 'Ada');
  await waitFor(() => expect(JSON.stringify(window.localStorage)).toContain('Ada'));
});

it('applies only the changed fields to a record that has changed since', async () => {
  const first = renderWithUi(<TestForm initialValues={{ name: 'Ada', city: 'Austin', phone: '' }} />);
  await first.user.type(name(), ' Lovelace');
  first.unmount();

  renderWithUi(<TestForm initialValues={{ name: 'Ada', city: 'Boston', phone: '' }} />);
  expect(name()).toHaveValue('Ada Lovelace');
  expect(city()).toHaveValue('Boston');
});

it('forgets the draft once saved', async () => {
  const first = renderWithUi(<TestForm />);
  await first.user.type(name(), 'Ada');
  await first.user.click(save());
  await waitFor(() => expect(save()).toBeEnabled());
  first.unmount();

  renderWithUi(<TestForm />);
  expect(name()).toHaveValue('');
});

it('drops a draft that is older than 14 days', async () => {
  const first = renderWithUi(<TestForm />);
  await first.user.type(name(), 'Ada');
  first.unmount();
  const fifteenDaysMs = 15 * 24 * 60 * 60 * 1000;
  vi.spyOn(Date, 'now').mockReturnValue(new Date().getTime() + fifteenDaysMs);

  renderWithUi(<TestForm />);
  expect(name()).toHaveValue('');
  expect(window.localStorage).toHaveLength(0);
  vi.restoreAllMocks();
});

it('keeps the input and shows the server’s error, at the field if named', async () => {
  const refusal = new AppError({
    code: 'already-exists',
    userMessage: 'This customer exists already.',
    details: { fieldErrors: { city: 'Choose another city' } },
  });
  const { user } = renderWithUi(<TestForm onSubmit={() => Promise.reject(refusal)} />);
  await user.type(name(), 'Ada');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('This customer exists already.');
  expect(city()).toHaveAccessibleDescription('Choose another city');
  expect(city()).toHaveFocus();
  expect(name()).toHaveValue('Ada');
  // A server's word stays while other fields are edited and goes when its own field changes.
  await user.type(name(), 'x');
  await user.tab();
  expect(city()).toBeInvalid();
  await user.type(city(), 'Austin');
  expect(city()).toBeValid();
});

it('never stores a secret in the draft', async () => {
  function SecretForm() {
    const form = useSchemaForm({
      schema,
      initialValues: EMPTY,
      draftKey: 'visitor:register',
      secretFields: ['city'],
    });
    return (
      <SchemaForm form={form} onSubmit={() => undefined}>
        <FormTextInput form={form} name="name" label="Name" />
        <FormTextInput form={form} name="city" label="City" />
      </SchemaForm>
    );
  }
  const { user, unmount } = renderWithUi(<SecretForm />);
  await user.type(city(), 'secret');
  await user.type(name(), 'Ada');
  unmount();
  expect(JSON.stringify(window.localStorage)).toContain('Ada');
  expect(JSON.stringify(window.localStorage)).not.toContain('secret');
});

it('shows beside the buttons why saving failed, and focuses it', async () => {
  const refusal = new AppError({ code: 'unavailable', userMessage: 'The server cannot be reached.' });
  const { user } = renderWithUi(<TestForm onSubmit={() => Promise.reject(refusal)} />);
  await user.type(name(), 'Ada');
  await user.click(save());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The server cannot be reached.');
  expect(phone().compareDocumentPosition(alert) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(document.activeElement).toContainElement(alert);
});

it('is not called slow while a confirmation waits for the user', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const ask = () => confirmAction({ title: 'Send it?', message: '', confirmLabel: 'Send' });
  const { user } = renderWithUi(<TestForm onSubmit={async () => void (await ask())} />);
  await user.type(name(), 'Ada');
  await user.click(save());
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.queryByText('This is taking longer than usual.')).not.toBeInTheDocument();
  act(() => pendingConfirm.get()?.answer(true));
});

it('says when saving takes long, until it is done', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  let finish = () => {};
  const { user } = renderWithUi(<TestForm onSubmit={() => new Promise<void>((resolve) => (finish = resolve))} />);
  await user.type(name(), 'Ada');
  await user.click(save());
  expect(screen.queryByText('This is taking longer than usual.')).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(screen.getByRole('status')).toHaveTextContent('This is taking longer than usual.');
  finish();
  await waitFor(() => expect(screen.queryByText('This is taking longer than usual.')).not.toBeInTheDocument());
});
