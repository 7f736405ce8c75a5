import { expect, it } from 'vitest';
import { linked, sentVersion } from '@/domain/contract/record/signing';
import { buildContract } from '@/testing/factories/contract';
import { reminderFacts } from './reminderFacts';

const act = { now: '2026-02-06T15:00:00.000Z', byUid: '', ipAddress: '', userAgent: '' };

it('asks the office to hand over the link of a signer without an e-mail address, once it is that signer’s turn', async () => {
  const parties = buildContract().parties.map((party, index) => ({ ...party, email: '', order: index + 1 }));
  const contract = buildContract({ parties });
  const version = await sentVersion(contract, '{}', act);
  const factsOf = (of: typeof version) =>
    of.signers.map((signer) =>
      reminderFacts({ version: of, contract, timeZone: 'America/New_York', now: act.now }, signer),
    );
  expect(factsOf(version)).toEqual([['no e-mail address: copy the link and send it to them'], []]);
  const [first] = version.signers;
  const handedOut = await linked(
    version,
    first?.partyId ?? '',
    { text: 'By hand', isOnly: false, isMailed: false, isReminder: false },
    act,
  );
  expect(factsOf(handedOut)).toEqual([[], []]);
});
