import { expect, it } from 'vitest';
import { leadOfFields, readFields } from './readForm';

it('gets the state from the ZIP code, since the forms don’t ask for it', () => {
  const sent = readFields(
    new URLSearchParams({ firstName: 'Ada', phone: '5125550134', city: 'Austin', zip: ' 78701 ' }),
  );
  expect(leadOfFields(sent, false)).toMatchObject({ lead: { address: { state: 'TX', postalCode: '78701' } } });
});
