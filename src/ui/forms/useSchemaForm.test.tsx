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

it('says beside the field what is wrong with it once it is left', async () => {
  const { user } = renderWithUi(<TestForm />);
  await user.type(phone(), '12');
  expect(phone()).toBeValid();
  await user.tab();
  expect(phone()).toBeInvalid();
  expect(phone()).toHaveAccessibleDescription('Enter a phone number with 7 to 15 digits');
});

it('does not nag about an untouched field when Cancel is pressed', async () => {
  const { user } = renderWithUi(<TestForm />);
  await user.click(name());
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(name()).toBeValid();
});

it('moves nothing while Save is being pressed: a message that pushed the button away would make the click miss', async () => {
  const { user } = renderWithUi(<TestForm />);
  await user.type(phone(), '12');
  await user.pointer({ keys: '[MouseLeft>]', target: save() });
  expect(phone()).toBeValid();
  await user.pointer({ keys: '[/MouseLeft]', target: save() });
  expect(phone()).toBeInvalid();
});

it('sums up what stops it from being saved and goes to the first field', async () => {
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

it('hands over the parsed values, formats phones, and saves only once however often Save is pressed', async () => {
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

it('puts unsaved input back after a reload and throws it away on request', async () => {
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

it('writes the draft while the person pauses, without leaving the page', async () => {
  const { user } = renderWithUi(<TestForm />);
  await user.type(name(), 'Ada');
  await waitFor(() => expect(JSON.stringify(window.localStorage)).toContain('Ada'));
});

it('lays only the changed fields over a record that has moved on meanwhile', async () => {
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

it("keeps the input and shows the server's refusal, beside the field where it names one", async () => {
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

it('never writes a secret into the draft', async () => {
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

it('says beside the buttons why it was not saved, and goes there', async () => {
  const refusal = new AppError({ code: 'unavailable', userMessage: 'The server cannot be reached.' });
  const { user } = renderWithUi(<TestForm onSubmit={() => Promise.reject(refusal)} />);
  await user.type(name(), 'Ada');
  await user.click(save());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The server cannot be reached.');
  expect(phone().compareDocumentPosition(alert) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(document.activeElement).toContainElement(alert);
});

it('does not call it slow while a question waits for the person', async () => {
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

it('says when it takes long, until it is over', async () => {
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
