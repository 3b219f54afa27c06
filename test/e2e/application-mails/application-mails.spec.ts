import { RestoreApplication, WithdrawApplication } from '@babelboard/applications';
import { ChangeCompanySettings } from '@babelboard/companies';
import { CloseOffer } from '@babelboard/offers';
import { TakeOffOffer } from '@babelboard/operations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeAccount } from '../../support/accounts.js';
import { databaseOf } from '../conversations/thread-stage.js';
import { MailStage } from './mail-stage.js';

let stage: MailStage;

beforeAll(async () => {
  stage = await MailStage.set();
});
afterAll(() => stage?.stop());
beforeEach(() => stage.clear());

const HOUR = 3_600;
const query = (sql: string, values: unknown[]) => databaseOf(stage.test).query(sql, values);
/** Addresses of the mails since the last call. */
const told = () => stage.taken().map(({ to }) => to);
/** The one mail since the last call. */
function theMail() {
  const [mail, ...others] = stage.taken();
  expect(others).toEqual([]);
  if (mail === undefined) throw new Error('No mail came');
  return mail;
}
/** As `told`, in order. */
const addresses = (...people: { email: string }[]) =>
  people.map(({ email }) => email).sort((a, b) => a.localeCompare(b));

describe('what a candidate is told', () => {
  it('is what was sent, once, after the seconds in which it is undone', async () => {
    const { candidate, company, id } = await stage.apply();
    await stage.pass(9);
    expect(told()).toEqual([]);
    await stage.pass(2);
    const mail = stage.taken().find(({ to }) => to === candidate.email);
    expect(mail?.text).toContain(`/account/applications/${id}`);
    expect(mail?.text).toContain('5 December 2026');
    await stage.pass(600, 3);
    expect(told()).toEqual(addresses(company.owner, company.recruiter));
  });

  it('is nothing of what was taken back at once, and all the same where that was undone', async () => {
    const gone = await stage.apply();
    await stage.execute(new WithdrawApplication(gone.candidate.id, gone.id));
    const back = await stage.apply();
    await stage.pass(5);
    await stage.execute(new WithdrawApplication(back.candidate.id, back.id));
    await stage.pass(6);
    await stage.execute(new RestoreApplication(back.candidate.id, back.id));
    await stage.pass(60, 4);
    expect(told()).toEqual(addresses(back.candidate, back.company.owner, back.company.recruiter));
  });

  it('is a status that stood for a minute, in their language and without a word of it in the subject', async () => {
    const application = await stage.apply();
    await query('UPDATE account SET language = $2 WHERE id = $1', [application.candidate.id, 'de']);
    await stage.pass(120, 2);
    stage.taken();
    await stage.move(application, 'rejected');
    await stage.pass(59);
    expect(told()).toEqual([]);
    await stage.pass(2);
    const mail = theMail();
    expect(mail).toMatchObject({ to: application.candidate.email, stoppable: true });
    expect(mail.subject).toBe('Neues zu deiner Bewerbung auf „Night porter“');
    expect(mail.text).toContain('nicht weiterzuverfolgen');
    expect(mail.text).toContain(`/de/account/applications/${application.id}`);
  });

  it('is not a slip that was put right, nor what the company does not tell', async () => {
    const application = await stage.apply();
    await stage.pass(120, 2);
    stage.taken();
    await stage.move(application, 'rejected');
    await stage.pass(30);
    await stage.move(application, 'new');
    await stage.pass(120, 2);
    await stage.move(application, 'in_review');
    await stage.pass(120, 2);
    expect(told()).toEqual([]);
    const { company } = application;
    await stage.execute(new ChangeCompanySettings(company.id, company.owner.id, {}, { toldStatuses: ['in_review'] }));
    await stage.move(application, 'shortlisted');
    await stage.pass(120, 2);
    expect(told()).toEqual([]);
    await stage.move(application, 'in_review');
    await stage.pass(120, 2);
    expect(theMail().text).toContain('looking at your application');
  });

  it('is nothing that they do not want, but for what was sent', async () => {
    const application = await stage.apply();
    await query(
      `INSERT INTO message_preference (account_id, kind, wanted, changed_at) VALUES ($1, 'notifications', false, now())`,
      [application.candidate.id],
    );
    await stage.pass(60, 2);
    expect(told()).toContain(application.candidate.email);
    await stage.move(application, 'shortlisted');
    await stage.pass(120, 2);
    expect(told()).toEqual([]);
  });

  it('is that the date has passed, and that the offer has ended, as long as nobody has decided', async () => {
    const { company, offerId, ...waiting } = await stage.apply();
    const decided = await stage.apply({ company, offerId });
    await stage.move(decided, 'rejected');
    await stage.pass(14 * 24 * HOUR - 600, 2);
    stage.taken();
    await stage.pass(600);
    const late = stage.taken().filter(({ to }) => to === waiting.candidate.email);
    expect(late.map(({ subject }) => subject)).toEqual(['No answer yet about “Night porter”']);
    await stage.execute(new CloseOffer(offerId, company.id, 'here'));
    await stage.work();
    await stage.pass(14 * 60);
    expect(told()).toEqual([]);
    await stage.pass(2 * 60);
    const mail = theMail();
    expect(mail).toMatchObject({ to: waiting.candidate.email, subject: '“Night porter” is no longer open' });
    expect(mail.text).toContain('5 December 2026');
  });

  it('is that an operator took the offer off and why, whatever was decided, and not that the company ended it', async () => {
    const { company, offerId, ...waiting } = await stage.apply();
    const rejected = await stage.apply({ company, offerId });
    await stage.move(rejected, 'rejected');
    const gone = await stage.apply({ company, offerId });
    await stage.execute(new WithdrawApplication(gone.candidate.id, gone.id));
    await stage.pass(HOUR, 3);
    stage.taken();
    const { id } = await makeAccount(stage.test.app, 'admin');
    const reasons = { ground: 'scam', explanation: 'Applicants are asked to pay 50 EUR.' } as const;
    await stage.execute(new TakeOffOffer(offerId, reasons, { accountId: id, ipAddress: null }));
    await stage.pass(HOUR, 3);
    const mails = stage.taken().filter(({ to }) => to !== company.owner.email);
    expect(mails.map(({ to }) => to)).toEqual(addresses(waiting.candidate, rejected.candidate));
    for (const { subject, text } of mails) {
      expect(subject).toBe('“Night porter” was taken off the board');
      expect(text).toContain('no bank details');
      // What the company is told may name whoever reported it.
      expect(text).not.toContain('50 EUR');
    }
  });

  it('is nothing of an offer that is merely paused', async () => {
    const { offerId } = await stage.apply();
    await stage.pass(60, 2);
    stage.taken();
    await query(`UPDATE offer SET state = 'paused' WHERE id = $1`, [offerId]);
    await query(
      `INSERT INTO outbox_message (event_id, type, payload, occurred_at) VALUES (gen_random_uuid(), 'offers.offer-closed.v1', $1, $2)`,
      [{ offerId }, stage.test.clock.now()],
    );
    await stage.pass(HOUR, 3);
    expect(told()).toEqual([]);
  });
});

