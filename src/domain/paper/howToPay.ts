import type { PaperCompany } from './schema';

type Payee = Pick<PaperCompany, 'name' | 'phone' | 'email' | 'addressLines'>;

/** Explains in a sentence or two how to pay a company that takes no cards online: by check, or by asking. */
export function howToPay({ name, phone, email, addressLines }: Payee): string {
  const address = addressLines.join(', ');
  const ask = phone !== '' ? `call ${phone}` : email !== '' ? `write to ${email}` : 'contact us';
  if (address === '') return `To arrange payment, please ${ask}.`;
  return `Please make your check payable to ${name} and mail it to ${address}. To pay another way, ${ask}.`;
}
