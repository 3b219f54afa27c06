import { type Problem, type UnlockResponse, unlockResponse } from '@babelboard/wire';
import { describe, expect, it } from '@jest/globals';
import { CandidateUnlocked } from '../../../libs/cv-search/src/contract.js';
import { ownWord, type PeopleStage } from './people-stage.js';

const CREDITS = 10;
const PEOPLE = 32;
const PRESSES = 200;

interface Unlock {
  id: number;
  accountId: number;
}

export function describeUnlockingAtOnce(at: () => PeopleStage): void {
  /** A company that has found more people than it can pay for. */
  async function found() {
    const stage = at();
    const word = ownWord();
    const company = await stage.company();
    await stage.grant(company.id, CREDITS);
    for (let made = 0; made < PEOPLE; made += 1) await stage.person({ headline: word });
    await stage.settle();
    const { people } = await stage.find(company.owner, `what=${word}&rows=50`);
    return { company, ids: people.map(({ id }) => id) };
  }

  const unlocksOf = (companyId: number) =>
    at().query<Unlock>(
      `SELECT id, account_id AS "accountId" FROM candidate_unlock WHERE company_id = $1 ORDER BY account_id`,
      [companyId],
    );

  const ledgerOf = (companyId: number) =>
    at().query<{ amount: number; subject: string | null }>(
      `SELECT amount, subject FROM entitlement_entry WHERE company_id = $1 AND kind = 'cv-credit' ORDER BY id`,
      [companyId],
    );

  /** Of the people, as often as something was written of each. */
  const toldIn = async (sql: string, companyId: number): Promise<number[]> => {
    const rows = await at().query<{ accountId: number }>(sql, [companyId]);
    return rows.map(({ accountId }) => accountId).sort((a, b) => a - b);
  };

  const eventsOf = (companyId: number) =>
    toldIn(
      `SELECT (payload->>'accountId')::int AS "accountId" FROM outbox_message
       WHERE type = 'cv-search.candidate-unlocked.v1' AND (payload->>'companyId')::int = $1`,
      companyId,
    );

  const recordsOf = (companyId: number) =>
    toldIn(
      `SELECT replace(subject, 'account:', '')::int AS "accountId" FROM audit_entry
       WHERE action = 'cv-search.unlock' AND (detail->>'companyId')::int = $1`,
      companyId,
    );

  const mailsOf = (companyId: number) =>
    toldIn(
      `SELECT mail.account_id AS "accountId" FROM mail_delivery mail
       JOIN candidate_unlock unlock ON unlock.id::text = mail.subject_id AND unlock.account_id = mail.account_id
       WHERE mail.purpose = 'candidate-unlocked' AND mail.state = 'sent' AND unlock.company_id = $1`,
      companyId,
    );

  describe(`two members with ${CREDITS} credits who press ${PRESSES} times at once`, () => {
    it('come to know as many people as they have credits, each of them once, and are told so of all others', async () => {
      const { company, ids } = await found();
      expect(ids).toHaveLength(PEOPLE);
      const pressed = await Promise.all(
        Array.from({ length: PRESSES }, async (_, nth) => {
          // Both press for everybody, several times.
          const id = ids[Math.floor(nth / 2) % PEOPLE] as string;
          const member = nth % 2 === 0 ? company.owner : company.recruiter;
          const path = `/api/companies/people/${id}/unlock`;
          return { id, ...(await at().call<UnlockResponse & Problem>(member, 'POST', path, {})) };
        }),
      );
      const taken = pressed.filter(({ status }) => status === 200);
      const refused = pressed.filter(({ status }) => status !== 200);
      expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
        new Set(['409 CREDITS_USED_UP']),
      );
      const answers = taken.map(({ body }) => unlockResponse.parse(body));
      const paid = taken.filter(({ body }) => body.paid);
      // Who paid was told what was left then: every number once, so no credit was counted for two.
      expect(answers.flatMap((answer) => (answer.paid ? [answer.left] : [])).sort((a, b) => a - b)).toEqual(
        Array.from({ length: CREDITS }, (_, left) => left),
      );
      expect(new Set(paid.map(({ id }) => id)).size).toBe(CREDITS);
      expect(new Set(taken.map(({ id }) => id))).toEqual(new Set(paid.map(({ id }) => id)));

      const unlocks = await unlocksOf(company.id);
      const people = unlocks.map(({ accountId }) => accountId);
      expect([people.length, new Set(people).size]).toEqual([CREDITS, CREDITS]);
      const [granted, ...spent] = await ledgerOf(company.id);
      expect(granted?.amount).toBe(CREDITS);
      expect(spent.map(({ amount }) => amount)).toEqual(spent.map(() => -1));
      expect(spent.map(({ subject }) => subject).sort()).toEqual(unlocks.map(({ id }) => `unlock:${id}`).sort());
      // One event each; and once they were worked off one line in the log and one mail, also where a queue hands them over again.
      expect(await eventsOf(company.id)).toEqual(people);
      await at().settle();
      for (const { id: unlockId, accountId } of unlocks) {
        const event = new CandidateUnlocked({
          ...{ unlockId, accountId, companyId: company.id, memberId: company.owner.id },
        });
        await at().hand('notifications.mail-candidate-unlocked', event);
      }
      expect(await recordsOf(company.id)).toEqual(people);
      expect(await mailsOf(company.id)).toEqual(people);
    });
  });
}
