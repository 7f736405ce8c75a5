import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithUi } from '@/testing/renderWithUi';
import { ConflictDialog } from './ConflictDialog';

const rows = [
  { field: 'phone', label: 'Phone', mine: '(512) 555-0134', theirs: '(512) 555-0199' },
  { field: 'notes', label: 'Notes', mine: '', theirs: 'Gate code 12' },
];

function open() {
  const onResolve = vi.fn();
  const onCancel = vi.fn();
  return {
    ...renderWithUi(<ConflictDialog isOpen rows={rows} changedBy="Grace" onResolve={onResolve} onCancel={onCancel} />),
    onResolve,
    onCancel,
  };
}
const save = () => screen.getByRole('button', { name: 'Save this choice' });

it('returns a choice per field, and only once all are made', async () => {
  const { user, onResolve } = open();
  expect(screen.getByText(/Another version was saved by Grace while you were editing/)).toBeVisible();
  await user.click(
    within(screen.getByRole('radiogroup', { name: 'Phone' })).getByRole('radio', {
      name: 'Mine: (512) 555-0134',
    }),
  );
  expect(save()).toBeDisabled();
  await user.click(
    within(screen.getByRole('radiogroup', { name: 'Notes' })).getByRole('radio', {
      name: 'Theirs: Gate code 12',
    }),
  );
  await user.click(save());
  expect(onResolve).toHaveBeenCalledExactlyOnceWith({ phone: 'mine', notes: 'theirs' });
});

it.each([
  ['Keep mine', { phone: 'mine', notes: 'mine' }],
  ['Keep theirs', { phone: 'theirs', notes: 'theirs' }],
])('answers every field with %s', async (label, choice) => {
  const { user, onResolve } = open();
  await user.click(screen.getByRole('button', { name: label }));
  await user.click(save());
  expect(onResolve).toHaveBeenCalledExactlyOnceWith(choice);
});

it('goes back to editing with the Escape key', async () => {
  const { user, onCancel, onResolve } = open();
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onResolve).not.toHaveBeenCalled();
});
