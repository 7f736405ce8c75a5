import { callFunction } from '@/data/callables';
import { openWall } from '@/domain/statusboard/api';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';

const PIN_ONLY = openWall.input.pick({ pin: true });

/** Asks for the PIN of a wall link; the server checks it and issues a pass. */
export function PinForm({ token, onPass }: { token: string; onPass: (pass: string) => void }) {
  const form = useSchemaForm({ schema: PIN_ONLY, initialValues: { pin: '' } });
  return (
    <SchemaForm
      form={form}
      submitLabel="Show the board"
      onSubmit={async ({ pin }) => onPass((await callFunction(openWall, { token, pin })).pass)}
    >
      <FormTextInput form={form} name="pin" label="PIN" inputMode="numeric" autoComplete="off" isRequired />
    </SchemaForm>
  );
}