describe('what members of a company are told', () => {
  it('is who applied: the first soon, those of the next hour together, with no name of anybody', async () => {
    const { company, offerId, id } = await stage.apply();
    await stage.pass(30, 2);
    const first = stage.taken().filter(({ to }) => to.startsWith('company'));
    expect(first.map(({ to }) => to)).toEqual(addresses(company.owner, company.recruiter));
    expect(first[0]?.subject).toBe('New application: Night porter');
    expect(first[0]?.text).toContain(`/company/applicants/${offerId}/1?applicant=${id}`);
    expect(first[0]?.text).toMatch(/\/answer\/\S{20,}/);
    const links = first.map(({ text }) => text.match(/\/answer\/(\S+)/)?.[1]);
    expect(new Set(links).size).toBe(2);
    for (let person = 0; person < 3; person += 1) {
      await stage.apply({ company, offerId });
      await stage.pass(300, 2);
    }
    expect(told().filter((to) => to.startsWith('company'))).toEqual([]);
    await stage.pass(HOUR - 900);
    const second = stage.taken();
    expect(second.map(({ subject }) => subject)).toEqual(Array(2).fill('3 new applications: Night porter'));
    for (const { text, html } of [...first, ...second]) {
      expect(`${text}${html}`).not.toContain('Ada');
    }
    await stage.pass(3 * HOUR, 3);
    expect(told()).toEqual([]);
  });

  it('is nothing of a withdrawal', async () => {
    const application = await stage.apply();
    await stage.pass(60, 2);
    stage.taken();
    await stage.execute(new WithdrawApplication(application.candidate.id, application.id));
    await stage.pass(HOUR * 2, 3);
    expect(told()).toEqual([]);
  });

  it('is a note that names them, not what it says, and nothing once they have left', async () => {
    const application = await stage.apply();
    const { company, offerId, id } = application;
    await stage.pass(60, 2);
    stage.taken();
    await stage.note(application, 'A secret opinion', [company.owner.id, company.recruiter.id]);
    await stage.work();
    const mail = theMail();
    expect(mail.to).toBe(company.owner.email);
    expect(mail.text).toContain(`/company/applicants/${offerId}/1?applicant=${id}`);
    expect(`${mail.subject}${mail.html}`).not.toMatch(/secret|Ada/);
    await stage.note(application, 'One more', [company.owner.id]);
    await query('DELETE FROM company_member WHERE account_id = $1', [company.owner.id]);
    await stage.work();
    expect(told()).toEqual([]);
  });

  it('is that a candidate calls a status wrong, unless it was put right meanwhile', async () => {
    const application = await stage.apply();
    const { owner, recruiter } = application.company;
    await stage.pass(60, 2);
    stage.taken();
    await stage.object(application, 'We met on Monday');
    await stage.work();
    const mails = stage.taken();
    expect(mails.map(({ to }) => to)).toEqual(addresses(owner, recruiter));
    expect(mails[0]?.text).not.toContain('Monday');
    await stage.object(application, 'Still wrong');
    await stage.move(application, 'in_review');
    await stage.work();
    expect(told()).toEqual([]);
  });

  it('is both reminders, the second with what comes next, and what came', async () => {
    const { company } = await stage.apply();
    await stage.pass(60, 2);
    await stage.execute(new ChangeCompanySettings(company.id, company.owner.id, {}, { pauseWhenSilent: true }));
    stage.taken();
    const subjects = async (days: number) => {
      await stage.pass(days * 24 * HOUR);
      return stage
        .taken()
        .flatMap(({ to, subject, text, stoppable }) =>
          to === company.owner.email ? [{ subject, text, stoppable }] : [],
        );
    };
    const [soon] = await subjects(12);
    expect(soon).toMatchObject({ subject: 'An applicant waits for your answer', stoppable: true });
    expect(soon?.text).toMatch(/\/answer\/\S{20,}/);
    const [late] = await subjects(2);
    expect(late).toMatchObject({ subject: 'Overdue: an applicant waits for you', stoppable: false });
    expect(late?.text).toMatch(/If somebody still waits on 12 December 2026.*paused/s);
    await query(`UPDATE offer SET expires_at = expires_at + interval '1 year' WHERE company_id = $1`, [company.id]);
    const [sunk] = await subjects(7.1);
    expect(sunk).toMatchObject({ subject: 'Your offers now stand behind all others', stoppable: false });
    expect(sunk?.text).toContain('one offer is paused');
  });
});
