import { createHash } from 'node:crypto';
import { Clock, type Crowd, crowdOf, type RateLimit, RateLimits, Settings, smallerCrowd } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { questionOf } from './domain/suiting-question.js';
import { suitingQuestionsUsedUp } from './suiting.errors.js';
import { type AskedOfCandidates, SuitingCandidates } from './suiting-candidates.js';

const A_DAY = 86_400;
/** Different questions of one company: more than a form asks while somebody fills it in, too few to find somebody by. */
const QUESTIONS: RateLimit = { points: 200, seconds: A_DAY };
/** Whether a question was asked before. */
const ASKED: RateLimit = { points: 1_000_000, seconds: A_DAY };

/** How many suit, by everything and by one thing alone; null where it asks for nothing. */
export interface ToldCrowds {
  all: Crowd;
  languages: Crowd | null;
  skills: Crowd | null;
  place: Crowd | null;
  /** Whom the score of matchings finds; null where it was not asked. */
  well: Crowd | null;
  could: Crowd | null;
}

/** People whom something else has found, who are told as crowds, too. */
export interface FoundElsewhere {
  /** What they were found by, in one form: it is a part of the question. */
  question: string;
  /** Asked only where the company may ask. `each`: so many stand behind one of them. */
  find: () => Promise<{ well: number[]; could: number[]; each: number }>;
}

/** Tells a company how many candidates suit, so that it learns of nobody whether they are here. */
@Injectable()
export class SuitingCrowds {
  constructor(
    private readonly candidates: SuitingCandidates,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** @throws DomainError SUITING_QUESTIONS_USED_UP */
  async tell(
    companyId: number,
    asked: AskedOfCandidates,
    elsewhere: FoundElsewhere | null = null,
  ): Promise<ToldCrowds> {
    const wanted = this.candidates.wantedOf(asked);
    await this.countQuestion(companyId, questionOf(companyId, wanted) + (elsewhere?.question ?? ''));
    const { all, languages, skills, place } = await this.candidates.count(companyId, wanted);
    const crowd = (people: number | null) => (people === null ? null : this.crowd(people, companyId));
    const by = { languages: crowd(languages), skills: crowd(skills), place: crowd(place) };
    const parts = Object.values(by).filter((part) => part !== null);
    return {
      all: parts.reduce(smallerCrowd, this.crowd(all, companyId)),
      ...by,
      ...(elsewhere === null ? { well: null, could: null } : await this.elsewhere(companyId, elsewhere)),
    };
  }

  /** Who suits well is among those who could: no more of them are told. */
  private async elsewhere(companyId: number, { find }: FoundElsewhere): Promise<{ well: Crowd; could: Crowd }> {
    const { well, could, each } = await find();
    const crowd = async (ids: number[]) =>
      this.crowd(Math.round(each * (await this.candidates.countAmong(ids))), companyId);
    const about = await crowd(could);
    return { well: smallerCrowd(await crowd(well), about), could: about };
  }

  private crowd(people: number, companyId: number): Crowd {
    const day = this.clock.now().toISOString().slice(0, 10);
    return crowdOf(people, { secretKey: this.settings.secretKey, day, asker: `company ${companyId}` });
  }

  /** The same question again has the same answer, and costs nothing. */
  private async countQuestion(companyId: number, question: string): Promise<void> {
    const key = createHash('sha256').update(question).digest('base64url');
    if ((await this.limits.used('suiting-question', key, ASKED)) > 0) {
      return;
    }
    const refusal = (retryAfter: number) => suitingQuestionsUsedUp(QUESTIONS.points, retryAfter);
    const use = { name: 'suiting-questions', key: String(companyId), limit: QUESTIONS, refusal };
    await this.limits.counting([use], () => this.limits.consume('suiting-question', key, ASKED));
  }
}
