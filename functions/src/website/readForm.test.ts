import { expect, it } from 'vitest';
import { leadOfFields, readFields } from './readForm';

it('knows the state by the ZIP code, which the forms do not ask for', () => {
  const sent = readFields(
    new URLSearchParams({ firstName: 'Ada', phone: '5125550134', city: 'Austin', zip: ' 78701 ' }),
  );
  expect(leadOfFields(sent, false)).toMatchObject({ lead: { address: { state: 'TX', postalCode: '78701' } } });
});
