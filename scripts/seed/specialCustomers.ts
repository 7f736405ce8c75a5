import type { z } from 'zod';
import type { customerInputSchema } from '@/domain/customer/schema';
import type { Random } from './random';

export type CustomerDraft = Partial<z.input<typeof customerInputSchema>>;

const LONG_NOTE = [
  'History of the house, as Mrs. Worthington-Montgomery told it: built in 1912, added to in 1926, 1954 and 1988, each time by somebody else and never with drawings. The main shut-off is not where the sticker says it is. It is behind the third panel of the wainscot in the pantry; push the upper left corner.',
  'Billing goes to the trust, never to the house. Two signatures are needed for anything above $2,500. Mr. Abernathy at the trust answers e-mail within a day and the phone hardly ever.',
  'The east gate sticks when it has rained. Park on the gravel, not on the lawn. The dogs are loud but harmless. Please put on shoe covers in the front hall, and call the house manager half an hour before you come.',
].join('\n\n');

/** Returns customers that stress the screens: very long, right-to-left, with accents, an emoji, or a warning. */
export function specialCustomers(random: Random): CustomerDraft[] {
  return [
    {
      kind: 'person',
      firstName: 'Margaret Elizabeth',
      lastName: 'Worthington-Montgomery (Worthington Family Living Trust)',
      notes: LONG_NOTE,
      tags: ['VIP'],
    },
    {
      kind: 'company',
      companyName:
        'Western Region Association of Independent Orchards, Cideries, Farm Markets and Packing Houses, Incorporated',
      firstName: 'Bartholomew',
      lastName: 'Kensington',
      contacts: Array.from({ length: 6 }, (_, index) => ({
        id: random.id(),
        name: ['Abel Ames', 'Bea Bright', 'Cal Cole', 'Dee Drew', 'Eli East', 'Fay Ford'][index] ?? 'Gil Gray',
        role: `Farm market ${index + 1}`,
        phone: '',
        email: `market${index + 1}@example.org`,
      })),
    },
    { kind: 'person', firstName: 'ليلى', lastName: 'حدّاد', email: 'layla.haddad@example.com', language: 'Arabic' },
    {
      kind: 'company',
      companyName: 'Happy Paws 🐾 Grooming',
      firstName: 'Zoë',
      lastName: 'Björnsdóttir',
      email: 'hello@happy-paws.example',
    },
    {
      kind: 'person',
      firstName: 'José',
      lastName: 'Núñez Ibáñez',
      email: 'jose.nunez@example.com',
      language: 'Spanish',
    },
    { kind: 'person', firstName: '小龍', lastName: '李', email: 'li.xiaolong@example.com', language: 'Mandarin' },
    {
      kind: 'person',
      firstName: 'Gordon',
      lastName: 'Pruitt',
      isDoNotService: true,
      doNotServiceReason: 'Three unpaid invoices, threatened a technician. Ask the manager before booking.',
      tags: ['slow payer'],
      consent: { email: 'no', sms: 'no', phone: 'no' },
    },
    { kind: 'person', firstName: 'Cher', lastName: '', notes: 'Goes by one name.' },
  ];
}
