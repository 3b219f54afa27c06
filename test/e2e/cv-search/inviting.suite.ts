import {
  type InvitationsToPerson,
  invitationsToPerson,
  type OwnInvitations,
  ownInvitations,
  type Problem,
  type UnlockedPerson,
} from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { ApplicationSubmitted } from '../../../libs/applications/src/contract.js';
import type { TestAccount } from '../../support/accounts.js';
import { takeEvents } from '../../support/outbox.js';
import { Poster } from '../company-offers/poster.js';
import { ownWord, type PeopleStage } from './people-stage.js';

const OWN = '/api/candidates/invitations';

export function describeInviting(at: () => PeopleStage): void {
  const path = (id: string, what = 'invitations') => `/api/companies/people/${id}/${what}`;

  /** A company with a live offer, and somebody whom it has found. */
  async function found() {
    const stage = at();
    const word = ownWord();
    const poster = await Poster.arrive(stage.api);
    const offer = await poster.live({ apply: { here: true } });
    const person = await stage.person({ headline: word });
    await stage.settle();
    const [card] = (await stage.find(poster.account, `what=${word}`)).people;
    const id = card?.id as string;
    const invite = (body: unknown = { offer_id: offer.id, message: 'Is this for you?' }) =>
      stage.call<InvitationsToPerson & Problem>(poster.account, 'POST', path(id), body);
    return { poster, offer, person, id, invite };
  }

  const own = async (person: TestAccount): Promise<OwnInvitations['data']> =>
    ownInvitations.parse((await at().call(person, 'GET', OWN)).body).data;

  describe('a company that asks somebody about an offer', () => {
    it('can do so once for each offer, without learning who it is', async () => {
      const { poster, offer, person, id, invite } = await found();
      const before = await at().call<InvitationsToPerson>(poster.account, 'GET', path(id));
      expect(before.body).toEqual({ data: [], offers: [{ id: offer.id, title: offer.title }] });
      const { status, body } = await invite();
      expect(status).toBe(200);
      expect(invitationsToPerson.parse(body)).toMatchObject({
        data: [{ offer_id: offer.id, title: offer.title, state: 'open' }],
        offers: [],
      });
      const again = await invite();
      expect([again.status, again.body.code]).toEqual([409, 'ALREADY_INVITED']);
      expect(await own(person)).toMatchObject([
        { offer: { id: offer.id, live: true }, message: 'Is this for you?', state: 'open' },
      ]);
      expect((await at().call(poster.account, 'GET', path(id, 'unlocked'))).status).toBe(404);
      const events = await takeEvents(at().api.app);
      expect(events.find(({ type }) => type === 'cv-search.candidate-invited.v1')?.payload).toEqual({
        invitationId: expect.any(Number),
        ...{ companyId: poster.companyId, accountId: person.id, offerId: offer.id },
      });
    });

    it('can do so with a live offer of its own alone, and not whom it may not find', async () => {
      const { person, invite } = await found();
      const other = await found();
      const foreign = await invite({ offer_id: other.offer.id });
      expect([foreign.status, foreign.body.code]).toEqual([422, 'OFFER_NOT_TO_INVITE_TO']);
      await at().agree(person, false);
      const gone = await invite();
      expect([gone.status, gone.body.code]).toEqual([404, 'FOUND_PERSON_GONE']);
    });

    it('is not told which of its applicants somebody is', async () => {
      const { poster, offer, person, id, invite } = await found();
      await at().query(
        `INSERT INTO job_application (offer_id, company_id, account_id, status, version, applied_at, changed_at, answer_due_at, name,
           headline, place, letter, languages, language_keys, skill_ids, experience, education, words, knocked_out)
         VALUES ($2, $3, $1, 'new', 1, now(), now(), now(), 'Ada Test', '', '', '', '[]', '{}', '{}', '[]', '[]', '', false)`,
        [person.id, offer.id, poster.companyId],
      );
      await takeEvents(at().api.app);
      const { status, body } = await invite();
      expect([status, body.data[0]?.state]).toEqual([200, 'open']);
      expect((await takeEvents(at().api.app)).map(({ type }) => type)).not.toContain('cv-search.candidate-invited.v1');
      expect((await own(person))[0]?.state).toBe('accepted');
      expect((await at().call(poster.account, 'GET', path(id, 'unlocked'))).status).toBe(404);
    });

    it('learns that somebody said no, also where it was reported', async () => {
      const { poster, offer, person, id, invite } = await found();
      await invite();
      const [asked] = await own(person);
      // What was written stays to be looked at, whatever the company does with the offer, and once.
      await at().call(poster.account, 'POST', `/api/companies/offers/${offer.id}/pause`);
      const reported = await at().call<OwnInvitations>(person, 'POST', `${OWN}/${asked?.id}/report`, { text: 'Rude' });
      expect([reported.status, reported.body.data[0]?.state]).toEqual([200, 'reported']);
      await at().call(person, 'POST', `${OWN}/${asked?.id}/report`, { text: 'Rude, I said' });
      const reports = await at().query('SELECT text FROM offer_report WHERE offer_id = $1', [offer.id]);
      expect(reports).toEqual([{ text: 'Rude\n\n“Is this for you?”' }]);
      const { body } = await at().call<InvitationsToPerson>(poster.account, 'GET', path(id));
      expect(body.data[0]?.state).toBe('declined');
      const stranger = await at().person();
      expect((await at().call(stranger, 'POST', `${OWN}/${asked?.id}/decline`, {})).status).toBe(404);
    });

    it('waits again where somebody takes a no back, but not a report', async () => {
      const { poster, person, id, invite } = await found();
      await invite();
      const [asked] = await own(person);
      const answer = (how: string, body: object = {}) =>
        at().call<OwnInvitations>(person, 'POST', `${OWN}/${asked?.id}/${how}`, body);
      await answer('decline');
      expect((await answer('reopen')).body.data[0]?.state).toBe('open');
      const { body } = await at().call<InvitationsToPerson>(poster.account, 'GET', path(id));
      expect(body.data[0]?.state).toBe('open');
      await answer('report', { text: 'Rude' });
      expect((await answer('reopen')).body.data[0]?.state).toBe('reported');
    });

    it('knows whoever applies, at no cost', async () => {
      const { poster, offer, person, id, invite } = await found();
      await invite();
      await at().hand(
        'cv-search.accept-by-application',
        new ApplicationSubmitted({
          ...{ applicationId: 1, offerId: offer.id, companyId: poster.companyId, accountId: person.id },
        }),
      );
      expect((await own(person))[0]?.state).toBe('accepted');
      const { status, body } = await at().call<UnlockedPerson>(poster.account, 'GET', path(id, 'unlocked'));
      expect([status, body.email]).toEqual([200, person.email]);
      const [ledger] = await at().query<{ lines: number }>(
        `SELECT count(*)::int AS lines FROM entitlement_entry WHERE company_id = $1 AND kind = 'cv-credit'`,
        [poster.companyId],
      );
      expect(ledger?.lines).toBe(0);
    });
  });
}
