import { randomUUID } from 'node:crypto';
import {
  AddApplicantNote,
  ApplicationMarks,
  ApplyToOffer,
  MoveApplicant,
  OwnApplications,
  PostMessage,
  RateApplicant,
  SaveScreeningTemplate,
  ScreeningQuestions,
  ScreeningTemplates,
  WithdrawApplication,
} from '@babelboard/applications';
import { AppointRecruiter, CompanyMembers } from '@babelboard/companies';
import { Accounts, NewPasswords } from '@babelboard/identity';
import type { MovableClock } from '@babelboard/platform';
import { DEFAULT_LANGUAGE } from '@babelboard/texts';
import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DEMO_OWNER, DEMO_PASSWORD } from '../demo-accounts.js';
import { seedDemoProfiles } from '../profiles/seed-demo-profiles.js';
import { DemoAccounts } from '../seed-demo-accounts.js';
import { DEMO_APPLICANTS, DEMO_RECRUITER } from './demo-applicants.js';
import { DEMO_APPLICATIONS, type DemoApplication, type DemoStep } from './demo-applications.js';
import { DEMO_TEMPLATE } from './demo-postings.js';
import { DemoOffers } from './post-demo-offers.js';
import { Story } from './story.js';

/** Before the first offer of the story. */
const REGISTERED_DAYS_AGO = 45;
const DAY_MS = 86_400_000;

/**
 * Has the demo's company hire: offers of its own, people who apply, and what becomes of that, through the commands that people use and with
 * a clock that stands where each thing happened. Once: the last thing that is made tells that all is there, and a seed that was killed goes
 * on where it stopped. Needs the demo accounts and their profiles.
 */
export async function seedDemoHiring(
  app: INestApplicationContext,
  clock: MovableClock,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const now = clock.now();
  const owner = await app.get(Accounts, { strict: false }).findByEmail(DEMO_OWNER.email);
  const member = owner && (await app.get(CompanyMembers, { strict: false }).find(owner.id));
  if (member === null || (await isThere(app, member.companyId))) return;
  clock.set(new Date(now.getTime() - REGISTERED_DAYS_AGO * DAY_MS));
  const recruiterId = await makePeople(app, member.companyId);
  const company = { id: member.companyId, ownerId: member.accountId };
  const story = new Story(clock, now);
  const offers = new DemoOffers(app, company);
  await offers.tell(story);
  const hiring = new DemoHiring(app, { ...company, recruiterId }, offers);
  for (const application of DEMO_APPLICATIONS) {
    story.at(application.daysAgo, () => hiring.apply(application));
    for (const step of application.steps ?? []) story.at(step.daysAgo, () => hiring.go(application, step));
  }
  await story.tell(onProgress);
  const { name, questions } = DEMO_TEMPLATE;
  await app.get(CommandBus).execute(new SaveScreeningTemplate(company.id, name, questions));
}

async function isThere(app: INestApplicationContext, companyId: number): Promise<boolean> {
  const templates = await app.get(ScreeningTemplates, { strict: false }).of(companyId);
  return templates.some(({ name }) => name === DEMO_TEMPLATE.name);
}

/** Gives the account of the recruiter. */
async function makePeople(app: INestApplicationContext, companyId: number): Promise<number> {
  const accounts = new DemoAccounts(app, await app.get(NewPasswords, { strict: false }).hash(DEMO_PASSWORD));
  const recruiterId = await accounts.ensure('company', DEMO_RECRUITER);
  if ((await app.get(CompanyMembers, { strict: false }).find(recruiterId)) === null) {
    await app.get(CommandBus).execute(new AppointRecruiter(companyId, recruiterId));
  }
  for (const applicant of DEMO_APPLICANTS) await accounts.candidate(applicant);
  await seedDemoProfiles(app, DEMO_APPLICANTS);
  return recruiterId;
}

/** Applies and answers as the people of the story do. */
class DemoHiring {
  private readonly commands = this.app.get(CommandBus);
  /** Of those that this run made; what was there before keeps what people made of it. */
  private readonly made = new Map<DemoApplication, { id: number; accountId: number }>();

  constructor(
    private readonly app: INestApplicationContext,
    private readonly company: { id: number; ownerId: number; recruiterId: number },
    private readonly offers: DemoOffers,
  ) {}

  async apply(application: DemoApplication): Promise<void> {
    const offerId = this.offers.idOf(application.to);
    const account = await this.app.get(Accounts, { strict: false }).findByEmail(`${application.who}@demo.test`);
    if (account === null) return;
    const marks = await this.app.get(ApplicationMarks, { strict: false }).among(account.id, [offerId]);
    if (marks.has(offerId)) return;
    const id = await this.commands.execute(
      new ApplyToOffer(
        { accountId: account.id, sessionId: null },
        {
          offerId,
          cvId: null,
          letter: application.letter ?? '',
          answers: await this.answersOf(application, offerId),
          questionsVersion: null,
          poolConsentIn: application.keep === true ? DEFAULT_LANGUAGE : null,
          platform: 'desktop',
        },
      ),
    );
    this.made.set(application, { id, accountId: account.id });
  }

  async go(application: DemoApplication, step: DemoStep): Promise<void> {
    const made = this.made.get(application);
    if (made === undefined) return;
    const { id, accountId } = made;
    const { id: companyId, ownerId, recruiterId } = this.company;
    if ('withdraw' in step) {
      await this.commands.execute(new WithdrawApplication(accountId, id));
      return;
    }
    const member = { companyId, accountId: step.by === 'owner' ? ownerId : recruiterId };
    if ('move' in step) {
      await this.commands.execute(new MoveApplicant(member, id, step.move, await this.versionOf(id, accountId)));
    } else if ('note' in step) {
      const mentioned = step.mentions === undefined ? [] : [step.mentions === 'owner' ? ownerId : recruiterId];
      await this.commands.execute(new AddApplicantNote(member, id, step.note, mentioned));
    } else if ('rate' in step) {
      await this.commands.execute(new RateApplicant(member, id, step.rate));
    } else {
      const writer =
        step.by === 'candidate'
          ? { side: 'candidate' as const, accountId }
          : { side: 'company' as const, ...member, suspended: false };
      await this.commands.execute(
        new PostMessage(writer, id, { text: step.say, attachmentIds: [], key: randomUUID() }),
      );
    }
  }

  private async versionOf(id: number, accountId: number): Promise<number> {
    const { application } = await this.app
      .get(OwnApplications, { strict: false })
      .find(accountId, id, DEFAULT_LANGUAGE);
    return application.version;
  }

  private async answersOf({ answers = [true, 3, []] }: DemoApplication, offerId: number) {
    const { questions } = await this.app.get(ScreeningQuestions, { strict: false }).of(offerId);
    return questions.flatMap(({ id }, at) => {
      const answer = answers[at];
      return answer === undefined || (Array.isArray(answer) && answer.length === 0) ? [] : [{ questionId: id, answer }];
    });
  }
}
