import { randomUUID } from 'node:crypto';
import { Database } from '@babelboard/platform';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { makeCompany } from '../../../../test/support/accounts.js';
import { createTestApplication, type TestApplication } from '../../../../test/support/application.js';
import { insertOffers, PLAIN_OFFER } from '../../../../test/support/offer-rows.js';
import { InviteMember } from './invite-member.command.js';
import { ResendInvitation } from './resend-invitation.command.js';

let test: TestApplication;
let company: Awaited<ReturnType<typeof makeCompany>>;

beforeAll(async () => {
  test = await createTestApplication();
});
afterAll(() => test?.close());
beforeEach(async () => {
  company = await makeCompany(test.app);
});

const database = () => test.app.get(Database);
const run = (command: object): Promise<unknown> => test.app.get(CommandBus).execute(command as never);
const invite = (email = `${randomUUID()}@example.test`) =>
  run(new InviteMember(company.id, company.owner.id, { email, role: 'recruiter', language: 'en' }));
async function inviteTimes(times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    await invite();
  }
}

describe('inviting somebody', () => {
  it('is possible five times a day for a company without a live offer, sending again included', async () => {
    await inviteTimes(4);
    const [{ id }] = (await database().query<{ id: number }>(
      'SELECT id FROM company_invitation WHERE company_id = $1 ORDER BY id LIMIT 1',
      [company.id],
    )) as [{ id: number }];
    const resend = () => run(new ResendInvitation(company.id, company.owner.id, id));
    await resend();
    const refusal = { code: 'INVITATIONS_USED_UP', kind: 'limited', params: { most: 5, why: 'offerless' } };
    await expect(invite()).rejects.toMatchObject(refusal);
    await expect(resend()).rejects.toMatchObject(refusal);
  });

  it('is possible thirty times a day for one with a live offer', async () => {
    const [offerId] = await insertOffers(test.app, [PLAIN_OFFER]);
    await database().query('UPDATE offer SET company_id = $2 WHERE id = $1', [offerId, company.id]);
    await inviteTimes(30);
    await expect(invite()).rejects.toMatchObject({ code: 'INVITATIONS_USED_UP', params: { most: 30, why: 'other' } });
  });

  it('uses nothing up where it is refused', async () => {
    const email = `${randomUUID()}@example.test`;
    await invite(email);
    for (let n = 0; n < 8; n += 1) {
      await expect(invite(email)).rejects.toMatchObject({ code: 'INVITATION_ALREADY_SENT' });
      await expect(invite(company.recruiter.email)).rejects.toMatchObject({ code: 'MEMBER_ALREADY' });
    }
    await inviteTimes(4);
    await expect(invite()).rejects.toMatchObject({ code: 'INVITATIONS_USED_UP' });
  });
});
